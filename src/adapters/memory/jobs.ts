import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids, JobId } from '../../domain/kernel/ids.ts';
import type { JobName, JobQueue, Jobs, LeasedJob, Outbox } from '../../domain/kernel/jobs.ts';
import { sortedBy } from './sorted-by.ts';
import { Table, type Restorable } from './table.ts';

interface Job {
  readonly id: JobId;
  readonly name: JobName;
  /** As text, because a stored job shares nothing with whoever wrote it. */
  readonly payload: string;
  readonly attempt: number;
  readonly runAt: Date;
  readonly leasedUntil: Date | null;
  readonly deadAt: Date | null;
  readonly reason: string | null;
  readonly createdAt: Date;
}

/** Both ends of the queue: what a use case leaves behind and what a worker takes up. */
export class MemoryJobs implements Outbox, JobQueue, Restorable {
  private readonly jobs = new Table<Job>();

  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async add<N extends JobName>(name: N, payload: Jobs[N]): Promise<void> {
    const [id, now] = [this.ids.next(), this.clock.now()];
    const fresh = { attempt: 0, runAt: now, leasedUntil: null, deadAt: null, reason: null, createdAt: now };
    this.jobs.set(id, { id, name, payload: JSON.stringify(payload), ...fresh });
  }

  async lease(now: Date, leaseUntil: Date, limit: number): Promise<LeasedJob[]> {
    const due = this.jobs.where(
      (job) => job.deadAt === null && job.runAt <= now && (job.leasedUntil === null || job.leasedUntil <= now),
    );
    const taken = sortedBy(due, (job) => job.runAt, (job) => job.createdAt).slice(0, limit);
    return taken.map(({ id, name, payload, attempt }) => {
      this.jobs.change(id, { attempt: attempt + 1, leasedUntil: leaseUntil });
      return { id, name, payload: JSON.parse(payload) as LeasedJob['payload'], attempt: attempt + 1 };
    });
  }

  async done(id: JobId): Promise<void> {
    this.jobs.delete(id);
  }

  async retryAt(id: JobId, at: Date, reason: string): Promise<void> {
    this.jobs.change(id, { runAt: at, leasedUntil: null, reason });
  }

  async bury(id: JobId, reason: string, at: Date): Promise<void> {
    this.jobs.change(id, { deadAt: at, leasedUntil: null, reason });
  }

  async counts(): Promise<{ waiting: number; dead: number }> {
    const dead = this.jobs.where((job) => job.deadAt !== null).length;
    return { waiting: this.jobs.where(() => true).length - dead, dead };
  }

  snapshot(): () => void {
    return this.jobs.snapshot();
  }
}
