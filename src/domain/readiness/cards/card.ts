import type { CalendarDay } from '../../kernel/calendar.ts';
import type { QuestionId, UserId } from '../../kernel/ids.ts';
import type { CardReason, CardTurn } from '../literals.ts';
import type { CardScheduler, Grade } from './card-scheduler.ts';
import type { Review } from './review.ts';

/**
 * What is stored of a question that one repeats: nothing before it is graded, noted or put aside. That a wrong answer
 * makes a card is worked out at each reading (`deck.ts`).
 */
export interface Card {
  readonly userId: UserId;
  readonly questionId: QuestionId;
  readonly isKnown: boolean;
  readonly why: CardReason | null;
  /** One line of one’s own, empty without. */
  readonly rule: string;
  readonly review: Review | null;
  /** Day of the first grade. */
  readonly begunOn: CalendarDay | null;
  readonly lapses: number;
  /** Number that the newest grade was sent with: sent again, it changes nothing. */
  readonly gradeNumber: string | null;
  readonly revision: number;
}

/** @param revision zero: nothing was stored before. */
export const newCard = (userId: UserId, questionId: QuestionId): Card => ({
  ...{ userId, questionId, isKnown: false, why: null, rule: '', review: null, begunOn: null },
  ...{ lapses: 0, gradeNumber: null, revision: 0 },
});

export interface CardEdit {
  readonly why?: CardReason | null | undefined;
  readonly rule?: string | undefined;
  readonly turn?: CardTurn | undefined;
}

export const editedCard = (card: Card, { why = card.why, rule = card.rule, turn }: CardEdit): Card => ({
  ...card,
  ...{ why, rule, isKnown: turn === undefined ? card.isKnown : turn === 'known' },
  revision: card.revision + 1,
});

export interface GradedOn {
  readonly grade: Grade;
  readonly gradeNumber: string;
  readonly today: CalendarDay;
  /** Longest interval in days. */
  readonly longest: number;
}

export function gradedCard(card: Card, given: GradedOn, scheduler: CardScheduler): Card {
  const { grade, gradeNumber, today, longest } = given;
  return {
    ...card,
    review: scheduler.next(card.review, grade, today, longest),
    begunOn: card.begunOn ?? today,
    lapses: card.lapses + (card.review && grade === 'again' ? 1 : 0),
    gradeNumber,
    revision: card.revision + 1,
  };
}
