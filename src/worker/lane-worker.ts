import { after, type Clock, SECOND_MS } from '../domain/kernel/clock.ts';
import type { JobQueue, LeasedJob } from '../domain/kernel/jobs.ts';
import { handle, type JobHandlers } from './handlers.ts';
import type { JobLane } from './job-lanes.ts';
import { backoffMs, isWorthRetrying, MAX_ATTEMPTS } from './retry-rule.ts';

export interface WorkerLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** How long a job stays in the hands of a process that was killed. */
export const LEASE_MS = 30 * SECOND_MS;
const RENEW_EVERY_MS = 10 * SECOND_MS;

/** What the workers of one process share. */
export interface Workplace {
  readonly queue: JobQueue;
  readonly handlers: JobHandlers;
  readonly clock: Clock;
  readonly log: WorkerLog;
  /** Between two looks for work. */
  readonly pauseMs: number;
}

/**
 * Works off the jobs of one lane. Leases are short and renewed while the work goes on, so that what a
 * killed process had in hand is soon taken up again. Not here: what a job does, which is its use case's business.
 */
export class LaneWorker {
  private timer: NodeJS.Timeout | undefined;
  private drained: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly place: Workplace,
    private readonly lane: JobLane,
  ) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.drained = this.drain()
        .catch((error: unknown) => this.place.log.error({ err: error }, 'the job queue does not answer'))
        .finally(() => {
          if (!this.isStopping) this.start();
        });
    }, this.place.pauseMs);
  }

  /** Waits for the jobs in hand and takes no more. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.drained;
  }

  /** Works until nothing is due, or this is no time for it any more. */
  async drain(): Promise<void> {
    const { queue, clock } = this.place;
    while (this.lane.isOpen()) {
      const now = clock.now();
      const jobs = await queue.lease(now, after(now, LEASE_MS), this.lane.atOnce, this.lane.names);
      if (jobs.length === 0) return;
      const letGo = this.hold(jobs);
      // All of them to their end: when the queue breaks under one, the others are still in hand.
      const ends = await Promise.allSettled(jobs.map((job) => this.work(job))).finally(letGo);
      const broken = ends.find((end) => end.status === 'rejected');
      if (broken) throw broken.reason;
      if (this.isStopping) return;
    }
  }

  /** Until they are let go, nobody else takes them up. */
  private hold(jobs: readonly LeasedJob[]): () => void {
    const { queue, clock, log } = this.place;
    const ids = jobs.map(({ id }) => id);
    const renew = () =>
      queue
        .extend(ids, after(clock.now(), LEASE_MS))
        .catch((error: unknown) => log.warn({ err: error }, 'a lease was not renewed'));
    const timer = setInterval(() => void renew(), RENEW_EVERY_MS);
    return () => clearInterval(timer);
  }

  private async work(job: LeasedJob): Promise<void> {
    const { queue, handlers, clock, log } = this.place;
    if (job.attempt > MAX_ATTEMPTS) {
      await queue.fail(job.id, 'The worker ended in the middle of this job every time.', clock.now());
      return;
    }
    try {
      await handle(handlers, job.name, job.payload);
      await queue.done(job.id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const now = clock.now();
      if (isWorthRetrying(error, job.attempt)) {
        log.warn({ job: job.name, id: job.id, attempt: job.attempt, err: error }, 'a job will be tried again');
        await queue.retryAt(job.id, after(now, backoffMs(job.attempt, Math.random())), reason);
      } else {
        log.error({ job: job.name, id: job.id, attempt: job.attempt, err: error }, 'a job has failed');
        await queue.fail(job.id, reason, now);
      }
    }
  }
}
