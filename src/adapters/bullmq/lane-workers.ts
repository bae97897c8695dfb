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
 * Starts a worker per lane: `run` takes the row by id, runs it and returns when to retry, if at all. Attempts, leases
 * and failures are stored in the row. Returns a function that stops after the running jobs.
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
