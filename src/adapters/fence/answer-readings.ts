import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Input } from './input.ts';
import { type End, LENGTH_BYTES, type Piece, type Task } from './protocol.ts';
import { startWatchdog } from './watchdog.ts';

/** Work of a child process on each file. */
export interface Reading<R, P> {
  /**
   * Reads the next `bytes` of the input, and says the parts of a long reading as it goes. A rejection is a file over
   * the limits.
   */
  read(input: Input, bytes: number, say: (piece: P) => Promise<void>): Promise<R>;
  memoryBytes(): number;
}

const BEHIND_THE_SERVER = 5;

/** Body of a child process: reads files one after another until the input ends. */
export async function answerReadings<T extends Task, R, P = never>(
  prepare: (task: T) => Promise<Reading<R, P>>,
): Promise<never> {
  /** Ctrl+C in the terminal signals the child too; the server ends it. */
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

  const task = JSON.parse(process.argv[2] ?? '') as T;
  setPriority(BEHIND_THE_SERVER);
  beFirstToGo();
  const watchdog = startWatchdog(task, Number(process.argv[3]));
  const reading = await prepare(task);
  const input = new Input(process.stdin);

  const say = (piece: P) => send({ piece } satisfies Piece<P>);
  for (const length = Buffer.alloc(LENGTH_BYTES); ; ) {
    if (!(await input.take(LENGTH_BYTES, (part, at) => length.set(part, at)))) process.exit();
    const bytes = length.readUIntBE(0, LENGTH_BYTES);
    watchdog.turn();
    const result = await reading.read(input, bytes, say).catch(() => null);
    watchdog.turn();
    await send({ reading: result, memoryBytes: reading.memoryBytes() } satisfies End<R>);
  }
}

function send(words: object): Promise<void> {
  return new Promise((resolve) => process.send!(words, undefined, undefined, () => resolve()));
}

/** Raises the OOM score: if memory runs out, Linux kills this process, not the server or the database. */
function beFirstToGo(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system, or a sandbox without this file: keep its default.
  }
}
