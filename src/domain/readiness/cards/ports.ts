import type { QuestionId, UserId, VersionId } from '../../kernel/ids.ts';
import type { KeyOfQuestion } from '../../kernel/vignettes.ts';
import type { Card } from './card.ts';
import type { ReleasedAnswer } from './deck.ts';

/** Contract: tests/contracts/cards.test.ts. */
export interface Cards {
  /** All of a person, in any order and one statement. */
  of(userId: UserId): Promise<Card[]>;
  find(userId: UserId, questionId: QuestionId): Promise<Card | undefined>;
  /** Stores the next revision, and answers false where another one came first. */
  save(card: Card): Promise<boolean>;
  /** Removes those whose answers are gone, at most this many, and returns how many. */
  purge(limit: number): Promise<number>;
}

/** Contract: tests/contracts/released-answers.test.ts. */
export interface ReleasedAnswers {
  /** Answers of a person whose keys they may read, in any order and one statement. */
  of(userId: UserId, now: Date): Promise<ReleasedAnswer[]>;
  /** Answers to one question. */
  to(userId: UserId, questionId: QuestionId, now: Date): Promise<ReleasedAnswer[]>;
}

/** Answered by questions. */
export interface CardKeys {
  keys(versionIds: readonly VersionId[]): Promise<KeyOfQuestion[]>;
}
