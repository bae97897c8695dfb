import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
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
 * takes too long or stands still, when the signal says so, and, where the system can do that, when this process dies.
 * Rejects with the reason of the signal, and with `NotStarted`.
 */
export async function runFfmpeg(run: Run): Promise<Ended> {
  const { program, args, folder, mostMs, mostStillMs, signal, isUrgent, onLine } = run;
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
    if (leash.length > 0 && NOT_RUN.includes(code)) throw new NotStarted(complaints);
    if (isOvertime) return { how: 'overtime', code, complaints };
    return { how: killedBy === null ? 'by-itself' : 'killed', code, complaints };
  } finally {
    clearTimeout(limit);
    clearTimeout(still);
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
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It ended already.
  }
}

/** From util-linux, which hardly a Linux is without: the kernel ends what we started when we are killed. */
const LEASH = ['setpriv', '--pdeathsig', 'KILL', '--'];
/** What it answers for a program that is not there, or may not be run. */
const NOT_RUN: readonly (number | null)[] = [126, 127];
let knownLeash: Promise<readonly string[]> | undefined;

async function findLeash(): Promise<readonly string[]> {
  const [command = '', ...args] = [...LEASH, 'true'];
  return promisify(execFile)(command, args).then(
    () => LEASH,
    () => [],
  );
}

/** Once its pipes are empty, too. */
const ended = (child: ChildProcess): Promise<{ code: number | null; killedBy: NodeJS.Signals | null }> =>
  new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new NotStarted(error.message)));
    child.once('close', (code, killedBy) => resolve({ code, killedBy }));
  });
