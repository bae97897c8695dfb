import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

const running = new Set<ChildProcess>();

/**
 * Four times what the longest stage has taken on two idle cores, since a busy machine is slower and not wrong, and less
 * than the 90 minutes that CI gives the whole run.
 */
const STAGE_LIMIT_MS = 75 * 60_000;
/** Playwright closes browsers and servers on SIGINT before it ends. */
const SHUTDOWN_MS = 20_000;

/** Sets the one environment that every child process gets, on top of our own. */
export type Environment = Readonly<Record<string, string>>;

interface HowToRun {
  readonly limitMs?: number;
  /**
   * At a low priority, and with the output in one piece at its end, because others write meanwhile. Not at the lowest:
   * beside processes that others keep busy it would never end, and journeys wait for the build.
   */
  readonly inBackground?: boolean;
}

/** Runs a program with its output shown as it comes. Answers its exit code, or 1 when it was ended. */
export function run(
  program: string,
  args: readonly string[],
  env: Environment = {},
  { limitMs = STAGE_LIMIT_MS, inBackground = false }: HowToRun = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = inBackground ? 'pipe' : 'inherit';
    const child = spawn(program, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
    running.add(child);
    if (inBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const outputs = Promise.all([outputOf(child.stdout), outputOf(child.stderr)]);
    const limit = setTimeout(() => {
      process.stdout.write(`${program} took longer than ${Math.round(limitMs / 1000)} s and is ended\n`);
      end(child);
    }, limitMs);
    const settle = () => {
      clearTimeout(limit);
      running.delete(child);
    };
    child.once('error', (error) => (settle(), reject(error)));
    child.once('close', async (code) => {
      settle();
      process.stdout.write((await outputs).join(''));
      resolve(code ?? 1);
    });
  });
}

const outputOf = async (stream: Readable | null): Promise<string> =>
  stream === null ? '' : text(stream).catch(() => '');

/** A tool of this checkout, started without a shell or npm in between: its pid is the tool's own. */
export const tool = (name: string, args: readonly string[], env?: Environment, how?: HowToRun): Promise<number> =>
  run(`node_modules/.bin/${name}`, args, env, how);

export const script = (path: string, env?: Environment, how?: HowToRun): Promise<number> =>
  run(process.execPath, ['--import', 'tsx', path], env, how);

/** Ends what is still running, for the case that we are ended ourselves. */
export function endChildren(): void {
  for (const child of running) end(child);
}

function end(child: ChildProcess): void {
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_MS).unref();
}
