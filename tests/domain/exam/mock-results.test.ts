import { describe, expect, it } from 'vitest';
import { ListMockResults, MAX_RESULTS } from '../../../src/domain/exam/queries/list-mock-results.ts';
import type { SectionWork, Sitting, WholeSitting } from '../../../src/domain/exam/sitting.ts';
import { after, DAY_MS, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { monday, tuesday } from '../../contracts/samples.ts';
import { FixedClock } from '../../doubles/fixed-clock.ts';
import { anAnswer, aPlan, aSection, aSitting, keysOf, numbers } from './sitting-samples.ts';

/** One section of twelve vignettes of five questions; the first ones are right. */
const sat = (id: string, right: number, facts: Partial<SectionWork & Pick<Sitting, 'endedAt'>> = {}) => {
  const { endedAt = null, ...section } = facts;
  const answers = numbers(1, 48).map((n) => anAnswer(n, n <= right ? 'right' : 'wrong'));
  const whole: WholeSitting = {
    sitting: aSitting({ id, userId: id, endedAt }),
    sections: [aSection(1, monday, { plan: aPlan(1, 12), answers, ...section })],
  };
  return { ...whole, name: `Name of ${id}` };
};

function school(all: ReturnType<typeof sat>[]) {
  const mockExams = { find: async (id: string) => (id === 'mock' ? ({ title: 'Mock exam 1' } as never) : undefined) };
  const asked: string[] = [];
  const sittings = {
    listOfMock: async (_: string, limit: number) => {
      asked.push('sittings');
      return all.slice(0, limit);
    },
  };
  const keys = {
    keys: async () => {
      asked.push('keys');
      return all[0] ? keysOf(all[0]).map((key) => ({ ...key, rating: 50 })) : [];
    },
  };
  const clock = new FixedClock(after(tuesday, DAY_MS));
  const query = new ListMockResults(mockExams, sittings, keys, { yield: async () => undefined }, clock);
  return { asked, results: (mockExamId = 'mock') => query.run({ mockExamId }) };
}

describe('the results of a mock exam', () => {
  it('are each candidate’s points by cluster, the clusters below their mark and the time, newest end first', async () => {
    const late = sat('late', 0, { submittedAt: after(monday, HOUR_MS) });
    const { results, hasMore } = await school([sat('early', 48), late]).results();
    expect(results.map(({ sittingId, name, below }) => [sittingId, name, below])).toEqual([
      ['late', 'Name of late', 2],
      ['early', 'Name of early', 0],
    ]);
    expect(results[1]?.clusters.every(({ correct, of, passMark }) => correct === of && passMark !== null)).toBe(true);
    expect(results[0]?.seconds).toBe(48 * (late.sections[0]?.answers[0]?.seconds ?? 0));
    expect(hasMore).toBe(false);
  });

  it('are there from the end on, released or not, and none of one that runs', async () => {
    const running = sat('running', 9, {
      startedAt: after(tuesday, DAY_MS),
      deadlineAt: after(tuesday, DAY_MS + HOUR_MS),
      submittedAt: null,
    });
    expect((await school([running]).results()).results).toEqual([]);
  });

  it('read sittings and keys once for any number, and say when there are more', async () => {
    const many = school(Array.from({ length: MAX_RESULTS + 1 }, (_, at) => sat(`s${at}`, 9)));
    const { results, hasMore } = await many.results();
    expect([results.length, hasMore, many.asked]).toEqual([MAX_RESULTS, true, ['sittings', 'keys']]);
  });

  it('are not there of a mock exam that is not there', async () => {
    await expect(school([]).results('none')).rejects.toMatchObject({ code: 'exam/no-mock-exam' });
  });
});
