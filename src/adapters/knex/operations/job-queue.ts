import type { Knex } from 'knex';
import type { JobId } from '../../../domain/kernel/ids.ts';
import {
  CLOCK_STEP_MS,
  type JobName,
  type JobNames,
  type JobQueue,
  type LeasedJob,
  LONG_JOBS,
} from '../../../domain/kernel/jobs.ts';
import { isPostgres } from '../database.ts';
import { type Millis, toMillis } from '../times.ts';

export interface JobRow {
  id: string;
  name: JobName;
  payload: string;
  attempt: number;
  /** Consecutive leases whose process ended without reporting a result. */
  lost: number;
  run_at: Millis;
  leased_until: Millis | null;
  /** Time of the final failure. */
  dead_at: Millis | null;
  reason: string | null;
  created_at: Millis;
}

/**
 * Job queue with leases. One statement picks and marks a job: SQLite has one writer, and Postgres skips rows locked by
 * another worker (SKIP LOCKED).
 */
export class KnexJobQueue implements JobQueue {
  constructor(private readonly db: Knex) {}

  async lease(now: Date, leaseUntil: Date, limit: number, names?: JobNames): Promise<LeasedJob[]> {
    const due = this.due(now, limit, names);
    if (isPostgres(this.db)) void due.forUpdate().skipLocked();

    const leased: JobRow[] = await this.db('jobs')
      .withMaterialized('due', due)
      .whereIn('id', this.db.select('id').from('due'))
      .update(this.taken(now, leaseUntil))
      .returning('*');
    return this.readable(leased.sort(oldestFirst), now);
  }

  async listDue(now: Date, limit: number, names: JobNames): Promise<JobId[]> {
    const rows: Pick<JobRow, 'id'>[] = await this.due(now, limit, names);
    return rows.map(({ id }) => id);
  }

  /** Postgres locks the row: of two concurrent calls, the second finds it leased and changes nothing. */
  async take(id: JobId, now: Date, leaseUntil: Date): Promise<LeasedJob | undefined> {
    const rows: JobRow[] = await this.db('jobs')
      .where({ id })
      .modify(isDue, toMillis(now))
      .update(this.taken(now, leaseUntil))
      .returning('*');
    return (await this.readable(rows, now))[0];
  }

  async extend(ids: readonly JobId[], leaseUntil: Date): Promise<void> {
    await this.rows()
      .whereIn('id', ids)
      .whereNotNull('leased_until')
      .update({ leased_until: toMillis(leaseUntil) });
  }

  async done(id: JobId): Promise<void> {
    await this.rows().where({ id }).delete();
  }

  async retryAt(id: JobId, at: Date, reason: string): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ run_at: toMillis(at), leased_until: null, lost: 0, reason });
  }

  async fail(id: JobId, reason: string, at: Date): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ dead_at: toMillis(at), leased_until: null, reason });
  }

  async counts(): Promise<{ waiting: number; failed: number }> {
    const [row] = await this.db('jobs').count({ all: '*', failed: 'dead_at' });
    const { all, failed } = row as { all: number; failed: number };
    return { waiting: all - failed, failed };
  }

  /** Counts the previous lease as lost if it expired before its process reported a result. */
  private taken(now: Date, leaseUntil: Date): object {
    return {
      leased_until: toMillis(leaseUntil),
      attempt: this.db.raw('attempt + 1'),
      lost: this.db.raw('lost + case when leased_until <= ? then 1 else 0 end', [toMillis(now)]),
    };
  }

  private due(now: Date, limit: number, names?: JobNames) {
    const due = this.rows()
      .select('id')
      .modify(isDue, toMillis(now))
      .orderBy(['run_at', 'created_at', 'id'])
      .limit(limit);
    if (names && 'only' in names) void due.whereIn('name', names.only);
    else if (names) void due.whereNotIn('name', names.except);
    return due;
  }

  /** A damaged row must neither block rows leased with it nor be leased forever. */
  private async readable(rows: readonly JobRow[], now: Date): Promise<LeasedJob[]> {
    const jobs: LeasedJob[] = [];
    for (const { id, name, attempt, lost, payload } of rows) {
      const read = parsed(payload);
      if (read) jobs.push({ id, name, attempt, lost, payload: read });
      else await this.fail(id, 'What this job was left with cannot be read.', now);
    }
    return jobs;
  }

  private rows() {
    return this.db<JobRow>('jobs');
  }
}

function parsed(payload: string): LeasedJob['payload'] | undefined {
  try {
    return (JSON.parse(payload) as LeasedJob['payload'] | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const isDue = (jobs: Knex.QueryBuilder, at: Millis): void =>
  void jobs
    .whereNull('dead_at')
    .where((due) => void due.where('run_at', '<=', at).orWhere('created_at', '>', at + CLOCK_STEP_MS))
    .where(isFree(at))
    .where(isInTurn(at));

/** Condition of a job that a process took and never reported. */
const IS_LOST = '(lost > 0 or (leased_until is not null and leased_until <= ?))';
const LONGEST_LAST = `case name ${LONG_JOBS.map((name, index) => `when '${name}' then ${index + 1}`).join(' ')} else 0 end`;

/** Condition of jobs never lost, or the first of those lost: lost ones are leased one at a time. */
const isInTurn =
  (at: Millis) =>
  (free: Knex.QueryBuilder): void =>
    void free
      .whereRaw(`not ${IS_LOST}`, [at])
      .orWhereRaw(
        `id = (select id from jobs where dead_at is null and ${IS_LOST} order by ${LONGEST_LAST}, created_at, id limit 1)`,
        [at],
      );

/** Condition of an unleased job: no lease, an expired one, or one of a clock that was set back. */
export const isFree =
  (at: Millis) =>
  (free: Knex.QueryBuilder): void =>
    void free
      .whereNull('leased_until')
      .orWhere('leased_until', '<=', at)
      .orWhere('leased_until', '>', at + CLOCK_STEP_MS);

/** Compares by due time: RETURNING has no order. */
const oldestFirst = (a: JobRow, b: JobRow): number =>
  a.run_at - b.run_at || a.created_at - b.created_at || (a.id < b.id ? -1 : 1);
