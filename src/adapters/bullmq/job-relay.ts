import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { JobId } from '../../domain/kernel/ids.ts';
import type { AddedJob, JobName } from '../../domain/kernel/jobs.ts';
import { FORGOTTEN, laneQueue, PREFIX, type RelayedJob, type RelayLog } from './queues.ts';

/** The connection has a patience of its own; this one also covers the time before it was first ready. */
const OFFER_MS = 2000;

interface Offer {
  readonly id: JobId;
  readonly name: string;
  readonly delay: number;
}

/**
 * Hands the ids of committed jobs to BullMQ, one queue for each lane: one round trip for each lane of a commit, which
 * nobody waits for, and best effort. What Redis did not take is offered again by the workers (`startSweep`), because
 * the row is the truth. A job that is there already is not added again, since BullMQ's id is the row's.
 */
export class JobRelay<LaneId extends string> {
  private readonly queues: ReadonlyMap<LaneId, Queue<RelayedJob>>;
  private readonly underway = new Set<Promise<unknown>>();
  private isInTrouble = false;

  /** @param redis a connection that answers soon or rejects; its owner closes it. */
  constructor(
    private readonly redis: Redis,
    lanes: readonly LaneId[],
    private readonly laneOf: (name: JobName) => LaneId,
    private readonly log: RelayLog,
  ) {
    this.queues = new Map(lanes.map((lane) => [lane, openQueue(redis, laneQueue(lane))]));
  }

  /** For a commit, which neither waits for it nor fails with it. */
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

  /** Jobs that are due by now. */
  offerDue(lane: LaneId, ids: readonly JobId[]): Promise<void> {
    return this.offer(
      lane,
      ids.map((id) => ({ id, name: 'due', delay: 0 })),
    );
  }

  /** Waits for what is on its way. */
  async close(): Promise<void> {
    await Promise.all(this.underway);
    await Promise.all(Array.from(this.queues.values(), (queue) => queue.close()));
  }

  /** Never rejects: the rows wait for the next sweep. */
  private async offer(lane: LaneId, offers: readonly Offer[]): Promise<void> {
    const queue = this.queues.get(lane);
    // Until its first connection BullMQ would wait for ever; that Redis is away is told by the connection.
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
 * @param redis a connection that answers soon or rejects. BullMQ asks it for Redis's version once, and keeps a
 * rejection for good: a Redis that is slow in that moment would get no job of this process any more. The workers, whose
 * connection waits, check the version.
 */
export function openQueue<Data>(redis: Redis, name: string): Queue<Data> {
  const queue = new Queue<Data>(name, {
    connection: redis,
    prefix: PREFIX,
    skipVersionCheck: true,
    streams: { events: { maxLen: 100 } },
  });
  // The connection tells of its outages, and each call of what became of it.
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
