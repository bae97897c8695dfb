import { after, MINUTE_MS, type Clock } from '../domain/kernel/clock.ts';
import type { JobQueue, LeasedJob } from '../domain/kernel/jobs.ts';
import { handle, type JobSteps } from './handlers.ts';
import { backoffMs, isWorthRetrying, MOST_ATTEMPTS } from './retry-rule.ts';

export interface WorkerLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

const LEASE_MS = 5 * MINUTE_MS;
const AT_ONCE = 4;

/**
 * Works the SQL queue inside the serving process. A job that was leased when the process died is
 * taken up again when its lease ends. Not here: what a job does, which is its use case's business.
 */
export class InProcessWorker {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly steps: JobSteps,
    private readonly clock: Clock,
    private readonly log: WorkerLog,
    private readonly pauseMs = 500,
  ) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.round = this.drain()
        .catch((error: unknown) => this.log.error({ err: error }, 'the job queue does not answer'))
        .finally(() => {
          if (!this.isStopping) this.start();
        });
    }, this.pauseMs);
  }

  /** Waits for the jobs in hand and takes no more. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** Works until nothing is due. */
  async drain(): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      const jobs = await this.queue.lease(now, after(now, LEASE_MS), AT_ONCE);
      if (jobs.length === 0) return;
      // All of them to their end: when the queue breaks under one, the others are still in hand.
      const ends = await Promise.allSettled(jobs.map((job) => this.work(job)));
      const broken = ends.find((end) => end.status === 'rejected');
      if (broken) throw broken.reason;
      if (this.isStopping) return;
    }
  }

  private async work(job: LeasedJob): Promise<void> {
    if (job.attempt > MOST_ATTEMPTS) {
      await this.queue.bury(job.id, 'The worker ended in the middle of this job every time.', this.clock.now());
      return;
    }
    try {
      await handle(this.steps, job.name, job.payload);
      await this.queue.done(job.id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const now = this.clock.now();
      if (isWorthRetrying(error, job.attempt)) {
        this.log.warn({ job: job.name, id: job.id, attempt: job.attempt, err: error }, 'a job will be tried again');
        await this.queue.retryAt(job.id, after(now, backoffMs(job.attempt, Math.random())), reason);
      } else {
        this.log.error({ job: job.name, id: job.id, attempt: job.attempt, err: error }, 'a job is given up');
        await this.queue.bury(job.id, reason, now);
      }
    }
  }
}
