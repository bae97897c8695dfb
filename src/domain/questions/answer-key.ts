import type { OptionId, QuestionId } from '../kernel/ids.ts';

export interface Reference {
  readonly title: string;
  readonly publisher: string;
  /** Zero while it is not written yet. */
  readonly year: number;
  /** Empty where there is none. */
  readonly url: string;
}

/**
 * Right option of a question with its reasons. Kept apart from the question, so that what a candidate is sent cannot
 * hold it.
 */
export interface AnswerKey {
  readonly questionId: QuestionId;
  /** Null while a draft has none. */
  readonly optionId: OptionId | null;
  /** Markdown. */
  readonly explanation: string;
  /** Why each option is right or is not the best one. */
  readonly why: Readonly<Record<OptionId, string>>;
  readonly takeaway: string;
  readonly references: readonly Reference[];
  /**
   * Mean estimate of the reviewers who approved it: of 100 new graduates who are just good enough, how many choose the
   * right option. Null until it is rated.
   */
  readonly rating: number | null;
}
