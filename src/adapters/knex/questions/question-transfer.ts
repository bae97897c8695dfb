import type { Knex } from 'knex';
import type { QuestionId, VersionId } from '../../../domain/kernel/ids.ts';
import type { NumberedVersion, QuestionTransfer, VignetteQuery } from '../../../domain/questions/ports.ts';
import { mapInSlices } from '../in-slices.ts';
import { hashOf, type KeyRow, toKey } from './version-repository.ts';
import { toVersion, type VersionRow } from './version-rows.ts';
import { newest } from './vignette-reader.ts';

/** Values per statement: SQLite takes 32,766. */
const AT_ONCE = 1_000;

export class KnexQuestionTransfer implements QuestionTransfer {
  constructor(private readonly db: Knex) {}

  async knownContents(contents: readonly string[]): Promise<ReadonlyMap<string, readonly QuestionId[]>> {
    const byHash = new Map(await mapInSlices(contents, (content) => [hashOf(content), content] as const));
    const hashes = [...byHash.keys()];
    const known = new Map<string, { versionId: VersionId; ids: QuestionId[] }>();
    for (let at = 0; at < hashes.length; at += AT_ONCE) {
      const found: { content_hash: string; id: VersionId; question_id: QuestionId | null }[] = await this.db(
        'vignette_versions',
      )
        .leftJoin('questions', 'questions.version_id', 'vignette_versions.id')
        .whereIn('content_hash', hashes.slice(at, at + AT_ONCE))
        .orderBy([{ column: 'created_at', order: 'desc' }, 'vignette_versions.id', 'questions.position'])
        .select('content_hash', 'vignette_versions.id', 'questions.question_id');
      for (const { content_hash: hash, id, question_id: questionId } of found) {
        const content = byHash.get(hash) ?? '';
        const newest = known.get(content) ?? { versionId: id, ids: [] };
        if (questionId !== null && newest.versionId === id) newest.ids.push(questionId);
        known.set(content, newest);
      }
    }
    return new Map([...known].map(([content, { ids }]) => [content, ids]));
  }

  async page(query: VignetteQuery, limit: number): Promise<NumberedVersion[]> {
    const rows: (VersionRow & { vignette_number: number })[] = await newest(this.db, query)
      .limit(limit)
      .select('versions.*');
    const keys = await this.db<KeyRow>('answer_keys').whereIn(
      'version_id',
      rows.map(({ id }) => id),
    );
    const byVersion = new Map<VersionId, KeyRow[]>(rows.map(({ id }) => [id, []]));
    for (const key of keys) byVersion.get(key.version_id)?.push(key);
    return mapInSlices(rows, (row) => ({
      version: toVersion(row),
      keys: (byVersion.get(row.id) ?? []).map(toKey),
      vignetteNumber: row.vignette_number,
    }));
  }
}
