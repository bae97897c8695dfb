import { expect, it } from 'vitest';
import { after, DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { type ClassMember, isBelowMark, percentOf } from '../../../src/domain/reporting/class-directory.ts';
import type { ClassReader, NewestEstimates } from '../../../src/domain/reporting/ports.ts';
import { GetClass } from '../../../src/domain/reporting/queries/get-class.ts';
import { GetClassAnswers } from '../../../src/domain/reporting/queries/get-class-answers.ts';
import { monday } from '../../contracts/samples.ts';
import { FixedClock } from '../../doubles/fixed-clock.ts';

const member = (id: string) => ({ id }) as ClassMember;
const areas = {
  clusters: ['c1', 'c2'].map((id) => ({ id, short: id, title: id })),
  subjects: ['endo', 'perio'].map((id) => ({ id, title: id })),
};
const exam = { current: async () => areas };

function classOf(size: number) {
  const members = Array.from({ length: size }, (_, at) => member(String(at)));
  const asked: { since?: Date; clusters?: readonly string[]; estimatesOf?: readonly string[] } = {};
  const interval = { low: 55, middle: 63, high: 71 };
  const estimates: NewestEstimates = {
    of: async (userIds) => {
      asked.estimatesOf = userIds;
      const clusters = ['gone', 'c2'].map((id) => ({ id, ...interval }));
      return [{ userId: '1', day: '2026-03-02', answers: 142, clusters }];
    },
  };
  const reader: ClassReader = {
    course: async (id) => (id === 'course' ? { id, title: 'Sprint', itemCount: 3 } : undefined),
    count: async () => size,
    page: async ({ offset, limit, clusters }) => {
      asked.clusters = clusters;
      return members.slice(offset, offset + limit);
    },
    after: async (_, last, limit) => {
      const from = last ? members.indexOf(last) + 1 : 0;
      return members.slice(from, from + limit);
    },
    sums: async () => ({ students: size, doneCount: 0, finishedTests: 0 }),
    cells: async () => [
      { cluster: 'gone', subject: 'endo', right: 1, of: 7 },
      { cluster: 'c2', subject: 'endo', right: 1, of: 2 },
      { cluster: 'c1', subject: 'perio', right: 3, of: 4 },
      { cluster: 'c1', subject: 'gone', right: 0, of: 5 },
    ],
    missed: async (_, since) => {
      asked.since = since;
      return [];
    },
  };
  return { asked, reader, getClass: new GetClass(reader, exam, estimates) };
}
const asking = (page: number) => ({ courseId: 'course', filter: 'all' as const, page, limit: 50 });

it('a page behind the last one answers the last one, and a class of nobody is one page of nobody', async () => {
  const { members, total, page } = await classOf(120).getClass.run(asking(9));
  expect([members[0]?.id, members.length, total, page]).toEqual(['100', 20, 120, 3]);
  expect(await classOf(0).getClass.run(asking(2))).toMatchObject({ members: [], total: 0, page: 1 });
});

it('only clusters of the exam rules of today make somebody weak', async () => {
  const { getClass, asked } = classOf(1);
  await getClass.run(asking(1));
  expect(asked.clusters).toEqual(['c1', 'c2']);
});

it('the newest estimate is asked for a page at once, and a cluster that left the exam rules is not told', async () => {
  const { getClass, asked } = classOf(3);
  const { members } = await getClass.run(asking(1));
  expect(asked.estimatesOf).toEqual(['0', '1', '2']);
  expect(members.map(({ estimate }) => estimate)).toEqual([
    null,
    { userId: '1', day: '2026-03-02', answers: 142, clusters: [{ id: 'c2', low: 55, middle: 63, high: 71 }] },
    null,
  ]);
});

it('a course of another id is none', async () => {
  const { getClass, reader } = classOf(1);
  const refused = { kind: 'not-found', code: 'catalog/no-course' };
  await expect(getClass.run({ ...asking(1), courseId: 'x' })).rejects.toMatchObject(refused);
  await expect(getClass.export({ courseId: 'x', filter: 'all' })).rejects.toMatchObject(refused);
  const answers = new GetClassAnswers(reader, exam, new FixedClock(monday));
  await expect(answers.run({ courseId: 'x' })).rejects.toMatchObject(refused);
});

it('an export has everybody once', async () => {
  const { pages } = await classOf(1200).getClass.export(asking(1));
  const ids: string[] = [];
  for await (const page of pages) ids.push(...page.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([1200, 1200]);
});

it('the answers of a class are by today’s exam rules, and what left them is counted', async () => {
  const { reader, asked } = classOf(1);
  const { cells, leftOut } = await new GetClassAnswers(reader, exam, new FixedClock(monday)).run({
    courseId: 'course',
  });
  expect(cells.map(({ cluster, subject }) => [cluster, subject])).toEqual([
    ['c1', 'perio'],
    ['c2', 'endo'],
  ]);
  expect([leftOut, asked.since]).toEqual([12, after(monday, -90 * DAY_MS)]);
});

it('ten answers are enough for a share and for a mark, nine are not', () => {
  expect([percentOf({ right: 3, of: 9 }), percentOf({ right: 2, of: 3 * 4 })]).toEqual([null, 17]);
  const evidence = (right: number, of: number, rated: number | null) => ({ cluster: 'c1', right, of, rated });
  expect(isBelowMark(evidence(5, 10, 501))).toBe(true);
  expect(isBelowMark(evidence(5, 10, 500))).toBe(false);
  // Means of ratings add up to a little more than they are.
  expect(isBelowMark(evidence(5, 10, 500.000_000_1))).toBe(false);
  expect(isBelowMark(evidence(0, 9, 540))).toBe(false);
  expect(isBelowMark(evidence(0, 10, null))).toBe(false);
});
