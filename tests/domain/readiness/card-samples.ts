import { TsFsrsCardScheduler } from '../../../src/adapters/ts-fsrs/card-scheduler.ts';
import { type Card, newCard } from '../../../src/domain/readiness/cards/card.ts';
import type { DeckCard, ReleasedAnswer } from '../../../src/domain/readiness/cards/deck.ts';
import type { Review } from '../../../src/domain/readiness/cards/review.ts';

/** Pure arithmetic, so that the one adapter serves as its own double. */
export const scheduler = new TsFsrsCardScheduler();

/** Morning of 2 March in Sydney. */
export const MORNING = new Date('2026-03-01T22:00:00Z');
export const TODAY = '2026-03-02';

export const anAnswer = (facts: Partial<ReleasedAnswer> = {}): ReleasedAnswer => ({
  ...{ questionId: 'one-1', vignetteId: 'one', versionId: 'one-v1', cluster: 'c1', subject: 'endodontics' },
  ...{ isRight: false, isFlagged: false, isFirst: true, at: MORNING },
  ...facts,
});

export const aReview = (on: string, nextOn: string, stability = 5): Review => ({
  ...{ memory: { stability, difficulty: 5 }, on, nextOn },
});

export const aCard = (facts: Partial<Card> = {}): Card => ({
  ...newCard('ada', 'one-1'),
  ...{ revision: 1 },
  ...facts,
});

export const inDeck = (facts: Partial<DeckCard> = {}): DeckCard => ({
  ...{ questionId: 'one-1', vignetteId: 'one', versionId: 'one-v1', cluster: 'c1', subject: 'endodontics' },
  ...{ state: 'waiting', answeredAt: MORNING, card: null },
  ...facts,
});

/** In turn, graded on one day and due on another. */
export const inTurn = (questionId: string, on: string, nextOn: string, stability = 5): DeckCard =>
  inDeck({
    ...{ questionId, state: 'active' },
    card: aCard({ questionId, review: aReview(on, nextOn, stability), begunOn: on }),
  });
