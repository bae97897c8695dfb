import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ResultsCard } from '../../../../web/features/admin-mock-exams/results-card.tsx';
import { MOCK_RESULTS } from '../../../../web/text/copy/admin-mock-exams.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const CALL = 'GET /admin/mock-exams/m1/results';
const cluster = (id: string, correct: number) => ({
  ...{ id, title: `Cluster ${id}`, correct, of: 60, passMark: 36, isPassed: correct >= 36, isEased: false },
});
const result = (id: string, name: string, points: [number, number], facts: object = {}) => ({
  ...{ _id: id, id, studentId: `of-${id}`, name, endedAt: '2026-11-20T01:00:00.000Z' },
  clusters: [cluster('a', points[0]), cluster('b', points[1])],
  below: points.filter((one) => one < 36).length,
  ...{ seconds: 5400, isComplete: true },
  ...facts,
});
const two = [
  result('s1', 'Ada', [50, 40]),
  result('s2', 'Bob', [20, 37], { isComplete: false, endedAt: '2026-11-19T01:00:00.000Z' }),
];
const names = (page: ReturnType<typeof show>) => page.getAllByRole('rowheader').map((one) => one.textContent);

beforeEach(() => signIn(student([], { role: 'admin', roles: ['teacher'] })));

describe('the results of a mock exam', () => {
  it('are points by cluster, and who is below a mark in how many, each leading to the result', async () => {
    server.on(CALL, { body: { results: two, hasMore: false } });
    const page = show(<ResultsCard mockExamId="m1" />);
    const row = (await page.findByRole('link', { name: 'Bob' })).closest('tr') as HTMLElement;
    for (const words of [
      '57 of 120',
      '20 of 60',
      MOCK_RESULTS.mark(36),
      '1 of 2',
      MOCK_RESULTS.incomplete,
      '1 h 30 min',
    ])
      expect(row.textContent).toContain(words);
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/students/of-s2/sittings/s2/result');
    expect(page.queryByText(MOCK_RESULTS.newest(2))).toBeNull();
  });

  it('are sorted by a press on a head, the weakest first', async () => {
    server.on(CALL, { body: { results: two, hasMore: true } });
    const page = show(<ResultsCard mockExamId="m1" />);
    await page.findByRole('link', { name: 'Ada' });
    expect(names(page)).toEqual(['Ada', 'Bob']);
    await page.user.click(page.getByRole('button', { name: MOCK_RESULTS.columns.points }));
    expect(names(page)).toEqual(['Bob', 'Ada']);
    await page.user.click(page.getByRole('button', { name: MOCK_RESULTS.columns.name }));
    expect(names(page)).toEqual(['Ada', 'Bob']);
    expect(page.getByText(MOCK_RESULTS.newest(2))).toBeTruthy();
  });

  it('say that there are none, and then nothing is exported', async () => {
    server.on(CALL, { body: { results: [], hasMore: false } });
    const page = show(<ResultsCard mockExamId="m1" />);
    expect(await page.findByText(MOCK_RESULTS.none)).toBeTruthy();
    expect(page.getByRole('button', { name: MOCK_RESULTS.export })).toHaveProperty('disabled', true);
  });
});
