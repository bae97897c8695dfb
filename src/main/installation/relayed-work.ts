import type { Redis } from 'ioredis';
import type { JobRelay } from '../../adapters/bullmq/job-relay.ts';
import { startLanes } from '../../adapters/bullmq/lane-workers.ts';
import { startTasks } from '../../adapters/bullmq/task-workers.ts';
import type { StartWork } from '../../worker/background-work.ts';
import { jobLanes, type LaneId } from '../../worker/job-lanes.ts';
import { JobRunner } from '../../worker/job-runner.ts';
import { startSweep } from '../../worker/sweep.ts';

interface Relayed {
  readonly relay: JobRelay<LaneId>;
  /** A connection that answers soon or rejects. */
  readonly producer: Redis;
  /** Opens one that waits for Redis. */
  openWorkerRedis(): Redis;
}

/** Jobs by the ids that BullMQ hands out, in any number of processes; each row is taken in SQL before it is worked. */
export const relayedWork =
  ({ relay, producer, openWorkerRedis }: Relayed): StartWork =>
  (work) => {
    const redis = openWorkerRedis();
    const runner = new JobRunner(work);
    const lanes = jobLanes(work.isQuiet);
    const stops = [
      startLanes(redis, lanes, (id) => runner.runById(id), work.log),
      startTasks({ producer, redis }, work.tasks, work.log),
      startSweep(work, lanes, (lane, ids) => relay.offerDue(lane, ids)),
    ];
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
      redis.disconnect();
    };
  };
