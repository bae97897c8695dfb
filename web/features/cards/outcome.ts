import { DUE } from '../../text/copy/cards.ts';
import type { QueuedGrade } from './grade-queue.ts';

export const isRight = ({ outcome }: QueuedGrade): boolean =>
  outcome.kind === 'graded' && outcome.reply.option === outcome.reply.correctOption;

/** Tells in a word how an answer went. */
export function outcomeWords(grade: QueuedGrade): string {
  const { outcome } = grade;
  if (outcome.kind === 'graded') return isRight(grade) ? DUE.right : DUE.wrong;
  if (outcome.kind === 'refused') return outcome.isDone ? DUE.isDone : DUE.uncounted;
  return DUE.waiting;
}
