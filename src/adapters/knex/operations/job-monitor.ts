import type { Knex } from 'knex';
import type { FileKey, JobId } from '../../../domain/kernel/ids.ts';
import { CLOCK_STEP_MS, type ConversionJob, type JobEntry, type JobMonitor } from '../../../domain/kernel/jobs.ts';
import type { JobState } from '../../../domain/kernel/literals.ts';
import { type Millis, toMillis, toTime } from '../times.ts';
import { isFree, type JobRow } from './job-queue.ts';

export class KnexJobMonitor implements JobMonitor {
  constructor(private readonly db: Knex) {}

  async states(now: Date): Promise<Record<JobState, number>> {
    const at = toMillis(now);
    const ahead = at + CLOCK_STEP_MS;
    const row: Record<JobState, number> | undefined = await this.db('jobs').first({
      failed: this.db.raw('count(dead_at)'),
      running: this.db.raw('count(case when dead_at is null and leased_until > ? and leased_until <= ? then 1 end)', [
        at,
        ahead,
      ]),
      waiting: this.db.raw(
        'count(case when dead_at is null and (leased_until is null or leased_until <= ? or leased_until > ?) then 1 end)',
        [at, ahead],
      ),
    });
    return row ?? { waiting: 0, running: 0, failed: 0 };
  }

  async list(state: JobState, now: Date, { limit, before }: { limit: number; before?: string }): Promise<JobEntry[]> {
    const page = this.rows().modify(inState, state, toMillis(now));
    if (before !== undefined)
      void page.whereRaw('(created_at, id) < (select created_at, id from jobs where id = ?)', [before]);
    const rows: JobRow[] = await page
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit);
    const videos = await this.videosOf(rows);
    return rows.map((row) => toEntry(row, state, videos.get(row.id) ?? null));
  }

  async conversionsOf(keys: readonly FileKey[], now: Date): Promise<ConversionJob[]> {
    if (keys.length === 0) return [];
    const rows = await this.rows()
      .where({ name: 'media/convert-video' })
      .orderBy(['created_at', 'id'])
      .select('payload', 'dead_at', 'leased_until', 'reason');
    const wanted = new Set(keys);
    return rows.flatMap((row) => {
      const key = keyOf(row);
      return wanted.has(key) ? [{ key, state: stateOf(row, toMillis(now)), reason: row.reason }] : [];
    });
  }

  async revive(now: Date, id?: JobId): Promise<number> {
    const failed = this.rows().whereNotNull('dead_at');
    if (id !== undefined) void failed.where({ id });
    return failed.update({
      dead_at: null,
      reason: null,
      attempt: 0,
      lost: 0,
      run_at: toMillis(now),
      leased_until: null,
    });
  }

  /** Returns videos by job id, with one query if there are conversions. */
  private async videosOf(rows: readonly JobRow[]): Promise<Map<JobId, Video>> {
    const keys = new Map(rows.flatMap((row) => (row.name === 'media/convert-video' ? [[row.id, keyOf(row)]] : [])));
    if (keys.size === 0) return new Map();
    const files: { key: string; original_name: string; percent: number | null }[] = await this.db('files')
      .leftJoin('conversions', 'conversions.source_key', 'files.key')
      .whereIn('files.key', [...keys.values()])
      .select('files.key', 'files.original_name', 'conversions.percent');
    const videos = new Map(
      files.map((file) => [file.key, { fileName: file.original_name, percent: file.percent ?? 0 }]),
    );
    return new Map([...keys].flatMap(([id, key]) => (videos.has(key) ? [[id, videos.get(key)!]] : [])));
  }

  private rows() {
    return this.db<JobRow>('jobs');
  }
}

function inState(rows: Knex.QueryBuilder, state: JobState, at: Millis): void {
  if (state === 'failed') void rows.whereNotNull('dead_at');
  else void rows.whereNull('dead_at');
  if (state === 'running') void rows.whereNot(isFree(at));
  if (state === 'waiting') void rows.where(isFree(at));
}

function stateOf({ dead_at, leased_until }: Pick<JobRow, 'dead_at' | 'leased_until'>, at: Millis): JobState {
  if (dead_at !== null) return 'failed';
  return leased_until !== null && leased_until > at && leased_until <= at + CLOCK_STEP_MS ? 'running' : 'waiting';
}

type Video = NonNullable<JobEntry['video']>;

/** Returns an empty key for a damaged row. */
function keyOf({ payload }: Pick<JobRow, 'payload'>): string {
  try {
    return String((JSON.parse(payload) as { key?: string } | null)?.key ?? '');
  } catch {
    return '';
  }
}

const toEntry = (row: JobRow, state: JobState, video: Video | null): JobEntry => ({
  id: row.id,
  name: row.name,
  state,
  attempt: row.attempt,
  createdAt: toTime(row.created_at),
  at: toTime(row.dead_at ?? row.run_at),
  reason: row.reason,
  video,
});
