export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export const row = (name: string, ...cells: readonly string[]): void =>
  say(name.padEnd(56) + cells.map((cell) => cell.padStart(12)).join(''));
