import type { DueCardsReply } from '../../../src/wire/replies/cards.ts';
import { isUnsent, type QueuedGrade } from './grade-queue.ts';

export type DueCase = DueCardsReply['cases'][number];

/** A card together with its case. */
export interface Placed {
  readonly vignette: DueCase;
  readonly question: DueCase['questions'][number];
  /** Counted from 1. */
  readonly position: number;
}

/** Cards to answer: all but those whose answers are on their way. */
export const placedIn = ({ cases }: DueCardsReply, grades: readonly QueuedGrade[]): readonly Placed[] => {
  const isAnswered = (id: string) =>
    grades.some((grade) => grade.questionId === id && (isUnsent(grade) || grade.outcome.kind === 'graded'));
  return cases
    .flatMap((vignette) => vignette.questions.map((question) => ({ vignette, question })))
    .filter(({ question }) => !isAnswered(question.id))
    .map((placed, at) => ({ ...placed, position: at + 1 }));
};

/** Cases whose pictures are brought into memory. */
const AHEAD = 3;

/** Returns the case of a card and the next ones. */
export const casesFrom = (placed: readonly Placed[], index: number): readonly DueCase[] =>
  [...new Set(placed.slice(index).map(({ vignette }) => vignette))].slice(0, AHEAD);
