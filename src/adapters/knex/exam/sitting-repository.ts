import type { Knex } from 'knex';
import type { TestOfDay } from '../../../domain/exam/day-test.ts';
import { openSitting, sittingMadeAlready } from '../../../domain/exam/errors.ts';
import type { ListedSitting, NewSitting, SittingRepository } from '../../../domain/exam/ports.ts';
import { GRACE_MS } from '../../../domain/exam/section-clock.ts';
import { questionsOf, type SittingSection, type WholeSitting } from '../../../domain/exam/sitting.ts';
import type { MockExamId, SittingId, UserId, VersionId, VignetteId } from '../../../domain/kernel/ids.ts';
import { isPostgres } from '../database.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { toMillis } from '../times.ts';
import { inTransaction } from '../transaction.ts';
import { sheetColumns } from './answer-sheets.ts';
import {
  SECTIONS,
  type SectionRow,
  SITTING_COLUMNS,
  SITTINGS,
  type SittingRow,
  toSitting,
  toWork,
} from './sitting-rows.ts';

const REQUEST_KEY: UniqueKey = {
  index: 'sittings_one_per_request',
  columns: ['sittings.user_id', 'sittings.idempotency_key'],
};
const OPEN_KEYS: readonly UniqueKey[] = [
  { index: 'sittings_one_open_mock', columns: ['sittings.user_id', 'sittings.mock_exam_id'] },
  { index: 'sittings_one_open_practice', columns: ['sittings.user_id'] },
];

export class KnexSittingRepository implements SittingRepository {
  constructor(private readonly db: Knex) {}

