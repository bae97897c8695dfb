import { after, type Clock, SECOND_MS } from '../domain/kernel/clock.ts';
import type { JobId } from '../domain/kernel/ids.ts';
import { type JobQueue, type LeasedJob, MAX_LOST, SET_ASIDE } from '../domain/kernel/jobs.ts';
import { handle, type JobHandlers } from './handlers.ts';
import { type Backoff, backoffMs, isWorthRetrying, MAX_ATTEMPTS } from './retry-rule.ts';

export interface WorkerLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Duration of a lease: a killed process's job is free again after it. */
export const LEASE_MS = 30 * SECOND_MS;
const RENEW_EVERY_MS = 10 * SECOND_MS;

/** Dependencies shared by the workers of one process. */
export interface Workplace {
  readonly queue: JobQueue;
  readonly handlers: JobHandlers;
  readonly clock: Clock;
  readonly log: WorkerLog;
  /** Delay of the next attempt; default `backoffMs`. */
  readonly backoff?: Backoff | undefined;
}

/**
 * Runs one job to its end and records the outcome in SQL, for jobs from a lane of the table and for jobs by id from a
 * queue service. The lease is short and renewed during the work, so that the job of a killed process is soon taken up
 * again. A job's own work is its use case's business.
 */
export class JobRunner {
  constructor(private readonly place: Workplace) {}

  leaseUntil(now: Date): Date {
    return after(now, LEASE_MS);
  }

  /** Runs the job with this id if it is due and free. Answers when it is to be tried again, if it is. */
  async runById(id: JobId): Promise<Date | undefined> {
    const now = this.place.clock.now();
    const job = await this.place.queue.take(id, now, this.leaseUntil(now));
    return job && this.run(job);
  }

  /** Runs a job that was leased. Answers when it is to be tried again, if it is. */
  async run(job: LeasedJob): Promise<Date | undefined> {
    const letGo = this.hold(job.id);
    try {
      return await this.work(job);
    } finally {
      letGo();
    }
  }

  /** Renews the lease (heartbeat) until the returned function is called. */
  private hold(id: JobId): () => void {
    const { queue, clock, log } = this.place;
    const renew = () =>
      queue
        .extend([id], this.leaseUntil(clock.now()))
        .catch((error: unknown) => log.warn({ err: error }, 'a lease was not renewed'));
    const timer = setInterval(() => void renew(), RENEW_EVERY_MS);
    return () => clearInterval(timer);
  }

  private async work(job: LeasedJob): Promise<Date | undefined> {
    const { queue, handlers, clock, log, backoff = backoffMs } = this.place;
    if (job.lost >= MAX_LOST) {
      log.error({ job: job.name, id: job.id, attempt: job.attempt }, 'a job that ended its process twice is set aside');
      await queue.fail(job.id, SET_ASIDE, clock.now());
      return undefined;
    }
    if (job.attempt > MAX_ATTEMPTS) {
      await queue.fail(job.id, 'This job was begun ten times and never came to an end.', clock.now());
      return undefined;
    }
    try {
      await handle(handlers, job.name, job.payload);
      await queue.done(job.id);
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const now = clock.now();
      if (isWorthRetrying(error, job.attempt)) {
        const at = after(now, backoff(job.attempt, Math.random()));
        log.warn({ job: job.name, id: job.id, attempt: job.attempt, err: error }, 'a job will be tried again');
        await queue.retryAt(job.id, at, reason);
        return at;
      }
      log.error({ job: job.name, id: job.id, attempt: job.attempt, err: error }, 'a job has failed');
      await queue.fail(job.id, reason, now);
      return undefined;
    }
  }
}
