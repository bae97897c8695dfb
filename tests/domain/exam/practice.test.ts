import { describe, expect, it } from 'vitest';
import type { QuestionHistory } from '../../../src/domain/exam/ports.ts';
import {
  fittingVignettes,
  historyOf,
  minutesFor,
  type PracticeChoice,
  practiceCounts,
  practiceOrder,
  weakCells,
} from '../../../src/domain/exam/practice.ts';
import type { PooledVignette } from '../../../src/domain/kernel/vignettes.ts';
import { monday, tuesday } from '../../contracts/samples.ts';
import { numbers } from './sitting-samples.ts';

/** A vignette of the pool; each of its questions is written as its id, cluster and subject. */
const inPool = (vignetteId: string, ...questions: readonly string[]): PooledVignette => ({
  vignetteId,
  number: 1,
  versionId: `${vignetteId}-v1`,
  title: vignetteId,
  isDemo: false,
  questions: questions.map((words) => {
    const [id = '', cluster = '', subject = ''] = words.split(' ');
    return { id, cluster, subject, rating: 60 };
  }),
});
const met = (questionId: string, facts: Partial<QuestionHistory> = {}): QuestionHistory => ({
  questionId,
  vignetteId: 'any',
  isRight: true,
  isFlagged: false,
  times: 1,
  at: monday,
  ...facts,
});
const all: PracticeChoice = { clusters: [], subjects: [], status: 'all' };
const namesOf = (vignettes: readonly PooledVignette[]) => vignettes.map(({ vignetteId }) => vignetteId).join(' ');

const POOL = [
  inPool('v1', 'q1 a endo', 'q2 b endo'),
  inPool('v2', 'q3 a surgery', 'q4 b surgery'),
  inPool('v3', 'q5 a endo', 'q6 b surgery'),
];
// The second question of v1 was never reached, and v3 never begun.
const HISTORY = historyOf([met('q1', { isRight: false, isFlagged: true }), met('q3'), met('q4', { isRight: false })]);

describe('a case fits a choice of practice', () => {
  it.each<[Partial<PracticeChoice>, string]>([
    [{}, 'v1 v2 v3'],
    [{ subjects: ['surgery'] }, 'v2 v3'],
    // v3 has a question of cluster a, and one about surgery, and none that is both.
    [{ clusters: ['a'], subjects: ['surgery'] }, 'v2'],
    [{ clusters: ['a', 'b'], subjects: ['surgery'] }, 'v2 v3'],
    [{ clusters: ['c'] }, ''],
    [{ status: 'unseen' }, 'v3'],
    [{ status: 'unseen', clusters: ['c'] }, ''],
    [{ status: 'wrong' }, 'v1 v2'],
    // The wrong answer itself is in the cluster, not another question of its case.
    [{ status: 'wrong', clusters: ['a'] }, 'v1'],
    [{ status: 'wrong', clusters: ['b'] }, 'v2'],
    [{ status: 'flagged' }, 'v1'],
    [{ status: 'flagged', subjects: ['surgery'] }, ''],
    // Wrong were q1, of a and endo, and q4, of b and surgery: q5 and q6 of the new case are in these cells too.
    [{ status: 'weak' }, 'v1 v2 v3'],
    [{ status: 'weak', clusters: ['a'] }, 'v1 v3'],
    [{ status: 'weak', clusters: ['b'], subjects: ['endo'] }, ''],
  ])('%j: %s', (choice, names) => {
    expect(namesOf(fittingVignettes(POOL, { ...all, ...choice }, HISTORY))).toBe(names);
  });

  it('by the newest answer: one that is right by now is not wrong before', () => {
    const history = historyOf([met('q1', { times: 2, at: tuesday })]);
    expect(fittingVignettes(POOL, { ...all, status: 'wrong' }, history)).toEqual([]);
    expect(fittingVignettes(POOL, { ...all, status: 'weak' }, history)).toEqual([]);
  });
});

