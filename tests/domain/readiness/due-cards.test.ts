import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../../src/domain/kernel/calendar.ts';
import { HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { editedCard, gradedCard } from '../../../src/domain/readiness/cards/card.ts';
import { GRADES } from '../../../src/domain/readiness/cards/card-scheduler.ts';
import type { DeckCard } from '../../../src/domain/readiness/cards/deck.ts';
import { cardsAhead, dueCards, isDue, nextOf } from '../../../src/domain/readiness/cards/due-cards.ts';
import { longestInterval, type StudyDay, studyDay } from '../../../src/domain/readiness/cards/study-day.ts';
import { aCard, aReview, inDeck, inTurn, MORNING, scheduler, TODAY } from './card-samples.ts';

const even = () => 0.5;
const day = (examOn: string | null = null, today = TODAY): StudyDay => ({ today, examOn });
const due = (deck: readonly DeckCard[], on = day(), weakness: (cluster: string) => number = even) =>
  dueCards(deck, on, weakness, scheduler);
const idsOf = ({ cases }: ReturnType<typeof due>) =>
  cases.flatMap(({ cards }) => cards.map(({ questionId }) => questionId));
const waiting = (count: number, facts: Partial<DeckCard> = {}) =>
  Array.from({ length: count }, (_, at) => inDeck({ questionId: `new-${at}`, vignetteId: `case-${at}`, ...facts }));

describe('a day of study', () => {
  it.each([
    ['Asia/Karachi', '2026-03-01T22:59:59Z', '2026-03-01'],
    ['Asia/Karachi', '2026-03-01T23:00:00Z', '2026-03-02'],
    ['Australia/Sydney', '2026-03-01T16:59:59Z', '2026-03-01'],
    ['Australia/Sydney', '2026-03-01T17:00:00Z', '2026-03-02'],
    // The clocks go back at three: four in the morning is an hour later than the day before.
    ['Australia/Sydney', '2026-04-04T17:59:59Z', '2026-04-04'],
    ['Australia/Sydney', '2026-04-04T18:00:00Z', '2026-04-05'],
  ])('begins at four in the morning in %s: %s is %s', (timeZone, at, today) => {
    expect(studyDay({ examOn: null, timeZone }, new Date(at)).today).toBe(today);
  });

  it('is the school’s where nobody told a zone, and has no exam', () => {
    expect(studyDay(undefined, MORNING)).toEqual({ today: TODAY, examOn: null });
  });

  it('has intervals that end before the exam, from a day to half a year', () => {
    const longest = (examOn: string | null) => longestInterval(day(examOn));
    expect([longest(null), longest('2027-12-01')]).toEqual([180, 180]);
    expect([longest('2026-03-12'), longest('2026-03-04'), longest('2026-03-03'), longest(TODAY)]).toEqual([9, 1, 1, 1]);
  });
});

describe('due cards', () => {
  it('are those of today and earlier, the most overdue for their interval first', () => {
    const deck = [
      inTurn('week', '2026-02-01', '2026-02-23'),
      inTurn('later', '2026-03-01', '2026-03-03'),
      inTurn('day', '2026-02-26', '2026-02-27'),
      inTurn('today', '2026-02-28', TODAY),
    ];
    expect(idsOf(due(deck))).toEqual(['day', 'week', 'today']);
  });

  it('are new ones of the weakest cluster first, twenty a day with those of the morning', () => {
    const deck = [
      ...waiting(30, { cluster: 'c1' }),
      ...waiting(5, { cluster: 'c2' }).map((card) => ({ ...card, questionId: `weak-${card.questionId}` })),
    ];
    const weak = (cluster: string) => (cluster === 'c2' ? 0.6 : 0.5);
    const ids = idsOf(due(deck, day(), weak));
    expect(ids).toHaveLength(20);
    expect(ids.filter((id) => id.startsWith('weak'))).toHaveLength(5);
    expect(ids[0]).toMatch(/^weak/);
    const begun = Array.from({ length: 12 }, (_, at) => inTurn(`begun-${at}`, TODAY, '2026-03-04'));
    expect(idsOf(due([...deck, ...begun], day(), weak))).toHaveLength(8);
  });

  it('begin with all new ones of a case, so that one case is read for several of them', () => {
    const deck = waiting(24).map((card, at) => ({ ...card, vignetteId: `case-${at % 8}` }));
    expect(due(deck).cases.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 3, 3, 3, 2]);
  });

  it('are at most forty a day with those that are done; the rest waits, and is counted', () => {
    const deck = Array.from({ length: 70 }, (_, at) => inTurn(`old-${at}`, '2026-02-01', '2026-02-10'));
    const done = Array.from({ length: 10 }, (_, at) => ({
      ...inTurn(`done-${at}`, TODAY, '2026-03-09'),
      card: aCard({ questionId: `done-${at}`, review: aReview(TODAY, '2026-03-09'), begunOn: '2026-02-01' }),
    }));
    const found = due([...deck, ...done, ...waiting(3)]);
    expect([idsOf(found).length, found.done, found.left]).toEqual([30, 10, 43]);
  });

  it('come by case, so that a case is read once', () => {
    const deck = [
      { ...inTurn('a-1', '2026-02-01', '2026-02-10'), vignetteId: 'a' },
      { ...inTurn('b-1', '2026-02-01', '2026-02-20'), vignetteId: 'b' },
      inDeck({ questionId: 'a-2', vignetteId: 'a' }),
    ];
    expect(due(deck).cases.map(({ cards }) => cards.map(({ questionId }) => questionId))).toEqual([
      ['a-1', 'a-2'],
      ['b-1'],
    ]);
  });

  it('are none on the day of the exam, nor after it', () => {
    const deck = [inTurn('old', '2026-02-01', '2026-02-10'), ...waiting(2)];
    for (const examOn of [TODAY, '2026-03-01', '2020-01-01']) {
      expect(idsOf(due(deck, day(examOn)))).toEqual([]);
      expect(deck.some((card) => isDue(card, day(examOn), scheduler))).toBe(false);
    }
    expect(idsOf(due(deck, day('2026-03-03')))).toHaveLength(3);
  });

  it('are not those that are known, offered or closed', () => {
    const deck = (['known', 'offered', 'closed'] as const).map((state) => ({
      ...inTurn(state, '2026-02-01', '2026-02-10'),
      state,
    }));
    expect(idsOf(due(deck))).toEqual([]);
  });
});

