import type { Knex } from 'knex';
import type { UserId, VersionId } from '../../../domain/kernel/ids.ts';
import type { BankKey, KeyReader } from '../../../domain/questions/ports.ts';
import { type Millis, toTime } from '../times.ts';
import { type KeyRow, toKey } from './version-repository.ts';

interface Row extends KeyRow {
  cluster_id: string;
  subject_id: string;
  reason: string | null;
  withdrawn_at: Millis | null;
}

/** Values per statement; a sitting has some sixty versions. */
const AT_ONCE = 1_000;

export class KnexKeyReader implements KeyReader {
  constructor(private readonly db: Knex) {}

  keys(versionIds: readonly VersionId[]): Promise<BankKey[]> {
    return inSlices(versionIds, async (some) => {
      const rows: Row[] = await this.db('answer_keys')
        .join('questions', (both) =>
          both
            .on('questions.version_id', 'answer_keys.version_id')
            .andOn('questions.question_id', 'answer_keys.question_id'),
        )
        .leftJoin('withdrawn_questions', 'withdrawn_questions.question_id', 'answer_keys.question_id')
        .whereIn('answer_keys.version_id', some)
        .orderBy(['answer_keys.version_id', 'questions.position'])
        .select(
          'answer_keys.*',
          'questions.cluster_id',
          'questions.subject_id',
          'withdrawn_questions.reason',
          'withdrawn_questions.withdrawn_at',
        );
      return rows.map(toBankKey);
    });
  }

  async reviewers(versionIds: readonly VersionId[]): Promise<number> {
    const ids = await inSlices(
      versionIds,
      (some): Promise<UserId[]> =>
        this.db('vignette_reviews')
          .whereIn('version_id', some)
          .where({ decision: 'approve' })
          .distinct()
          .pluck('reviewer_id'),
    );
    return new Set(ids).size;
  }
}

async function inSlices<T>(ids: readonly VersionId[], read: (some: readonly VersionId[]) => Promise<T[]>) {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) found.push(...(await read(ids.slice(at, at + AT_ONCE))));
  return found;
}

function toBankKey({ version_id, cluster_id, subject_id, reason, withdrawn_at, ...key }: Row): BankKey {
  const isWithdrawn = reason !== null && withdrawn_at !== null;
  return {
    ...toKey({ version_id, ...key }),
    versionId: version_id,
    cluster: cluster_id,
    subject: subject_id,
    withdrawn: isWithdrawn ? { reason, at: toTime(withdrawn_at) } : null,
  };
}
