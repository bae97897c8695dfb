import { after, type Clock } from '../../../src/domain/kernel/clock.ts';
import type { FileKey, Ids, JobId } from '../../../src/domain/kernel/ids.ts';
import {
  CLOCK_STEP_MS,
  type ConversionJob,
  type JobEntry,
  type JobMonitor,
  type JobName,
  type JobNames,
  type JobQueue,
  type Jobs,
  type LeasedJob,
  LONG_JOBS,
  type Outbox,
} from '../../../src/domain/kernel/jobs.ts';
import type { JobState } from '../../../src/domain/kernel/literals.ts';
import { sortedBy } from '../sorted-by.ts';
import { type Restorable, Table } from '../table.ts';

interface Job {
  readonly id: JobId;
  readonly name: JobName;
  /** As text, because a stored job shares nothing with whoever wrote it. */
  readonly payload: string;
  readonly attempt: number;
  readonly lost: number;
  readonly runAt: Date;
  readonly leasedUntil: Date | null;
  readonly failedAt: Date | null;
  readonly reason: string | null;
  readonly createdAt: Date;
}

/** All sides of the queue: what a use case leaves behind, what a worker takes up, what an operator sees. */
export class MemoryJobs implements Outbox, JobQueue, JobMonitor, Restorable {
  private readonly jobs = new Table<Job>();

  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async add<N extends JobName>(name: N, payload: Jobs[N], { at }: { at?: Date } = {}): Promise<void> {
    const [id, now] = [this.ids.next(), this.clock.now()];
    const fresh = {
      attempt: 0,
      lost: 0,
      runAt: at ?? now,
      leasedUntil: null,
      failedAt: null,
      reason: null,
      createdAt: now,
    };
    this.jobs.set(id, { id, name, payload: JSON.stringify(payload), ...fresh });
  }

  /** What was left to do, oldest first, without taking any of it: to take a job and not to end it counts as lost. */
  left(): { readonly name: JobName; readonly payload: unknown }[] {
    return this.jobs.where(() => true).map(({ name, payload }) => ({ name, payload: JSON.parse(payload) as unknown }));
  }

  async lease(now: Date, leaseUntil: Date, limit: number, names?: JobNames): Promise<LeasedJob[]> {
    return this.due(now, limit, names).map((job) => this.hold(job, now, leaseUntil));
  }

  async listDue(now: Date, limit: number, names: JobNames): Promise<JobId[]> {
    return this.due(now, limit, names).map(({ id }) => id);
  }

  async take(id: JobId, now: Date, leaseUntil: Date): Promise<LeasedJob | undefined> {
    const job = this.jobs.get(id);
    return job && isDue(job, now) && this.isInTurn(job, now) ? this.hold(job, now, leaseUntil) : undefined;
  }

  async extend(ids: readonly JobId[], leaseUntil: Date): Promise<void> {
    for (const { id } of this.jobs.where((job) => ids.includes(job.id) && job.leasedUntil !== null))
      this.jobs.change(id, { leasedUntil: leaseUntil });
  }

  async done(id: JobId): Promise<void> {
    this.jobs.delete(id);
  }

  async retryAt(id: JobId, at: Date, reason: string): Promise<void> {
    this.jobs.change(id, { runAt: at, leasedUntil: null, lost: 0, reason });
  }

  async fail(id: JobId, reason: string, at: Date): Promise<void> {
    this.jobs.change(id, { failedAt: at, leasedUntil: null, reason });
  }

  async counts(): Promise<{ waiting: number; failed: number }> {
    const failed = this.jobs.where((job) => job.failedAt !== null).length;
    return { waiting: this.jobs.where(() => true).length - failed, failed };
  }

  async states(now: Date): Promise<Record<JobState, number>> {
    const count = (state: JobState) => this.jobs.where((job) => stateOf(job, now) === state).length;
    return { waiting: count('waiting'), running: count('running'), failed: count('failed') };
  }

  async list(state: JobState, now: Date, { limit, before }: { limit: number; before?: string }): Promise<JobEntry[]> {
    const all = sortedBy(
      this.jobs.where((job) => stateOf(job, now) === state),
      (job) => job.createdAt,
      (job) => job.id,
    ).toReversed();
    const start = before === undefined ? 0 : all.findIndex((job) => job.id === before) + 1 || all.length;
    return all.slice(start, start + limit).map(({ id, name, attempt, createdAt, reason, failedAt, runAt }) => ({
      id,
      name,
      state,
      attempt,
      createdAt,
      reason,
      at: failedAt ?? runAt,
      video: null,
    }));
  }

  async conversionsOf(keys: readonly FileKey[], now: Date): Promise<ConversionJob[]> {
    const jobs = sortedBy(
      this.jobs.where(({ name }) => name === 'media/convert-video'),
      ({ createdAt }) => createdAt,
      ({ id }) => id,
    );
    return jobs.flatMap((job) => {
      const { key } = JSON.parse(job.payload) as Jobs['media/convert-video'];
      return keys.includes(key) ? [{ key, state: stateOf(job, now), reason: job.reason }] : [];
    });
  }

  async revive(now: Date, id?: JobId): Promise<number> {
    const failed = this.jobs.where((job) => job.failedAt !== null && (id === undefined || job.id === id));
    for (const job of failed)
      this.jobs.change(job.id, { failedAt: null, reason: null, attempt: 0, lost: 0, runAt: now });
    return failed.length;
  }

  snapshot(): () => void {
    return this.jobs.snapshot();
  }

  private due(now: Date, limit: number, names: JobNames = { except: [] }): Job[] {
    return sortedBy(
      this.jobs.where((job) => isDue(job, now) && isNamed(job.name, names) && this.isInTurn(job, now)),
      (job) => job.runAt,
      (job) => job.createdAt,
    ).slice(0, limit);
  }

  /** Of the jobs that were lost one at a time, the first of all. */
  private isInTurn(job: Job, now: Date): boolean {
    if (!isLost(job, now)) return true;
    const [first] = sortedBy(
      this.jobs.where((one) => one.failedAt === null && isLost(one, now)),
      ({ name }) => LONG_JOBS.indexOf(name),
      ({ createdAt }) => createdAt,
      ({ id }) => id,
    );
    return first?.id === job.id;
  }

  private hold({ id, name, payload, attempt, ...job }: Job, now: Date, leaseUntil: Date): LeasedJob {
    const lost = job.lost + (wasLeft(job, now) ? 1 : 0);
    this.jobs.change(id, { attempt: attempt + 1, lost, leasedUntil: leaseUntil });
    return { id, name, payload: JSON.parse(payload) as LeasedJob['payload'], attempt: attempt + 1, lost };
  }
}

const wasLeft = ({ leasedUntil }: Pick<Job, 'leasedUntil'>, now: Date): boolean =>
  leasedUntil !== null && leasedUntil <= now;

const isLost = (job: Job, now: Date): boolean => job.lost > 0 || wasLeft(job, now);

const isNamed = (name: JobName, names: JobNames): boolean =>
  'only' in names ? names.only.includes(name) : !names.except.includes(name);

const isDue = (job: Job, now: Date): boolean =>
  job.failedAt === null && (job.runAt <= now || job.createdAt > after(now, CLOCK_STEP_MS)) && isFree(job, now);

const isFree = ({ leasedUntil }: Job, now: Date): boolean =>
  leasedUntil === null || leasedUntil <= now || leasedUntil > after(now, CLOCK_STEP_MS);

function stateOf(job: Job, now: Date): JobState {
  if (job.failedAt !== null) return 'failed';
  return isFree(job, now) ? 'waiting' : 'running';
}
