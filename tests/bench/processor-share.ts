import { Worker } from 'node:worker_threads';

const PERIOD_MS = 40;

/** In a thread of its own, because the bench's own is busy with asking. */
const PROGRAM = `
  const { workerData } = require('node:worker_threads');
  const { pids, slotMs, periodMs } = workerData;
  pids.forEach((pid, index) => {
    process.kill(pid, 'SIGSTOP');
    setTimeout(() => setInterval(() => {
      process.kill(pid, 'SIGCONT');
      setTimeout(() => process.kill(pid, 'SIGSTOP'), slotMs);
    }, periodMs), (index * periodMs) / pids.length);
  });
`;

/**
 * Lets each process run for a share of every 40 ms and stops it for the rest, as cpulimit does, one after the other. So
 * it is asked what two servers do with their processors, on a machine that has none left over for the second.
 */
export async function withProcessorShare<Found>(
  pids: readonly number[],
  share: number,
  work: () => Promise<Found>,
): Promise<Found> {
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: { pids, slotMs: PERIOD_MS * share, periodMs: PERIOD_MS },
  });
  try {
    return await work();
  } finally {
    await worker.terminate();
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
}
