import { DUE } from '../../text/copy/cards.ts';
import type { TagTone } from '../../ui/tag.tsx';
import type { QueuedGrade } from './grade-queue.ts';

export const isRight = ({ outcome }: QueuedGrade): boolean =>
  outcome.kind === 'graded' && outcome.reply.option === outcome.reply.correctOption;

/** Tells in a word how an answer went. */
export function outcomeOf(grade: QueuedGrade): { words: string; tone: TagTone } {
  const { outcome } = grade;
  if (outcome.kind === 'graded')
    return isRight(grade) ? { words: DUE.right, tone: 'success' } : { words: DUE.wrong, tone: 'danger' };
  if (outcome.kind === 'refused') return { words: outcome.isDone ? DUE.isDone : DUE.uncounted, tone: 'neutral' };
  return { words: DUE.waiting, tone: 'warning' };
}
