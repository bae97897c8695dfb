import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority, totalmem } from 'node:os';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export interface Run {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  /** Total timeout. */
  readonly maxMs: number;
  /** Timeout without progress. */
  readonly maxStillMs: number;
  readonly signal: AbortSignal;
  /** Normal priority instead of the lowest. */
  readonly isUrgent?: boolean;
  /** Tells whether the line shows progress. */
  readonly onLine?: (line: string) => boolean;
  /** Runs periodically; a rejection ends the process. */
  readonly check?: { readonly everyMs: number; readonly run: () => Promise<unknown> };
}

export interface Ended {
  readonly how: 'by-itself' | 'overtime' | 'killed';
  readonly code: number | null;
  /** The end of stderr. */
  readonly complaints: string;
}

/** The program is missing or not executable. */
export class NotStarted extends Error {}

const KEPT_CHARACTERS = 16_000;

/**
 * Runs ffmpeg without a shell, at the lowest priority unless urgent, and guarantees its end: on timeout, without
 * progress, on abort or a failed check, and, where the system supports it, with the death of this process. Rejects with
 * the reason of the signal or check, or with `NotStarted`.
 */
export async function runFfmpeg(run: Run): Promise<Ended> {
  const { program, args, folder, maxMs, maxStillMs, signal, isUrgent, onLine, check } = run;
  const leash = await (knownLeash ??= findLeash());
  signal.throwIfAborted();
  const child = started([...leash, program, ...args], folder);
  if (!isUrgent) giveWay(child);
  let isOvertime = false;
  const endOvertime = () => {
    isOvertime = true;
    child.kill('SIGKILL');
  };
  const limit = setTimeout(endOvertime, maxMs);
  let still = setTimeout(endOvertime, maxStillMs);
  const failed: { reason?: unknown } = {};
  const look = async () => {
    await check?.run().catch((reason: unknown) => {
      failed.reason ??= reason;
      child.kill('SIGKILL');
    });
  };
  const looking = check && setInterval(() => void look(), check.everyMs);
  const abort = () => child.kill('SIGKILL');
  signal.addEventListener('abort', abort);
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-KEPT_CHARACTERS);
  });
  createInterface({ input: child.stdout!, crlfDelay: Infinity }).on('line', (line) => {
    if (!onLine?.(line)) return;
    clearTimeout(still);
    still = setTimeout(endOvertime, maxStillMs);
  });
  try {
    const { code, killedBy } = await ended(child);
    signal.throwIfAborted();
    if (failed.reason !== undefined) throw failed.reason;
    if (leash.length > 0 && NOT_RUN.includes(code)) throw new NotStarted(complaints);
    if (isOvertime) return { how: 'overtime', code, complaints };
    return { how: killedBy === null ? 'by-itself' : 'killed', code, complaints };
  } finally {
    clearTimeout(limit);
    clearTimeout(still);
    clearInterval(looking);
    signal.removeEventListener('abort', abort);
  }
}

function started([command = '', ...args]: readonly string[], folder: string): ChildProcess {
  return spawn(command, args, {
    cwd: folder,
    // No environment: it needs none of our settings, and some are secrets.
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

/** Lowers the priority to the lowest: on Linux a seventieth of another process's share. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has already exited.
  }
  // Linux: the OOM killer ends it first, not the school. Other systems lack this file.
  void writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
}

const GIB = 1024 ** 3;
/** Address space: a video of 4K takes one GiB, one of 8K some four. */
const MAX_MEMORY_BYTES = Math.round(Math.min(6 * GIB, Math.max(2 * GIB, 0.75 * totalmem())));

/**
 * Wrappers of util-linux, present on nearly every Linux: the kernel kills the child when we are killed, and limits its
 * memory. Without them, `-max_alloc` and the limit of pixels remain.
 */
const LEASHES = [
  ['setpriv', '--pdeathsig', 'KILL', '--'],
  ['prlimit', `--as=${MAX_MEMORY_BYTES}`, '--'],
];
/** Exit codes of a program that is missing or not executable. */
const NOT_RUN: readonly (number | null)[] = [126, 127];
let knownLeash: Promise<readonly string[]> | undefined;

async function findLeash(): Promise<readonly string[]> {
  const works = ([command = '', ...args]: readonly string[]): Promise<boolean> =>
    promisify(execFile)(command, [...args, 'true']).then(
      () => true,
      () => false,
    );
  const found = await Promise.all(LEASHES.map(async (leash) => ((await works(leash)) ? leash : [])));
  return found.flat();
}

/** Resolves after the pipes are drained too. */
const ended = (child: ChildProcess): Promise<{ code: number | null; killedBy: NodeJS.Signals | null }> =>
  new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new NotStarted(error.message)));
    child.once('close', (code, killedBy) => resolve({ code, killedBy }));
  });