  async add({ sitting, idempotencyKey, sections }: NewSitting): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      try {
        await trx('sittings').insert({ ...SITTINGS.toRow(sitting), idempotency_key: idempotencyKey });
      } catch (error) {
        if (violatesUnique(error, REQUEST_KEY)) throw sittingMadeAlready();
        throw OPEN_KEYS.some((key) => violatesUnique(error, key)) ? openSitting() : error;
      }
      const numbered = sections.map((section, at) => ({ ...section, number: at + 1 }));
      await trx('sitting_sections').insert(
        numbered.map(({ number, minutes, plan }) => ({
          sitting_id: sitting.id,
          number,
          plan: JSON.stringify(plan),
          questions: questionsOf(plan),
          minutes,
          writer: 1,
          sequence: 0,
          ...sheetColumns([]),
        })),
      );
      await trx('sitting_versions').insert(
        numbered.flatMap(({ number, plan }) =>
          plan.map(({ vignetteId, versionId }) => ({
            sitting_id: sitting.id,
            number,
            vignette_id: vignetteId,
            version_id: versionId,
          })),
        ),
      );
    });
  }

  async find(id: SittingId): Promise<WholeSitting | undefined> {
    return (await this.whole(await this.found().where({ id })))[0];
  }

  async findAll(ids: readonly SittingId[]): Promise<WholeSitting[]> {
    return this.whole(await this.found().whereIn('id', ids));
  }

  async findRequested(userId: UserId, idempotencyKey: string): Promise<SittingId | undefined> {
    const found = { user_id: userId, idempotency_key: idempotencyKey };
    return (await this.sittings().where(found).first('id'))?.id;
  }

  async findOpen(userId: UserId, mockExamId: MockExamId | null): Promise<WholeSitting | undefined> {
    const open = this.open(userId);
    const rows = await (mockExamId === null
      ? open.whereNull('mock_exam_id')
      : open.where({ mock_exam_id: mockExamId }));
    return (await this.whole(rows))[0];
  }

  async listWith(
    versionIds: readonly VersionId[],
    { limit, after }: Parameters<SittingRepository['listWith']>[1],
  ): Promise<WholeSitting[]> {
    const sat = this.db('sitting_versions').whereIn('version_id', versionIds).select('sitting_id');
    const page = this.found().where({ kind: 'mock', is_preview: false }).whereIn('id', sat);
    if (after !== undefined) void page.where('id', '>', after);
    return this.whole(await page.orderBy('id').limit(limit));
  }

  async listOpen(userId: UserId): Promise<ListedSitting[]> {
    return this.listed(await this.open(userId).orderBy(['created_at', 'id']));
  }

  async list(userId: UserId, { limit, before }: Parameters<SittingRepository['list']>[1]): Promise<ListedSitting[]> {
    const page = this.found().where({ user_id: userId });
    if (before !== undefined) {
      const last = this.db('sittings').where({ user_id: userId, id: before });
      void page.whereRaw('(created_at, id) < (?)', [last.select('created_at', 'id')]);
    }
    return this.listed(await page.orderBy([...NEWEST_FIRST]).limit(limit));
  }

  async listOfMock(mockExamId: MockExamId, limit: number): Promise<(WholeSitting & { readonly name: string })[]> {
    const page = this.found().where({ mock_exam_id: mockExamId, is_preview: false });
    const rows = await page.orderBy([...NEWEST_FIRST]).limit(limit);
    const people = this.db<{ id: UserId; name: string }>('users').select('id', 'name');
    const named = await people.whereIn(
      'id',
      rows.map(({ user_id }) => user_id),
    );
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return (await this.whole(rows)).map((one) => ({ ...one, name: names.get(one.sitting.userId) ?? '' }));
  }

  async listOfMocks(userId: UserId, mockExamIds: readonly MockExamId[]): Promise<ListedSitting[]> {
    const own = this.found().where({ user_id: userId }).whereIn('mock_exam_id', mockExamIds);
    return this.listed(await own.orderBy([...NEWEST_FIRST]));
  }

  async listOfTest(userId: UserId, { contentId, mockExamId }: TestOfDay): Promise<ListedSitting[]> {
    const own = this.found().where({ user_id: userId });
    void own.where((either) => {
      void either.where({ content_id: contentId });
      if (mockExamId !== null) void either.orWhere({ mock_exam_id: mockExamId });
    });
    return this.listed(await own.orderBy([...NEWEST_FIRST]));
  }

  async takeOver(id: SittingId, device: string): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await trx('sittings').where({ id }).update({ device });
      await trx('sitting_sections').where({ sitting_id: id }).increment('writer', 1);
    });
  }

  async startSection(
    id: SittingId,
    number: number,
    { writer, startedAt, deadlineAt }: Pick<SittingSection, 'writer'> & { startedAt: Date; deadlineAt: Date },
  ): Promise<boolean> {
    return inTransaction(this.db, async (trx) => {
      // Held, so that nobody ends the sitting before its section has begun.
      const open = trx('sittings').where({ id }).whereNull('ended_at').first('id');
      if (isPostgres(trx)) void open.forUpdate();
      if (!(await open)) return false;
      const started = await trx('sitting_sections')
        .where({ sitting_id: id, number, writer })
        .whereNull('started_at')
        .update({ started_at: toMillis(startedAt), deadline_at: toMillis(deadlineAt) });
      return started > 0;
    });
  }

  async remove(id: SittingId): Promise<void> {
    await this.sittings().where({ id }).delete();
  }

  async end(id: SittingId, at: Date): Promise<void> {
    await this.sittings()
      .where({ id })
      .whereNull('ended_at')
      .update({ ended_at: toMillis(at) });
  }

  async extend(id: SittingId, number: number, deadlineAt: Date): Promise<boolean> {
    const later = toMillis(deadlineAt);
    const moved = await this.sections()
      .where({ sitting_id: id, number })
      .whereNull('submitted_at')
      .whereNull('closed_at')
      .where('deadline_at', '<', later)
      .update({ deadline_at: later });
    return moved > 0;
  }

  async raiseExtraTime(id: SittingId, percent: number): Promise<void> {
    await this.sittings()
      .where({ id })
      .where('extra_time_percent', '<', percent)
      .update({ extra_time_percent: percent });
  }

  async listUnclosed(now: Date, limit: number): Promise<{ sittingId: SittingId; number: number }[]> {
    const over = toMillis(now) - GRACE_MS;
    const rows = await this.sections()
      .whereNull('closed_at')
      .where((either) => void either.where('deadline_at', '<=', over).orWhereNotNull('submitted_at'))
      .orderBy(['deadline_at', 'sitting_id', 'number'])
      .limit(limit)
      .select('sitting_id', 'number');
    return rows.map(({ sitting_id, number }) => ({ sittingId: sitting_id, number }));
  }

  async listExpired(createdBefore: Date, limit: number): Promise<SittingId[]> {
    return this.sittings()
      .whereNull('ended_at')
      .where('created_at', '<=', toMillis(createdBefore))
      .orderBy(['created_at', 'id'])
      .limit(limit)
      .pluck('id');
  }

  async startedVersions(userId: UserId, vignetteId: VignetteId): Promise<VersionId[]> {
    return this.db('sitting_versions')
      .join('sitting_sections', (section) =>
        section
          .on('sitting_sections.sitting_id', 'sitting_versions.sitting_id')
          .andOn('sitting_sections.number', 'sitting_versions.number'),
      )
      .join('sittings', 'sittings.id', 'sitting_versions.sitting_id')
      .where({ vignette_id: vignetteId, user_id: userId })
      .whereNotNull('started_at')
      .distinct()
      .pluck('version_id');
  }

  async purge({ late, ended }: { late: Date; ended: Date }, limit: number): Promise<number> {
    await this.sections().where('late_at', '<', toMillis(late)).update({ late_answers: null, late_at: null });
    const old = this.sittings().where('ended_at', '<', toMillis(ended)).orderBy('ended_at').limit(limit).select('id');
    return this.sittings().whereIn('id', old).delete();
  }

  private async whole(rows: readonly SittingRow[]): Promise<WholeSitting[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const sections = await this.sections().whereIn('sitting_id', ids).orderBy(['sitting_id', 'number']);
    return rows.map((row) => ({
      sitting: toSitting(row),
      sections: sections.filter(({ sitting_id }) => sitting_id === row.id).map(toWork),
    }));
  }

  private async listed(rows: readonly SittingRow[]): Promise<ListedSitting[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const sections: Omit<SectionRow, 'plan' | 'answers'>[] = await this.sections()
      .whereIn('sitting_id', ids)
      .orderBy(['sitting_id', 'number'])
      .select('sitting_id', 'questions', 'answered', ...(SECTIONS.names as never[]));
    return rows.map((row) => ({
      sitting: toSitting(row),
      sections: sections
        .filter((section) => section.sitting_id === row.id)
        .map((section) => ({ ...SECTIONS.toNoun(section), questions: section.questions, answered: section.answered })),
    }));
  }

  private open(userId: UserId) {
    return this.found().where({ user_id: userId }).whereNull('ended_at');
  }

  private found() {
    return this.sittings().select<SittingRow[]>(this.db.raw(SITTING_COLUMNS));
  }

  private sittings() {
    return this.db<SittingRow>('sittings');
  }

  private sections() {
    return this.db<SectionRow>('sitting_sections');
  }
}

const NEWEST_FIRST = [
  { column: 'created_at', order: 'desc' },
  { column: 'id', order: 'desc' },
] as const;
