import { expect, it } from 'vitest';
import { DEFAULT_BLUEPRINT } from '../../../../src/domain/exam/default-blueprint.ts';
import type { BlueprintContentReply } from '../../../../src/wire/replies/exam.ts';
import type { TalliesReply } from '../../../../src/wire/replies/questions.ts';
import { questionsInExam } from '../../../../web/exam/shape-words.ts';
import {
  clusterRows,
  countedTallies,
  missingIn,
  subjectRows,
} from '../../../../web/features/admin-questions/tallies.ts';

const content = structuredClone(DEFAULT_BLUEPRINT) as BlueprintContentReply;
const tally = (facts: Partial<TalliesReply['rows'][number]>) => ({
  cluster: 'c1',
  subject: 'endodontics',
  pool: 'mock' as const,
  state: 'approved' as const,
  isDemo: false,
  questions: 5,
  ...facts,
});
const withShares = (...shares: (number | null)[]) => ({
  ...content,
  clusters: content.clusters.map((cluster, index) => ({ ...cluster, share: shares[index] ?? null })),
});

it('splits one mock exam evenly while no share is known, and by the shares that are', () => {
  expect(questionsInExam(content)).toBe(280);
  expect(clusterRows(content, []).map(({ need }) => need)).toEqual([70, 70, 70, 70]);
  expect(clusterRows(withShares(0.1, 0.3, 0.4, 0.2), []).map(({ need }) => need)).toEqual([28, 84, 112, 56]);
  expect(clusterRows(withShares(0.4, null, 0.1, null), []).map(({ need }) => need)).toEqual([112, 70, 28, 70]);
});

it('counts approved questions by pool, and drafts with those in review', () => {
  const [first, second] = clusterRows(content, [
    tally({ questions: 40 }),
    tally({ questions: 41, subject: 'radiology' }),
    tally({ questions: 8, pool: 'practice' }),
    tally({ questions: 3, state: 'draft', pool: 'practice' }),
    tally({ questions: 2, state: 'in-review' }),
    tally({ questions: 25, cluster: 'c2' }),
  ]);
  expect(first).toMatchObject({ need: 70, mock: 81, practice: 8, unfinished: 5 });
  expect([first, second].map((row) => missingIn(row!))).toEqual([0, 45]);
});

it('has a row of its own for what the blueprint does not know, when there is any', () => {
  const rows = [tally({ cluster: '', subject: 'gone', state: 'draft', questions: 2 }), tally({})];
  expect(clusterRows(content, rows).at(-1)).toMatchObject({ id: '', need: null, unfinished: 2, mock: 0 });
  expect(subjectRows(content, rows).at(-1)).toMatchObject({ id: '', need: null, unfinished: 2, mock: 0 });
  expect(clusterRows(content, [tally({})])).toHaveLength(4);
});

it('asks nothing of a subject whose share nobody knows', () => {
  const [first, second] = subjectRows(
    { ...content, subjects: content.subjects.map((one, index) => ({ ...one, share: index === 0 ? 0.1 : null })) },
    [],
  );
  expect([first?.need, second?.need]).toEqual([28, null]);
});

it('counts demo questions only where there are no others', () => {
  const [own, demo] = [tally({}), tally({ isDemo: true })];
  expect(countedTallies([own, demo])).toEqual({ rows: [own], isDemo: false, hasDemo: true });
  expect(countedTallies([demo])).toEqual({ rows: [demo], isDemo: true, hasDemo: true });
  expect(countedTallies([own])).toEqual({ rows: [own], isDemo: false, hasDemo: false });
  expect(countedTallies([])).toEqual({ rows: [], isDemo: false, hasDemo: false });
});
