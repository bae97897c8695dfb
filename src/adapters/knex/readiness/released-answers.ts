import type { Knex } from 'knex';
import type { QuestionId, UserId, VersionId, VignetteId } from '../../../domain/kernel/ids.ts';
import type { ReleasedAnswer } from '../../../domain/readiness/cards/deck.ts';
import type { ReleasedAnswers } from '../../../domain/readiness/cards/ports.ts';
import { longReads } from '../long-reads.ts';
import { readAll } from '../prepared-reads.ts';
import { type Millis, toTime } from '../times.ts';
import { isReleasedAt, RELEASE_COLUMNS, type ReleaseRow } from './answer-release.ts';

type Flag = boolean | 0 | 1;

interface Row extends ReleaseRow {
  readonly question_id: QuestionId;
  readonly vignette_id: VignetteId;
  readonly current_version_id: VersionId | null;
  readonly cluster_id: string;
  readonly subject_id: string;
  readonly is_right: Flag;
  readonly is_flagged: Flag;
  readonly is_first: Flag;
  readonly at: Millis;
}

const ANSWERS = `select answered.question_id, answered.vignette_id, current_questions.version_id as current_version_id,
    coalesce(current_questions.cluster_id, answered.cluster_id) as cluster_id,
    coalesce(current_questions.subject_id, answered.subject_id) as subject_id,
    answered.is_right, answered.is_flagged, answered.is_first, answered.at, ${RELEASE_COLUMNS}
  from answered_questions answered
  join sittings on sittings.id = answered.sitting_id
  left join mock_exams on mock_exams.id = sittings.mock_exam_id
  left join vignettes on vignettes.id = answered.vignette_id and vignettes.retired_at is null
  left join vignette_versions approved on approved.vignette_id = vignettes.id and approved.state = 'approved'
  left join questions current_questions on current_questions.version_id = approved.id
    and current_questions.question_id = answered.question_id
    and not exists (select 1 from withdrawn_questions gone where gone.question_id = answered.question_id)
  where answered.user_id = ? and answered.is_reached and not sittings.is_free`;

const OF_QUESTION = `${ANSWERS} and answered.question_id = ?`;

/** Answers to questions that were on the screen. Of a free mock exam no key is shown, so it makes no card. */
export class KnexReleasedAnswers implements ReleasedAnswers {
  private readonly db: Knex;

  constructor(db: Knex) {
    this.db = longReads(db);
  }

  async of(userId: UserId, now: Date): Promise<ReleasedAnswer[]> {
    return toAnswers(await readAll<Row>(this.db, ANSWERS, [userId]), now);
  }

  async to(userId: UserId, questionId: QuestionId, now: Date): Promise<ReleasedAnswer[]> {
    return toAnswers(await readAll<Row>(this.db, OF_QUESTION, [userId, questionId]), now);
  }
}

const toAnswers = (rows: readonly Row[], now: Date): ReleasedAnswer[] =>
  rows
    .filter((row) => isReleasedAt(row, now))
    .map((row) => ({
      questionId: row.question_id,
      vignetteId: row.vignette_id,
      versionId: row.current_version_id,
      cluster: row.cluster_id,
      subject: row.subject_id,
      isRight: Boolean(row.is_right),
      isFlagged: Boolean(row.is_flagged),
      isFirst: Boolean(row.is_first),
      at: toTime(row.at),
    }));
