import type { QuestionId, VersionId, VignetteId } from '../../kernel/ids.ts';
import type { CardState } from '../literals.ts';
import type { Card } from './card.ts';

/** An answer whose key this person may read. */
export interface ReleasedAnswer {
  readonly questionId: QuestionId;
  readonly vignetteId: VignetteId;
  /** Approved version that has the question now; null: withdrawn, retired or replaced. */
  readonly versionId: VersionId | null;
  /** As they are now, or as they were where it has gone. */
  readonly cluster: string;
  readonly subject: string;
  /** False of a blank. */
  readonly isRight: boolean;
  readonly isFlagged: boolean;
  readonly isFirst: boolean;
  readonly at: Date;
}

/** A question that one repeats, or may. */
export interface DeckCard
  extends Pick<ReleasedAnswer, 'questionId' | 'vignetteId' | 'versionId' | 'cluster' | 'subject'> {
  readonly state: CardState;
  /** Time of the newest answer. */
  readonly answeredAt: Date;
  /** Null: nothing is stored yet. */
  readonly card: Card | null;
}

/** Every wrong or blank answer makes a card; one that was right but flagged is offered. Newest answer first. */
export function deckOf(answers: readonly ReleasedAnswer[], stored: readonly Card[]): DeckCard[] {
  const cards = new Map(stored.map((card) => [card.questionId, card]));
  const questions = new Map<QuestionId, { newest: ReleasedAnswer; isMissed: boolean; isFlagged: boolean }>();
  for (const answer of answers) {
    const before = questions.get(answer.questionId);
    questions.set(answer.questionId, {
      newest: before && before.newest.at > answer.at ? before.newest : answer,
      isMissed: before?.isMissed === true || !answer.isRight,
      isFlagged: before?.isFlagged === true || answer.isFlagged,
    });
  }
  return [...questions.values()]
    .flatMap(({ newest, isMissed, isFlagged }): DeckCard[] => {
      const { questionId, vignetteId, versionId, cluster, subject, at } = newest;
      const card = cards.get(questionId) ?? null;
      if (!isMissed && !isFlagged && !card) return [];
      const state = stateOf({ card, isMissed, isGone: versionId === null });
      return [{ questionId, vignetteId, versionId, cluster, subject, state, answeredAt: at, card }];
    })
    .toSorted((one, other) => other.answeredAt.getTime() - one.answeredAt.getTime());
}

function stateOf({ card, isMissed, isGone }: { card: Card | null; isMissed: boolean; isGone: boolean }): CardState {
  if (isGone) return 'closed';
  if (card?.isKnown) return 'known';
  if (card?.review) return 'active';
  return card || isMissed ? 'waiting' : 'offered';
}

/** Answers that every cluster is taken to have more, half of them right: one wrong answer makes none the weakest. */
const PRIOR = 10;

/** Returns how far a candidate is from answering everything of a cluster right at first sight, from 0 to 1. */
export function weaknessOf(answers: readonly ReleasedAnswer[]): (cluster: string) => number {
  const missed = new Map<string, { wrong: number; of: number }>();
  for (const { cluster, isRight, isFirst } of answers) {
    if (!isFirst) continue;
    const { wrong, of } = missed.get(cluster) ?? { wrong: 0, of: 0 };
    missed.set(cluster, { wrong: wrong + (isRight ? 0 : 1), of: of + 1 });
  }
  return (cluster) => {
    const { wrong, of } = missed.get(cluster) ?? { wrong: 0, of: 0 };
    return (wrong + PRIOR / 2) / (of + PRIOR);
  };
}
