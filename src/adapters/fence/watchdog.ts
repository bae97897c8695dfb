import { Worker } from 'node:worker_threads';
import { OVERTIME_SIGNAL, type Task } from './protocol.ts';

const LOOK_MS = 250;

/**
 * Source of the watchdog thread: a looping library would block any timer in its own thread. A string, so that it is
 * equal from source and from the build.
 */
const PROGRAM = `
  const { workerData } = require('node:worker_threads');
  const { work, maxProcessorMs, serverPid, lookMs, signal } = workerData;
  const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  let known = 0;
  let since = 0;
  setInterval(() => {
    if (process.ppid !== serverPid) process.kill(process.pid, 'SIGKILL');
    const now = Atomics.load(work, 0);
    if (now !== known) { known = now; since = spent(); }
    if (now % 2 === 1 && spent() - since > maxProcessorMs) process.kill(process.pid, signal);
  }, lookMs);
`;

/**
 * Watchdog: ends this process when a file exceeds its CPU time, or when the server is gone. CPU time, not
 * wall-clock time: a valid file must not be refused because the machine is busy.
 */
export function startWatchdog({ maxProcessorMs }: Task, serverPid: number): { turn(): void } {
  // Odd while a file is being read.
  const work = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(PROGRAM, {
    eval: true,
    execArgv: [],
    workerData: { work, maxProcessorMs, serverPid, lookMs: LOOK_MS, signal: OVERTIME_SIGNAL },
  });
  thread.unref();
  return { turn: () => void Atomics.add(work, 0, 1) };
}
