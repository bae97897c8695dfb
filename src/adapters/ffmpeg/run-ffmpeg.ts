import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority, totalmem } from 'node:os';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export interface Run {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  /** Of the clock, all in all. */
  readonly mostMs: number;
  /** Without a line of output that is news. */
  readonly mostStillMs: number;
  readonly signal: AbortSignal;
  /** At our own priority, and not below it. */
  readonly isUrgent?: boolean;
  /** Answers whether the line tells of progress. */
  readonly onLine?: (line: string) => boolean;
  /** Asked again and again while it runs; what it rejects with ends it. */
  readonly check?: { readonly everyMs: number; readonly run: () => Promise<unknown> };
}

export interface Ended {
  readonly how: 'by-itself' | 'overtime' | 'killed';
  readonly code: number | null;
  /** The end of what it complained about. */
  readonly complaints: string;
}

/** The program is not there, or may not be run. */
export class NotStarted extends Error {}

const KEPT_CHARACTERS = 16_000;

/**
 * Runs ffmpeg without a shell, behind the work of everybody else unless it is urgent, and ends it for certain: when it
 * takes too long or stands still, when the signal or the check says so, and, where the system can do that, when this
 * process dies. Rejects with the reason of the signal or of the check, and with `NotStarted`.
 */
export async function runFfmpeg(run: Run): Promise<Ended> {
  const { program, args, folder, mostMs, mostStillMs, signal, isUrgent, onLine, check } = run;
  const leash = await (knownLeash ??= findLeash());
  signal.throwIfAborted();
  const child = started([...leash, program, ...args], folder);
  if (!isUrgent) giveWay(child);
  let isOvertime = false;
  const endOvertime = () => {
    isOvertime = true;
    child.kill('SIGKILL');
  };
  const limit = setTimeout(endOvertime, mostMs);
  let still = setTimeout(endOvertime, mostStillMs);
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
    still = setTimeout(endOvertime, mostStillMs);
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
    // It needs none of our settings, and some of them are secrets.
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

/**
 * Below normal, a tenth of another's share on Linux. At the lowest it would stand still where others keep the machine
 * busy.
 */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It ended already.
  }
  // Linux: when memory runs out it is ended first, and not the school. Elsewhere there is no such file.
  void writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
}

const GIB = 1024 ** 3;
/** Address space: a video of 4K takes one GiB, one of 8K some four. */
const MAX_MEMORY_BYTES = Math.round(Math.min(6 * GIB, Math.max(2 * GIB, 0.75 * totalmem())));

/**
 * From util-linux, which hardly a Linux is without: the kernel ends what we started when we are killed, and gives it
 * so much memory and no more. Where one of them is not there, `-max_alloc` and the limit of pixels are what is left.
 */
const LEASHES = [
  ['setpriv', '--pdeathsig', 'KILL', '--'],
  ['prlimit', `--as=${MAX_MEMORY_BYTES}`, '--'],
];
/** What it answers for a program that is not there, or may not be run. */
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

/** Once its pipes are empty, too. */
const ended = (child: ChildProcess): Promise<{ code: number | null; killedBy: NodeJS.Signals | null }> =>
  new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new NotStarted(error.message)));
    child.once('close', (code, killedBy) => resolve({ code, killedBy }));
  });
