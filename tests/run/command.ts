import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();
const STAGE_LIMIT_MS = 18 * 60_000;
const PATIENCE_MS = 5_000;

/** Sets the one environment that every child process gets, on top of our own. */
export type Environment = Readonly<Record<string, string>>;

/** Runs a program with its output shown as it comes. Answers its exit code, or 1 when it was ended. */
export function run(program: string, args: readonly string[], env: Environment = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    running.add(child);
    const limit = setTimeout(() => {
      process.stdout.write(`${program} took longer than ${STAGE_LIMIT_MS / 60_000} minutes and is ended\n`);
      end(child);
    }, STAGE_LIMIT_MS);
    const settle = () => {
      clearTimeout(limit);
      running.delete(child);
    };
    child.once('error', (error) => (settle(), reject(error)));
    child.once('exit', (code) => (settle(), resolve(code ?? 1)));
  });
}

/** A tool of this checkout, started without a shell or npm in between: its pid is the tool's own. */
export const tool = (name: string, args: readonly string[], env?: Environment): Promise<number> =>
  run(`node_modules/.bin/${name}`, args, env);

export const script = (path: string, env?: Environment): Promise<number> =>
  run(process.execPath, ['--import', 'tsx', path], env);

/** Ends what is still running, for the case that we are ended ourselves. */
export function endChildren(): void {
  for (const child of running) end(child);
}

function end(child: ChildProcess): void {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
}
