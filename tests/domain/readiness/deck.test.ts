import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { gradeOf } from '../../../src/domain/readiness/cards/card-scheduler.ts';
import { deckOf, weaknessOf } from '../../../src/domain/readiness/cards/deck.ts';
import { aCard, anAnswer, aReview, MORNING } from './card-samples.ts';

const later = (days: number) => new Date(MORNING.getTime() + days * DAY_MS);

describe('a deck', () => {
  const states = (...[answers, stored]: Parameters<typeof deckOf>) =>
    deckOf(answers, stored).map(({ questionId, state }) => [questionId, state]);

  it('has a card of each wrong or blank answer, also of one that was right another time', () => {
    const answers = [
      anAnswer({ questionId: 'wrong' }),
      anAnswer({ questionId: 'right', isRight: true }),
      anAnswer({ questionId: 'once', isRight: true, at: later(1) }),
      anAnswer({ questionId: 'once', isFirst: false }),
    ];
    expect(states(answers, [])).toEqual([
      ['once', 'waiting'],
      ['wrong', 'waiting'],
    ]);
  });

  it('offers what was right but flagged, until it is taken', () => {
    const flagged = [anAnswer({ isRight: true, isFlagged: true })];
    expect(states(flagged, [])).toEqual([['one-1', 'offered']]);
    expect(states(flagged, [aCard()])).toEqual([['one-1', 'waiting']]);
  });

  it('closes a card with its question, and opens it again as it was', () => {
    const stored = [aCard({ review: aReview('2026-03-01', '2026-03-04') })];
    expect(states([anAnswer({ versionId: null })], stored)).toEqual([['one-1', 'closed']]);
    expect(states([anAnswer()], stored)).toEqual([['one-1', 'active']]);
    expect(states([anAnswer()], [aCard({ isKnown: true })])).toEqual([['one-1', 'known']]);
  });

  it('begins with the newest answer', () => {
    const answers = [anAnswer(), anAnswer({ questionId: 'two', at: later(1) }), anAnswer({ at: later(2) })];
    expect(deckOf(answers, []).map(({ questionId, answeredAt }) => [questionId, answeredAt])).toEqual([
      ['one-1', later(2)],
      ['two', later(1)],
    ]);
  });
});

describe('the weakest cluster', () => {
  it('has the most wrong answers at first sight, of enough to tell', () => {
    const many = Array.from({ length: 30 }, (_, at) => anAnswer({ cluster: 'c2', isRight: at % 3 === 0 }));
    const weakness = weaknessOf([
      ...many,
      anAnswer({ cluster: 'c1' }),
      ...Array.from({ length: 50 }, () => anAnswer({ cluster: 'c3', isFirst: false })),
      anAnswer({ cluster: 'c4', isRight: true }),
    ]);
    const order = ['c1', 'c2', 'c3', 'c4'].toSorted((one, other) => weakness(other) - weakness(one));
    expect(order).toEqual(['c2', 'c1', 'c3', 'c4']);
  });
});

describe('a grade', () => {
  const grade = (isRight: boolean, seconds: number, isEasy = false, allowed: number | null = 100) =>
    gradeOf({ isRight, seconds, isEasy }, allowed);

  it('is by right and wrong, by half more than the pace of the exam, and by knowing it cold', () => {
    expect([grade(false, 10), grade(false, 10, true)]).toEqual(['again', 'again']);
    expect([grade(true, 150), grade(true, 151), grade(true, 9_999, false, null)]).toEqual(['good', 'hard', 'good']);
    expect([grade(true, 151, true), grade(true, 1, true)]).toEqual(['easy', 'easy']);
  });
});
