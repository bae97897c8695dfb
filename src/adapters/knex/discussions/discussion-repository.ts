import type { Knex } from 'knex';
import type { Discussion } from '../../../domain/discussions/discussion.ts';
import { staleDiscussion, staleSeries } from '../../../domain/discussions/errors.ts';
import type { DiscussionRepository } from '../../../domain/discussions/ports.ts';
import type { Series } from '../../../domain/discussions/series.ts';
import type { CourseId, DiscussionId, SeriesId } from '../../../domain/kernel/ids.ts';
import { columnsOf, flag, json, type RowOf, time, timeOrNull } from '../columns.ts';
import { isPostgres } from '../database.ts';
import { toMillis } from '../times.ts';

const SERIES = columnsOf<Series>()({
  id: 'id',
  courseId: 'course_id',
  topic: 'topic',
  weekday: 'weekday',
  startsAt: 'starts_at',
  minutes: 'minutes',
  timeZone: 'time_zone',
  roomUrl: 'room_url',
  isCaseDiscussion: flag('is_case_discussion'),
  createdAt: time('created_at'),
  endedAt: timeOrNull('ended_at'),
  revision: 'revision',
});

const DISCUSSIONS = columnsOf<Discussion>()({
  id: 'id',
  seriesId: 'series_id',
  courseId: 'course_id',
  week: 'week',
  startsAt: time('starts_at'),
  minutes: 'minutes',
  topic: 'topic',
  papers: json<Discussion['papers'], 'papers'>('papers'),
  state: 'state',
  recordingId: 'recording_id',
  sequence: 'sequence',
  changedAt: time('changed_at'),
  revision: 'revision',
});

export class KnexDiscussionRepository implements DiscussionRepository {
  constructor(private readonly db: Knex) {}

  async hold(courseId: CourseId): Promise<void> {
    const course = this.db('courses').where({ id: courseId }).first('id');
    if (isPostgres(this.db)) void course.forUpdate();
    await course;
  }

  async addSeries(series: Series): Promise<void> {
    await this.series().insert(SERIES.toRow(series));
  }

  async findSeries(id: SeriesId): Promise<Series | undefined> {
    const row = await this.series().where({ id }).first();
    return row && SERIES.toNoun(row);
  }

  async seriesOf(courseId: CourseId): Promise<Series[]> {
    const rows = await this.series().where({ course_id: courseId }).orderBy(['created_at', 'id']).select();
    return rows.map(SERIES.toNoun);
  }

  async openSeries(courseIds?: readonly CourseId[]): Promise<Series[]> {
    const open = this.series().whereNull('ended_at').orderBy(['created_at', 'id']);
    if (courseIds) void open.whereIn('course_id', courseIds);
    return (await open.select()).map(SERIES.toNoun);
  }

  async saveSeries(series: Series): Promise<void> {
    const { id, revision } = series;
    const saved = await this.series()
      .where({ id, revision })
      .update(SERIES.toRow({ ...series, revision: revision + 1 }));
    if (saved === 0) throw staleSeries();
  }

  async lay(discussions: readonly Discussion[]): Promise<void> {
    if (discussions.length === 0) return;
    await this.rows()
      .insert(discussions.map((one) => DISCUSSIONS.toRow(one)))
      .onConflict(['series_id', 'week'])
      .ignore();
  }

  async find(id: DiscussionId): Promise<Discussion | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && DISCUSSIONS.toNoun(row);
  }

  async coming(courseIds: readonly CourseId[], from: Date): Promise<Discussion[]> {
    if (courseIds.length === 0) return [];
    const rows = await this.rows()
      .whereIn('course_id', courseIds)
      .where('starts_at', '>=', toMillis(from))
      .orderBy(['starts_at', 'id'])
      .select();
    return rows.map(DISCUSSIONS.toNoun);
  }

  async between(from: Date, to: Date): Promise<Discussion[]> {
    const rows = await this.rows()
      .where('starts_at', '>=', toMillis(from))
      .where('starts_at', '<=', toMillis(to))
      .orderBy(['starts_at', 'id'])
      .select();
    return rows.map(DISCUSSIONS.toNoun);
  }

  async past(courseId: CourseId, before: Date, limit: number): Promise<Discussion[]> {
    const rows = await this.rows()
      .where({ course_id: courseId })
      .where('starts_at', '<', toMillis(before))
      .orderBy([
        { column: 'starts_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit)
      .select();
    return rows.map(DISCUSSIONS.toNoun);
  }

  async save(discussion: Discussion): Promise<void> {
    const { id, revision } = discussion;
    const saved = await this.rows()
      .where({ id, revision })
      .update(DISCUSSIONS.toRow({ ...discussion, revision: revision + 1 }));
    if (saved === 0) throw staleDiscussion();
  }

  async purgeOrphaned(limit: number): Promise<number> {
    const orphans: SeriesId[] = await this.series()
      .whereNotIn('course_id', this.db('courses').select('id'))
      .whereNotIn('course_id', this.db('trashed_courses').select('id'))
      .limit(limit)
      .pluck('id');
    if (orphans.length === 0) return 0;
    return this.series().whereIn('id', orphans).delete();
  }

  private series() {
    return this.db<RowOf<typeof SERIES>>('discussion_series');
  }

  private rows() {
    return this.db<RowOf<typeof DISCUSSIONS>>('discussions');
  }
}
