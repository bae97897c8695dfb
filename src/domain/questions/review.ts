import type { OptionId, QuestionId, UserId, VersionId } from '../kernel/ids.ts';
import type { AnswerKey } from './answer-key.ts';
import { faultyDraft } from './errors.ts';
import { RATING, type ReviewDecision } from './literals.ts';
import type { Question } from './vignette-version.ts';

export interface RatedQuestion {
  readonly questionId: QuestionId;
  /** Option that the reviewer chose without seeing what is right. */
  readonly optionId: OptionId;
  /** Estimate: of 100 new graduates who are just good enough, how many choose the right option. */
  readonly rating: number;
}

/** One administrator's look at one submission of a version. The answers come before the keys are seen, and stay. */
export interface VignetteReview {
  readonly id: string;
  readonly versionId: VersionId;
  /** Revision of the version that was read: a later submission is another one. */
  readonly revision: number;
  readonly reviewerId: UserId;
  readonly answers: readonly RatedQuestion[];
  readonly ratedAt: Date;
  readonly decision: ReviewDecision | null;
  readonly comment: string;
  readonly decidedAt: Date | null;
}

/** Refuses answers that do not name each question of the version once, with an option and a rating of it. */
export function checkedAnswers(answers: readonly RatedQuestion[], questions: readonly Question[]): RatedQuestion[] {
  const faults: Record<string, string> = {};
  for (const [at, { questionId, optionId, rating }] of answers.entries()) {
    const question = questions.find(({ id }) => id === questionId);
    const isRepeated = answers.findIndex((one) => one.questionId === questionId) !== at;
    if (!question || isRepeated) faults[`answers[${at}].question`] = 'This question is not in this version.';
    else if (!question.options.some(({ id }) => id === optionId))
      faults[`answers[${at}].option`] = 'This option is not in this question.';
    if (!isRating(rating))
      faults[`answers[${at}].rating`] = `Please choose ${RATING.min} to ${RATING.max} in steps of ${RATING.step}.`;
  }
  const isMissing = questions.some(({ id }) => !answers.some(({ questionId }) => questionId === id));
  if (isMissing) faults.answers = 'Please answer and rate every question.';
  if (Object.keys(faults).length > 0) throw faultyDraft(faults);
  return [...answers];
}

const isRating = (rating: number): boolean =>
  rating >= RATING.min && rating <= RATING.max && rating % RATING.step === 0;

/** Answer keys with the mean of what reviewers estimated; null where nobody did. */
export const ratedKeys = (keys: readonly AnswerKey[], reviews: readonly VignetteReview[]): AnswerKey[] =>
  keys.map((key) => ({ ...key, rating: meanRating(key.questionId, reviews) }));

function meanRating(questionId: QuestionId, reviews: readonly VignetteReview[]): number | null {
  const ratings = reviews.flatMap(({ answers }) =>
    answers.filter((answer) => answer.questionId === questionId).map(({ rating }) => rating),
  );
  return ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