describe('weak cells', () => {
  const pool = [
    inPool('v1', 'q1 a endo', 'q2 a endo', 'q3 b endo'),
    inPool('v2', 'q4 b surgery', 'q5 b surgery', 'q6 a surgery'),
    inPool('v3', 'q7 b surgery', 'q8 c surgery', 'q9 c endo'),
  ];
  const wrong = (...ids: number[]) => historyOf(ids.map((id) => met(`q${id}`, { isRight: false })));

  it('are the three with the most wrong answers, most first', () => {
    // b surgery 3, a endo 2, then c endo, c surgery and b endo with one each, of which v1 has the first.
    expect(weakCells(pool, wrong(1, 2, 3, 4, 5, 7, 8, 9))).toEqual([
      { cluster: 'b', subject: 'surgery', wrong: 3 },
      { cluster: 'a', subject: 'endo', wrong: 2 },
      { cluster: 'b', subject: 'endo', wrong: 1 },
    ]);
  });

  it('are none where nothing was wrong, or only what is not practised', () => {
    expect(weakCells(pool, historyOf([met('q1')]))).toEqual([]);
    expect(weakCells(pool, wrong(77))).toEqual([]);
  });
});

describe('the order of practice', () => {
  it('is never seen, then the fewest times, then longest ago', () => {
    const pool = ['twice', 'new', 'once-late', 'once-early'].map((id) =>
      inPool(id, `${id}-1 a endo`, `${id}-2 a endo`),
    );
    const history = historyOf([
      // The case counts as often as the question of it that was met most often.
      met('twice-1', { times: 2 }),
      met('once-late-1', { at: tuesday }),
      met('once-early-2', { at: monday }),
    ]);
    for (const seed of ['one', 'two', 'three'])
      expect(namesOf(practiceOrder(pool, history, seed))).toBe('new once-early once-late twice');
  });

  it('spreads equal ones by the seed, and is the same for the same', () => {
    const pool = numbers(1, 6).map((n) => inPool(`v${n}`, `q${n} a endo`));
    const orderOf = (seed: string) => namesOf(practiceOrder(pool, historyOf([]), seed));
    expect(orderOf('seed')).toBe(orderOf('seed'));
    const first = new Set(numbers(1, 60).map((n) => orderOf(`sitting-${n}`).split(' ')[0]));
    expect(first.size).toBe(6);
  });
});

describe('what fits', () => {
  const ids = { clusters: ['a', 'b', 'c'], subjects: ['endo', 'surgery'] };

  it('is counted for the choice, and for each other one in its place', () => {
    const counts = practiceCounts(POOL, { clusters: ['a'], subjects: ['surgery'], status: 'all' }, HISTORY, ids);
    expect(counts).toMatchObject({ vignettes: 1, questions: 2, isDemo: false });
    // Surgery stays chosen: v2 in a, v2 and v3 in b.
    expect([...counts.byCluster]).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 0],
    ]);
    // Cluster a stays chosen: v1 and v3 have a question about endo in it.
    expect([...counts.bySubject]).toEqual([
      ['endo', 2],
      ['surgery', 1],
    ]);
    // Of a and surgery is q3 alone: it was right, was not flagged, and its cell is not a weak one.
    expect([...counts.byStatus]).toEqual([
      ['all', 1],
      ['unseen', 0],
      ['wrong', 0],
      ['flagged', 0],
      ['weak', 0],
    ]);
  });

  it('has nothing in an empty pool', () => {
    expect(practiceCounts([], all, HISTORY, ids)).toMatchObject({ vignettes: 0, questions: 0, weakCells: [] });
  });

  it('tells of cases of the demonstration among it', () => {
    const pool = [inPool('own', 'q1 a endo'), { ...inPool('demo', 'q2 b endo'), isDemo: true }];
    expect(practiceCounts(pool, all, HISTORY, ids).isDemo).toBe(true);
    expect(practiceCounts(pool, { ...all, clusters: ['a'] }, HISTORY, ids).isDemo).toBe(false);
  });
});

it.each([
  // 4 × 120 ÷ 14 = 34.3
  [4, { vignettes: 14, minutes: 120 }, 35],
  [14, { vignettes: 14, minutes: 120 }, 120],
  [1, { vignettes: 14, minutes: 120 }, 9],
  [3, { vignettes: 35, minutes: 140 }, 12],
])('%i cases at the pace of %j take %i minutes', (cases, section, minutes) => {
  expect(minutesFor(cases, section)).toBe(minutes);
});
