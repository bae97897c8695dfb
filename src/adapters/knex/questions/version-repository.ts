import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { folded } from '../../../domain/kernel/fold-text.ts';
import type { VersionId, VignetteId } from '../../../domain/kernel/ids.ts';
import type { AnswerKey } from '../../../domain/questions/answer-key.ts';
import { noDraft } from '../../../domain/questions/errors.ts';
import type { VersionState } from '../../../domain/questions/literals.ts';
import type { VersionHead, VersionRepository } from '../../../domain/questions/ports.ts';
import {
  contentOf,
  type KeyedVersion,
  stemKeyOf,
  type VignetteVersion,
} from '../../../domain/questions/vignette-version.ts';
import { toMillisOrNull } from '../times.ts';
import { inTransaction } from '../transaction.ts';
import { raisePoolVersion } from './pool-version.ts';
import { HEADS, toContent, toVersion, type VersionRow } from './version-rows.ts';

export interface KeyRow {
  version_id: string;
  question_id: string;
  option_id: string | null;
  content: string;
  rating: number | null;
}

/** Rows per statement: SQLite takes 32,766 values in one. */
const ROWS_AT_ONCE = 500;

export class KnexVersionRepository implements VersionRepository {
  constructor(private readonly db: Knex) {}

  async add(versions: readonly KeyedVersion[]): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      const numbers = await numbersOf(trx, versions);
      await trx.batchInsert(
        'vignette_versions',
        versions.map((one) => ({
          ...toRow(one),
          vignette_number: numbers.get(one.version.vignetteId),
          is_newest: isNewest(one, versions),
        })),
        ROWS_AT_ONCE,
      );
      await insertQuestions(trx, versions);
      if (versions.some(({ version }) => version.state === 'approved')) await raisePoolVersion(trx);
    });
  }

  async findIn(vignetteId: VignetteId, states: readonly VersionState[]): Promise<KeyedVersion | undefined> {
    const row = await this.rows()
      .where({ vignette_id: vignetteId })
      .whereIn('state', states)
      .orderBy('number', 'desc')
      .first();
    if (!row) return undefined;
    const keys = await this.db<KeyRow>('answer_keys').where({ version_id: row.id });
    const byQuestion = new Map(keys.map((key) => [key.question_id, toKey(key)]));
    const version = toVersion(row);
    return { version, keys: version.questions.map(({ id }) => byQuestion.get(id)).filter((key) => key !== undefined) };
  }

  async listOf(vignetteId: VignetteId): Promise<VersionHead[]> {
    const rows = await this.rows()
      .where({ vignette_id: vignetteId })
      .orderBy('number', 'desc')
      .select<VersionRow[]>(HEADS.names);
    return rows.map(HEADS.toNoun);
  }

  async save(draft: KeyedVersion): Promise<void> {
    const { id, vignette_id: _, number: __, state: ___, created_at: ____, ...columns } = toRow(draft);
    await inTransaction(this.db, async (trx) => {
      const count = await trx<VersionRow>('vignette_versions').where({ id, state: 'draft' }).update(columns);
      if (count === 0) throw noDraft();
      await trx('questions').where({ version_id: id }).delete();
      await trx('answer_keys').where({ version_id: id }).delete();
      await insertQuestions(trx, [draft]);
    });
  }

  async move(
    id: VersionId,
    { state, submittedAt, approvedAt }: Pick<VignetteVersion, 'state' | 'submittedAt' | 'approvedAt'>,
  ): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await trx<VersionRow>('vignette_versions')
        .where({ id })
        .update({ state, submitted_at: toMillisOrNull(submittedAt), approved_at: toMillisOrNull(approvedAt) });
      await raisePoolVersion(trx);
    });
  }

  async rate(id: VersionId, keys: readonly Pick<AnswerKey, 'questionId' | 'rating'>[]): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      for (const { questionId, rating } of keys)
        await trx<KeyRow>('answer_keys').where({ version_id: id, question_id: questionId }).update({ rating });
      await raisePoolVersion(trx);
    });
  }

  async remove(id: VersionId): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      const draft = await trx<VersionRow>('vignette_versions').where({ id, state: 'draft' }).first('vignette_id');
      if (!draft) throw noDraft();
      await trx('vignette_versions').where({ id }).delete();
      await trx('vignette_versions')
        .where({ vignette_id: draft.vignette_id })
        .whereRaw('number = (select max(number) from vignette_versions where vignette_id = ?)', [draft.vignette_id])
        .update({ is_newest: true });
    });
  }

  private rows() {
    return this.db<VersionRow>('vignette_versions');
  }
}

const isNewest = ({ version }: KeyedVersion, added: readonly KeyedVersion[]): boolean =>
  added.every((one) => one.version.vignetteId !== version.vignetteId || one.version.number <= version.number);

/** Numbers of the vignettes of new versions, whose older ones are not the newest any more. */
async function numbersOf(trx: Knex, versions: readonly KeyedVersion[]): Promise<ReadonlyMap<VignetteId, number>> {
  const ids = versions.map(({ version }) => version.vignetteId);
  const numbers = new Map<VignetteId, number>();
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const some = ids.slice(at, at + ROWS_AT_ONCE);
    await trx('vignette_versions').whereIn('vignette_id', some).update({ is_newest: false });
    const rows: { id: VignetteId; number: number }[] = await trx('vignettes')
      .whereIn('id', some)
      .select('id', 'number');
    for (const { id, number } of rows) numbers.set(id, number);
  }
  return numbers;
}

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('base64url');

function toRow({ version, keys }: KeyedVersion): VersionRow {
  const { basis, isDeclared, title } = version;
  return {
    ...HEADS.toRow(version),
    title_folded: folded(title),
    content: toContent(version),
    content_hash: hashOf(contentOf({ version, keys })),
    basis,
    is_declared: isDeclared,
  };
}

async function insertQuestions(trx: Knex, versions: readonly KeyedVersion[]): Promise<void> {
  const questions = versions.flatMap(({ version }) =>
    version.questions.map((question, position) => ({
      version_id: version.id,
      question_id: question.id,
      position,
      cluster_id: question.cluster,
      subject_id: question.subject,
      tags: JSON.stringify(question.tags),
      stem_folded: stemKeyOf(question),
    })),
  );
  const keys = versions.flatMap(({ version, keys: all }) => all.map((key) => toKeyRow(version.id, key)));
  await trx.batchInsert('questions', questions, ROWS_AT_ONCE);
  await trx.batchInsert('answer_keys', keys, ROWS_AT_ONCE);
}

function toKeyRow(versionId: VersionId, key: AnswerKey): KeyRow {
  const { questionId, optionId, rating, ...content } = key;
  return {
    version_id: versionId,
    question_id: questionId,
    option_id: optionId,
    content: JSON.stringify(content),
    rating,
  };
}

export const toKey = ({ question_id, option_id, content, rating }: KeyRow): AnswerKey => ({
  questionId: question_id,
  optionId: option_id,
  ...(JSON.parse(content) as Pick<AnswerKey, 'explanation' | 'why' | 'takeaway' | 'references'>),
  rating,
});
