import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

/**
 * Five times what the longest stage takes on two idle cores, and less than the 90 minutes that CI gives the whole run.
 */
const STAGE_LIMIT_MS = 40 * 60_000;
/** Playwright closes browsers and servers on SIGINT before it ends. */
const SHUTDOWN_MS = 20_000;

/** Sets the one environment that every child process gets, on top of our own. */
export type Environment = Readonly<Record<string, string>>;

/** Runs a program with its output shown as it comes. Answers its exit code, or 1 when it was ended. */
export function run(
  program: string,
  args: readonly string[],
  env: Environment = {},
  limitMs: number = STAGE_LIMIT_MS,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    running.add(child);
    const limit = setTimeout(() => {
      process.stdout.write(`${program} took longer than ${Math.round(limitMs / 1000)} s and is ended\n`);
      end(child);
    }, limitMs);
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
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_MS).unref();
}
