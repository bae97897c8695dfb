import type { Knex } from 'knex';
import type { QuestionId, UserId } from '../../../domain/kernel/ids.ts';
import type { AnswerAtSight } from '../../../domain/readiness/evidence.ts';
import type { EvidenceReader } from '../../../domain/readiness/ports.ts';
import { longReads } from '../long-reads.ts';
import { readAll } from '../prepared-reads.ts';
import { type Millis, toTime } from '../times.ts';
import { isReleasedAt, RELEASE_COLUMNS, type ReleaseRow } from './answer-release.ts';

type Flag = boolean | 0 | 1;

interface Row extends ReleaseRow {
  question_id: QuestionId;
  cluster_id: string;
  subject_id: string;
  vignette_id: string;
  is_right: Flag;
  pace: AnswerAtSight['pace'];
  seconds: number;
  at: Millis;
  rating: number | null;
  reviewers: number | string;
  is_withdrawn: Flag;
  is_demo: Flag;
}

const AT_SIGHT = `select answered.question_id, answered.cluster_id, answered.subject_id, answered.vignette_id,
    answered.is_right, answered.pace, answered.seconds, answered.at, ${RELEASE_COLUMNS}, answer_keys.rating,
    (select count(*) from vignette_reviews where vignette_reviews.version_id = answered.version_id
      and vignette_reviews.decision = 'approve') as reviewers,
    exists (select 1 from withdrawn_questions gone where gone.question_id = answered.question_id) as is_withdrawn,
    coalesce(vignettes.is_demo, false) as is_demo
  from answered_questions answered
  join sittings on sittings.id = answered.sitting_id
  left join mock_exams on mock_exams.id = sittings.mock_exam_id
  left join vignettes on vignettes.id = answered.vignette_id
  left join answer_keys on answer_keys.version_id = answered.version_id
    and answer_keys.question_id = answered.question_id
  where answered.user_id = ? and answered.is_first`;

/** Joins answers with what the question bank has now. Previews have no rows. */
export class KnexEvidenceReader implements EvidenceReader {
  private readonly db: Knex;

  constructor(db: Knex) {
    this.db = longReads(db);
  }

  async atSight(userId: UserId, now: Date): Promise<AnswerAtSight[]> {
    const rows = await readAll<Row>(this.db, AT_SIGHT, [userId]);
    return rows.map((row) => ({
      questionId: row.question_id,
      cluster: row.cluster_id,
      subject: row.subject_id,
      vignetteId: row.vignette_id,
      isRight: Boolean(row.is_right),
      pace: row.pace,
      seconds: row.seconds,
      at: toTime(row.at),
      rating: row.rating,
      reviewers: Number(row.reviewers),
      isReleased: isReleasedAt(row, now),
      isWithdrawn: Boolean(row.is_withdrawn),
      isDemo: Boolean(row.is_demo),
    }));
  }
}