describe('a last look', () => {
  const unsure = inTurn('unsure', '2026-02-01', '2026-06-01', 10);
  const sure = inTurn('sure', '2026-02-01', '2026-06-01', 400);
  const daysOf = (card: DeckCard, examOn: string) =>
    Array.from({ length: 40 }, (_, at) => daysAfter('2026-02-20', at)).filter((today) =>
      isDue(card, day(examOn, today), scheduler),
    );

  it('brings a card once more in the last ten days that would be forgotten by the day', () => {
    const [first] = daysOf(unsure, '2026-03-20');
    expect(first! >= '2026-03-10' && first! < '2026-03-20').toBe(true);
    expect(daysOf(unsure, '2026-03-20').every((today) => today < '2026-03-20')).toBe(true);
    expect(daysOf(sure, '2026-03-20')).toEqual([]);
  });

  it('is over once it was given', () => {
    expect(daysOf(inTurn('unsure', '2026-03-10', '2026-06-01', 1), '2026-03-20')).toEqual([]);
  });

  it('moves with the exam, and is gone without one', () => {
    const looks = ['2026-03-20', '2026-03-25', '2026-03-31'].map((examOn) => daysOf(unsure, examOn)[0]);
    expect(new Set(looks).size).toBe(3);
    expect(nextOf(unsure, day(), scheduler)).toBe('2026-06-01');
  });

  it('spreads the cards over the days', () => {
    const many = Array.from({ length: 90 }, (_, at) => inTurn(`question-${at}`, '2026-02-01', '2026-06-01', 10));
    const counts = Array.from({ length: 9 }, (_, at) => daysAfter('2026-03-10', at)).map(
      (today) => many.filter((card) => nextOf(card, day('2026-03-20', '2026-03-10'), scheduler) === today).length,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(90);
    expect(Math.max(...counts)).toBeLessThan(30);
  });
});

describe('the day on which a card comes again', () => {
  it('is told only before the exam', () => {
    const card = inTurn('one', TODAY, '2026-03-09');
    expect(nextOf(card, day(), scheduler)).toBe('2026-03-09');
    expect(nextOf(card, day('2026-03-09'), scheduler)).toBeNull();
    expect(nextOf(inDeck(), day(), scheduler)).toBeNull();
  });
});

describe('the cards ahead', () => {
  it('are those of each day: due ones, and the new ones that follow', () => {
    const deck = [...waiting(25), inTurn('tomorrow', '2026-03-01', '2026-03-03'), inTurn('x', TODAY, '2026-03-04')];
    // One of the twenty new ones of today was begun.
    expect([...cardsAhead(deck, day(), scheduler).byDay]).toEqual([
      ['2026-03-02', 19],
      ['2026-03-03', 7],
      ['2026-03-04', 1],
    ]);
  });

  it('are never more than a day’s measure, and none from the exam on', () => {
    const deck = Array.from({ length: 100 }, (_, at) => inTurn(`old-${at}`, '2026-02-01', '2026-02-10', 999));
    expect([...cardsAhead(deck, day('2026-03-04'), scheduler).byDay.values()]).toEqual([40, 40]);
    expect(cardsAhead(deck, day(TODAY), scheduler).byDay.size).toBe(0);
  });
});

describe('weeks of cards, in any zone, with any grades, missed days and exams', () => {
  const zones = ['Australia/Sydney', 'Asia/Karachi', 'America/New_York', 'Pacific/Chatham', 'Europe/London'];
  const anyWeeks = fc.record({
    timeZone: fc.constantFrom(...zones),
    /** From the end of February on, over both clock changes where there are any. */
    begins: fc.integer({ min: 0, max: 300 }),
    exam: fc.option(fc.integer({ min: -3, max: 70 }), { nil: undefined }),
    moved: fc.option(fc.integer({ min: -3, max: 70 }), { nil: undefined }),
    cards: fc.integer({ min: 0, max: 120 }),
    days: fc.array(
      fc.record({ skips: fc.integer({ min: 0, max: 9 }), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
      {
        minLength: 5,
        maxLength: 25,
      },
    ),
    grades: fc.array(fc.constantFrom(...GRADES), { minLength: 7, maxLength: 31 }),
  });

  it('keep the measure, bring no card twice a day, and none on the day of the exam or after it', () => {
    fc.assert(
      fc.property(anyWeeks, ({ timeZone, begins, exam, moved, cards, days, grades }) => {
        let now = new Date(Date.UTC(2026, 1, 26 + begins, 3, 30));
        const first = studyDay({ examOn: null, timeZone }, now).today;
        const examDay = (days: number | undefined) => (days === undefined ? null : daysAfter(first, days));
        let deck = waiting(cards);
        let given = 0;
        for (const [index, { skips, share }] of days.entries()) {
          const examOn = examDay(index < days.length / 2 ? exam : moved);
          const on = studyDay({ examOn, timeZone }, now);
          const found = due(deck, on);
          const ids = idsOf(found);
          expect(ids.length + found.done).toBeLessThanOrEqual(40);
          expect(new Set(ids).size).toBe(ids.length);
          if (examOn !== null && on.today >= examOn) expect(ids).toEqual([]);
          const taken = ids.slice(0, Math.ceil(ids.length * share));
          deck = deck.map((card) => {
            if (!taken.includes(card.questionId)) return card;
            expect(isDue(card, on, scheduler)).toBe(true);
            const grade = grades[(given += 1) % grades.length]!;
            const grading = { grade, gradeNumber: `${given}`, today: on.today, longest: longestInterval(on) };
            const before = card.card ?? aCard({ questionId: card.questionId });
            const graded = inDeck({ ...card, state: 'active', card: gradedCard(before, grading, scheduler) });
            expect(isDue(graded, on, scheduler)).toBe(false);
            const next = nextOf(graded, on, scheduler);
            if (next !== null) expect(next > on.today && (examOn === null || next < examOn)).toBe(true);
            return graded;
          });
          expect(deck.filter(({ card }) => card?.begunOn === on.today).length).toBeLessThanOrEqual(20);
          const again = due(deck, on);
          expect(idsOf(again).filter((id) => taken.includes(id))).toEqual([]);
          now = new Date(now.getTime() + (skips + 1) * 24 * HOUR_MS);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a card by hand', () => {
  it('keeps what is not edited', () => {
    const card = aCard({ why: 'time', rule: 'Look first.', lapses: 2 });
    expect(editedCard(card, { turn: 'known' })).toEqual({ ...card, isKnown: true, revision: 2 });
    expect(editedCard(card, { why: null, rule: '' })).toEqual({ ...card, why: null, rule: '', revision: 2 });
    expect(editedCard({ ...card, isKnown: true }, { turn: 'in-turn' }).isKnown).toBe(false);
  });
});
