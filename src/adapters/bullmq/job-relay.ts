import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { JobId } from '../../domain/kernel/ids.ts';
import type { AddedJob, JobName } from '../../domain/kernel/jobs.ts';
import { FORGOTTEN, laneQueue, PREFIX, type RelayedJob, type RelayLog } from './queues.ts';

/** Timeout of an offer. The connection has its own; this one also covers the time before it was first ready. */
const OFFER_MS = 2000;

interface Offer {
  readonly id: JobId;
  readonly name: string;
  readonly delay: number;
}

/**
 * Passes ids of committed jobs to BullMQ, one queue per lane and one round trip per lane and commit. Fire and forget:
 * the SQL row is authoritative, and the workers' sweep (`startSweep`) offers again what Redis did not take. Idempotent,
 * because BullMQ's job id is the row's id.
 */
export class JobRelay<LaneId extends string> {
  private readonly queues: ReadonlyMap<LaneId, Queue<RelayedJob>>;
  private readonly underway = new Set<Promise<unknown>>();
  private isInTrouble = false;

  /** @param redis a fail-fast connection; its owner closes it. */
  constructor(
    private readonly redis: Redis,
    lanes: readonly LaneId[],
    private readonly laneOf: (name: JobName) => LaneId,
    private readonly log: RelayLog,
  ) {
    this.queues = new Map(lanes.map((lane) => [lane, openQueue(redis, laneQueue(lane))]));
  }

  /** Offers jobs after a commit, which neither waits for it nor fails with it. */
  offerLater(jobs: readonly AddedJob[]): void {
    const now = Date.now();
    const lanes = new Set(jobs.map(({ name }) => this.laneOf(name)));
    for (const lane of lanes) {
      const ofLane = jobs.filter(({ name }) => this.laneOf(name) === lane);
      const offers = ofLane.map(({ id, name, at }) => ({ id, name, delay: Math.max(0, at.getTime() - now) }));
      const offered = this.offer(lane, offers).finally(() => this.underway.delete(offered));
      this.underway.add(offered);
    }
  }

  /** Offers due jobs. */
  offerDue(lane: LaneId, ids: readonly JobId[]): Promise<void> {
    return this.offer(
      lane,
      ids.map((id) => ({ id, name: 'due', delay: 0 })),
    );
  }

  /** Waits for running offers. */
  async close(): Promise<void> {
    await Promise.all(this.underway);
    await Promise.all(Array.from(this.queues.values(), (queue) => queue.close()));
  }

  /** Never rejects: the rows wait for the next sweep. */
  private async offer(lane: LaneId, offers: readonly Offer[]): Promise<void> {
    const queue = this.queues.get(lane);
    // Before its first connection BullMQ would wait forever; the connection logs Redis outages.
    if (!queue || offers.length === 0 || this.redis.status !== 'ready') return;
    try {
      const jobs = offers.map(({ id, name, delay }) => ({
        name,
        data: { jobId: id },
        opts: { ...FORGOTTEN, jobId: id, delay },
      }));
      await within(OFFER_MS, queue.addBulk(jobs));
      this.isInTrouble = false;
    } catch (error) {
      if (!this.isInTrouble) this.log.warn({ err: error, lane }, 'jobs wait in SQL, because Redis did not take them');
      this.isInTrouble = true;
    }
  }
}

/**
 * Opens a queue.
 *
 * @param redis a fail-fast connection. BullMQ asks it once for Redis's version and caches a rejection: with a slow
 * Redis at that moment, this process could never offer a job. The workers, whose connection waits, check the version.
 */
export function openQueue<Data>(redis: Redis, name: string): Queue<Data> {
  const queue = new Queue<Data>(name, {
    connection: redis,
    prefix: PREFIX,
    skipVersionCheck: true,
    streams: { events: { maxLen: 100 } },
  });
  // The connection logs outages, and each call handles its own error.
  queue.on('error', () => undefined);
  return queue;
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not answer in ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
