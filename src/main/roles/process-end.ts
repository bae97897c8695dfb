import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const STANDARD_ERROR = 2;
const PATIENCE_MS = 2000;
const LOOK_EVERY_MS = 20;

/** Pending calls of libuv's threads: of files, where a broken disk may block for ever, and of host names. */
const IN_A_THREAD = /^(FSReq|GetAddrInfo|GetNameInfo)/;
const isThreadBusy = (): boolean => process.getActiveResourcesInfo().some((name) => IN_A_THREAD.test(name));

/** Ends this process even if something in it hangs; waits for nothing, and writes nothing more. */
const killItself = (): void => void process.kill(process.pid, 'SIGKILL');

/**
 * Ends this process with a code. `process.exit` joins the threads of libuv: one that hangs in a disk which does not
 * answer would keep the process for ever, and deaf to SIGTERM.
 */
export async function endProcess(code: number): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  while (isThreadBusy() && performance.now() < endMs) await pause(LOOK_EVERY_MS);
  if (isThreadBusy()) killItself();
  else process.exit(code);
}

/**
 * Last resort: after an uncaught exception the state is undefined. Logs it and ends the process at once, so that its
 * supervisor restarts it.
 */
export function endOnUncaughtException(): void {
  process.on('uncaughtException', (error: unknown) => {
    try {
      writeSync(STANDARD_ERROR, `${fatalLine(error)}\n`);
    } finally {
      killItself();
    }
  });
}

/** Formats the error as a log line, where both streams are collected together. */
function fatalLine(error: unknown): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const err = { type: name, message, stack };
  return JSON.stringify({ level: 60, time: Date.now(), msg: 'nobody caught this error: the process ends', err });
}
