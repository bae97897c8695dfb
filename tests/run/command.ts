import { spawn } from 'node:child_process';

/** Longer than a whole run takes beside others, and less than the 90 minutes that CI gives it. */
const LIMIT_MS = 60 * 60_000;

const ending = new AbortController();

/** Ends what runs, and lets nothing else begin. */
export const endAll = (): void => ending.abort();

/**
 * Runs a program with its output shown as it comes. Answers its exit code, or 1 when it took too long. Rejects where it
 * cannot be started, and where the run was ended.
 */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  limitMs = LIMIT_MS,
): Promise<number> {
  return new Promise((resolve, reject) => {
    // Playwright closes its browsers and servers on SIGINT.
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: limitMs,
      killSignal: 'SIGINT',
      signal: ending.signal,
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
