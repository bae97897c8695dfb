import { DelayedError } from 'bullmq';
import type { Redis } from 'ioredis';
import type { JobId } from '../../domain/kernel/ids.ts';
import { openWorker } from './open-worker.ts';
import { laneQueue, type RelayedJob, type RelayLog } from './queues.ts';

const OPENING_MS = 250;

interface RelayedLane {
  readonly id: string;
  readonly atOnce: number;
  isOpen(): boolean;
}

/**
 * Works the queues of all lanes: `run` takes the row by its id, runs it and answers when it is to be tried again, if it
 * is. Attempts, leases and failures are the row's. Answers with a function that ends after the jobs in hand.
 */
export function startLanes(
  redis: Redis,
  lanes: readonly RelayedLane[],
  run: (id: JobId) => Promise<Date | undefined>,
  log: RelayLog,
): () => Promise<void> {
  const stopping = new AbortController();
  const workers = lanes.map((lane) =>
    openWorker<RelayedJob>(
      redis,
      laneQueue(lane.id),
      async (job, token) => {
        while (!lane.isOpen() && !stopping.signal.aborted)
          await new Promise((resolve) => setTimeout(resolve, OPENING_MS));
        // Its row is offered again.
        if (stopping.signal.aborted) return;
        const again = await run(job.data.jobId);
        if (!again) return;
        await job.moveToDelayed(again.getTime(), token);
        throw new DelayedError();
      },
      { atOnce: lane.atOnce, log },
    ),
  );
  return async () => {
    stopping.abort();
    await Promise.all(workers.map((stop) => stop()));
  };
}
