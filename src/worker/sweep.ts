import { SECOND_MS } from '../domain/kernel/clock.ts';
import type { JobId } from '../domain/kernel/ids.ts';
import type { BackgroundWork } from './background-work.ts';
import type { JobLane, LaneId } from './job-lanes.ts';

const SWEEP_EVERY_MS = 2 * SECOND_MS;
const MAX_OFFERED = 100;

/**
 * Offers due jobs without a lease to the queue service, periodically (at-least-once): those that the service lost or
 * never got, those whose lease expired with a killed worker, and failed ones that were retried. A job on offer already
 * stays as it is. The oldest of each lane are enough: as they are done, the next ones follow.
 */
export function startSweep(
  { queue, clock, log, pauseMs = SWEEP_EVERY_MS }: Pick<BackgroundWork, 'queue' | 'clock' | 'log' | 'pauseMs'>,
  lanes: readonly JobLane[],
  offer: (lane: LaneId, ids: readonly JobId[]) => Promise<void>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = async () => {
    for (const { id, names } of lanes) await offer(id, await queue.listDue(clock.now(), MAX_OFFERED, names));
  };
  const next = (waitMs: number) => {
    timer = setTimeout(() => {
      sweeping = sweep()
        .catch((error: unknown) => log.error({ err: error }, 'the job queue does not answer'))
        .finally(() => {
          if (!isStopping) next(pauseMs);
        });
    }, waitMs);
  };
  next(0);
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await sweeping;
  };
}
