import { expect, it } from 'vitest';
import { CountTurnedResults } from '../../../src/domain/exam/queries/count-turned-results.ts';
import type { WholeSitting } from '../../../src/domain/exam/sitting.ts';
import { monday, tuesday } from '../../contracts/samples.ts';
import { FixedClock } from '../../doubles/fixed-clock.ts';
import { anAnswer, aPlan, aSection, aSitting, keysOf, numbers } from './sitting-samples.ts';

/**
 * A sitting of 32 questions, odd ones of cluster A and even ones of B, 16 each: the marks are 16 × 64 -> 11 and 16 × 70 -> 12.
 * The first ones of so many are right.
 */
const sat = (id: string, right: number, wrong: readonly number[] = []): WholeSitting => ({
  sitting: aSitting({ id }),
  sections: [
    aSection(1, monday, {
      plan: aPlan(1, 8),
      answers: numbers(1, right).map((n) => anAnswer(n, wrong.includes(n) ? 'wrong' : 'right')),
    }),
  ],
});

it('a withdrawal turns who fails without it, and its undoing turns them back; who runs has no result', async () => {
  const running = sat('running', 24, [2]);
  const all: WholeSitting[] = [
    // 11 of B: a question fewer makes the mark 15 × 70 -> 11, reached by those alone who had it wrong.
    ...numbers(1, 60).map((n) => sat(`failed-${100 + n}`, 22)),
    sat('turned-1', 24, [2]),
    sat('turned-2', 24, [2]),
    sat('passed', 26),
    { ...running, sections: running.sections.map((one) => ({ ...one, submittedAt: null, deadlineAt: tuesday })) },
  ];
  const clock = new FixedClock(new Date(monday.getTime() + 1));
  let pages = 0;
  const sittings = {
    listWith: async (_: unknown, { limit, after }: { limit: number; after?: string | undefined }) => {
      pages += 1;
      const from = after === undefined ? 0 : all.findIndex(({ sitting }) => sitting.id === after) + 1;
      return all.slice(from, from + limit);
    },
  };
  let reads = 0;
  const keys = { keys: async () => ((reads += 1), keysOf(all[0]!)) };
  const count = new CountTurnedResults(sittings, keys, clock);
  const turned = (before: Date | null, now: Date | null) =>
    count.run({ questionId: 'q2', versionIds: ['v1-v1'], before, now });
  expect(await turned(null, tuesday)).toBe(2);
  expect([pages, reads]).toEqual([2, 1]);
  expect(await turned(tuesday, null)).toBe(2);
  expect(await turned(tuesday, tuesday)).toBe(0);
  expect(await turned(null, null)).toBe(0);
});
