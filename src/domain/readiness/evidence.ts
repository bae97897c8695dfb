import type { QuestionId } from '../kernel/ids.ts';
import type { CountedAnswer } from './ability.ts';

/** Answer of one person at first sight, with what is known of its question now. */
export interface AnswerAtSight extends Omit<CountedAnswer, 'rating'> {
  readonly questionId: QuestionId;
  /** In the version that was answered; null where nobody rated it. */
  readonly rating: number | null;
  /** People who approved that version. */
  readonly reviewers: number;
  /** Whether this person may know already what was right. */
  readonly isReleased: boolean;
  readonly isWithdrawn: boolean;
  readonly isDemo: boolean;
}

/** Answers that do not count, by the first reason that holds. */
export interface LeftOut {
  /** Answers of mock exams whose result is not released: nothing may tell of them. */
  readonly unreleased: number;
  readonly withdrawn: number;
  /** Answers of clusters that have left the exam rules. */
  readonly otherClusters: number;
  /** Answers without a difficulty to hold them against. */
  readonly unrated: number;
  /** Answers of the demonstration, next to others. */
  readonly demo: number;
}

export interface Evidence {
  readonly answers: readonly CountedAnswer[];
  readonly leftOut: LeftOut;
  /** Nothing but cases of the demonstration. */
  readonly isDemo: boolean;
  readonly newestAt: Date | null;
  /** Mean number of people who set the standard of a question; zero without answers. */
  readonly reviewers: number;
}

type RatedAnswer = AnswerAtSight & CountedAnswer;

/** @param clusters of the exam rules in force. */
export function evidenceOf(rows: readonly AnswerAtSight[], clusters: ReadonlySet<string>): Evidence {
  const released = rows.filter(({ isReleased }) => isReleased);
  const standing = released.filter(({ isWithdrawn }) => !isWithdrawn);
  const asked = standing.filter(({ cluster }) => clusters.has(cluster));
  const rated = asked.filter((row): row is RatedAnswer => row.rating !== null);
  const own = rated.filter(({ isDemo }) => !isDemo);
  const answers = own.length > 0 ? own : rated;
  return {
    answers,
    leftOut: {
      unreleased: rows.length - released.length,
      withdrawn: released.length - standing.length,
      otherClusters: standing.length - asked.length,
      unrated: asked.length - rated.length,
      demo: rated.length - answers.length,
    },
    isDemo: answers.length > 0 && own.length === 0,
    newestAt: answers.reduce<Date | null>((newest, { at }) => (newest && newest > at ? newest : at), null),
    reviewers: answers.length === 0 ? 0 : answers.reduce((sum, row) => sum + row.reviewers, 0) / answers.length,
  };
}
