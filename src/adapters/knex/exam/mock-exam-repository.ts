import type { Knex } from 'knex';
import { mockExamMadeAlready, staleMockExam } from '../../../domain/exam/errors.ts';
import type { MockExamState } from '../../../domain/exam/literals.ts';
import type { MockExam, MockExamRequest } from '../../../domain/exam/mock-exam.ts';
import type { MockExamRepository, UnfinishedMock } from '../../../domain/exam/ports.ts';
import type { CourseId, MockExamId, UserId, VignetteId } from '../../../domain/kernel/ids.ts';
import { columnsOf, flag, json, type RowOf, time, timeOrNull } from '../columns.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { toMillis } from '../times.ts';
import { inTransaction } from '../transaction.ts';

/** A mock exam without its courses, which have a table of their own. */
const MOCK_EXAMS = columnsOf<Omit<MockExam, 'courseIds'>>()({
  id: 'id',
  title: 'title',
  blueprintVersion: 'blueprint_version',
  state: 'state',
  revision: 'revision',
  sections: json<MockExam['sections'], 'sections'>('sections'),
  releaseAt: timeOrNull('release_at'),
  isDemo: flag('is_demo'),
  isFree: flag('is_free'),
  createdAt: time('created_at'),
  publishedAt: timeOrNull('published_at'),
  closedAt: timeOrNull('closed_at'),
});

type Row = RowOf<typeof MOCK_EXAMS> & { requested_by: string | null; idempotency_key: string | null };

const REQUEST_KEY: UniqueKey = {
  index: 'mock_exams_one_per_request',
  columns: ['mock_exams.requested_by', 'mock_exams.idempotency_key'],
};

export class KnexMockExamRepository implements MockExamRepository {
  constructor(private readonly db: Knex) {}

  async add({ courseIds, ...facts }: MockExam, request?: MockExamRequest): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      const row = {
        ...MOCK_EXAMS.toRow(facts),
        requested_by: request?.by ?? null,
        idempotency_key: request?.key ?? null,
      };
      try {
        await trx('mock_exams').insert(row);
      } catch (error) {
        throw violatesUnique(error, REQUEST_KEY) ? mockExamMadeAlready() : error;
      }
      await insertParts(trx, { ...facts, courseIds });
    });
  }

  async find(id: MockExamId): Promise<MockExam | undefined> {
    return (await this.withCourses(await this.rows().where({ id })))[0];
  }

  async findRequested({ by, key }: MockExamRequest): Promise<MockExam | undefined> {
    const rows = await this.rows().where({ requested_by: by, idempotency_key: key });
    return (await this.withCourses(rows))[0];
  }

  async list({
    states,
    openTo,
  }: {
    states: readonly MockExamState[];
    openTo?: readonly CourseId[];
  }): Promise<MockExam[]> {
    const rows = this.rows().whereIn('state', states).orderBy('created_at', 'desc').orderBy('id', 'desc');
    if (openTo) {
      const ofCourses = this.db('mock_exam_courses').whereIn('course_id', openTo).select('mock_exam_id');
      void rows.where((open) => open.where({ is_free: true }).orWhereIn('id', ofCourses));
    }
    return this.withCourses(await rows);
  }

  async listUnfinished(userId: UserId, courseIds: readonly CourseId[]): Promise<UnfinishedMock[]> {
    if (courseIds.length === 0) return [];
    const finished = this.db('sittings')
      .where({ user_id: userId, is_preview: false })
      .whereNotNull('ended_at')
      .whereNotNull('mock_exam_id')
      .select('mock_exam_id');
    const rows: (Pick<Row, 'id' | 'title' | 'sections'> & { course_id: CourseId })[] = await this.db('mock_exams')
      .join('mock_exam_courses', 'mock_exam_courses.mock_exam_id', 'mock_exams.id')
      .where('state', 'published')
      .whereIn('course_id', courseIds)
      .whereNotIn('mock_exams.id', finished)
      .groupBy('mock_exams.id')
      .orderBy(['created_at', 'mock_exams.id'])
      .select('mock_exams.id', 'title', 'sections', this.db.raw('min(course_id) as course_id'));
    return rows.map(({ id, title, sections, course_id }) => ({
      ...{ id, title, courseId: course_id },
      sections: JSON.parse(sections) as MockExam['sections'],
    }));
  }

  async save({ courseIds, ...facts }: MockExam): Promise<void> {
    const { id, revision } = facts;
    await inTransaction(this.db, async (trx) => {
      const saved = await trx('mock_exams')
        .where({ id, revision })
        .update(MOCK_EXAMS.toRow({ ...facts, revision: revision + 1 }));
      if (saved === 0) throw staleMockExam();
      await trx('mock_exam_courses').where({ mock_exam_id: id }).delete();
      await trx('mock_exam_vignettes').where({ mock_exam_id: id }).delete();
      await insertParts(trx, { ...facts, courseIds });
    });
  }

  async heldVignettes(ids: readonly VignetteId[]): Promise<VignetteId[]> {
    return this.published(ids).distinct().orderBy('vignette_id').pluck('vignette_id');
  }

  async keptVignettes(ids: readonly VignetteId[], now: Date): Promise<VignetteId[]> {
    // Includes closed mock exams: their sittings continue, and results may be due later.
    const sat = this.db('sitting_versions')
      .join('sittings', 'sittings.id', 'sitting_versions.sitting_id')
      .leftJoin('mock_exams', 'mock_exams.id', 'sittings.mock_exam_id')
      .whereIn('vignette_id', ids)
      .where({ kind: 'mock', is_preview: false })
      .where((held) => {
        void held.whereNull('ended_at');
        for (const release of ['sittings.release_at', 'mock_exams.release_at'])
          void held.orWhere(release, '>', toMillis(now));
      })
      .select('vignette_id');
    const rows: { vignette_id: VignetteId }[] = await this.published(ids)
      .select('vignette_id')
      .union(sat)
      .orderBy('vignette_id');
    return rows.map(({ vignette_id }) => vignette_id);
  }

  private published(ids: readonly VignetteId[]) {
    return this.db('mock_exam_vignettes')
      .join('mock_exams', 'mock_exams.id', 'mock_exam_vignettes.mock_exam_id')
      .where('state', 'published')
      .whereIn('vignette_id', ids);
  }

  private async withCourses(rows: readonly Row[]): Promise<MockExam[]> {
    if (rows.length === 0) return [];
    const links: { mock_exam_id: MockExamId; course_id: CourseId }[] = await this.db('mock_exam_courses')
      .whereIn(
        'mock_exam_id',
        rows.map(({ id }) => id),
      )
      .orderBy(['mock_exam_id', 'course_id'])
      .select('mock_exam_id', 'course_id');
    return rows.map((row) => ({
      ...MOCK_EXAMS.toNoun(row),
      courseIds: links.filter((link) => link.mock_exam_id === row.id).map((link) => link.course_id),
    }));
  }

  private rows() {
    return this.db<Row>('mock_exams');
  }
}

async function insertParts(trx: Knex, { id, courseIds, sections }: MockExam): Promise<void> {
  const vignetteIds = new Set(sections.flatMap(({ vignettes }) => vignettes.map(({ vignetteId }) => vignetteId)));
  const courses = courseIds.map((course_id) => ({ mock_exam_id: id, course_id }));
  const vignettes = [...vignetteIds].map((vignette_id) => ({ mock_exam_id: id, vignette_id }));
  if (courses.length > 0) await trx('mock_exam_courses').insert(courses);
  if (vignettes.length > 0) await trx.batchInsert('mock_exam_vignettes', vignettes, 500);
}
