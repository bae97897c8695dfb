import type { Knex } from 'knex';
import type { VersionId } from '../../../domain/kernel/ids.ts';
import type { KeyOfQuestion } from '../../../domain/kernel/vignettes.ts';
import type { KeyReader } from '../../../domain/questions/ports.ts';
import { type Millis, toTime } from '../times.ts';
import { type KeyRow, toKey } from './version-repository.ts';

interface Row extends KeyRow {
  cluster_id: string;
  subject_id: string;
  reason: string | null;
  withdrawn_at: Millis | null;
}

export class KnexKeyReader implements KeyReader {
  constructor(private readonly db: Knex) {}

  async keys(versionIds: readonly VersionId[]): Promise<KeyOfQuestion[]> {
    const rows: Row[] = await this.db('answer_keys')
      .join('questions', (both) =>
        both
          .on('questions.version_id', 'answer_keys.version_id')
          .andOn('questions.question_id', 'answer_keys.question_id'),
      )
      .leftJoin('withdrawn_questions', 'withdrawn_questions.question_id', 'answer_keys.question_id')
      .whereIn('answer_keys.version_id', versionIds)
      .orderBy(['answer_keys.version_id', 'questions.position'])
      .select(
        'answer_keys.*',
        'questions.cluster_id',
        'questions.subject_id',
        'withdrawn_questions.reason',
        'withdrawn_questions.withdrawn_at',
      );
    return rows.map(toBankKey);
  }

  async reviewers(versionIds: readonly VersionId[]): Promise<number> {
    const [row] = await this.db('vignette_reviews')
      .whereIn('version_id', versionIds)
      .where({ decision: 'approve' })
      .countDistinct({ count: 'reviewer_id' });
    return Number(row?.count ?? 0);
  }
}

function toBankKey({ version_id, cluster_id, subject_id, reason, withdrawn_at, ...key }: Row): KeyOfQuestion {
  const isWithdrawn = reason !== null && withdrawn_at !== null;
  return {
    ...toKey({ version_id, ...key }),
    versionId: version_id,
    cluster: cluster_id,
    subject: subject_id,
    withdrawn: isWithdrawn ? { reason, at: toTime(withdrawn_at) } : null,
  };
}
