import { screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ClassPage } from '../../../../web/features/admin-class/class-page.tsx';
import type { NewAnnouncementState } from '../../../../web/platform/admin-addresses.ts';
import { CLASS } from '../../../../web/text/copy/admin-class.ts';
import { READINESS } from '../../../../web/text/copy/readiness.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const course = { _id: 'k1', id: 'k1', title: 'Sprint', itemCount: 40 };
const clusters = ['a', 'b'].map((id) => ({ id, short: `Short ${id}`, title: `Cluster ${id}` }));
const subjects = [{ id: 'endo', title: 'Endodontics' }];
const member = (id: string, facts: object = {}) => ({
  ...{ _id: id, id, name: `Name ${id}`, endsAt: '2099-12-31T12:59:59.999Z', lastSeenAt: null },
  ...{ completedCount: 12, finishedTests: 1, estimate: null },
  clusters: [
    { id: 'a', percent: 45, of: 20, isBelow: true },
    { id: 'b', percent: null, of: 3, isBelow: false },
  ],
  ...facts,
});
const asked: string[] = [];
const answers = {
  ...{ course, clusters, students: 1, completedCount: 10, finishedTests: 2, leftOut: 7 },
  whole: [
    { id: 'a', percent: 61, of: 1200 },
    { id: 'b', percent: null, of: 9 },
  ],
  cells: [{ cluster: 'a', subject: 'endo', subjectTitle: 'Endodontics', percent: 30, of: 10 }],
  missed: [
    {
      ...{ _id: 'q', id: 'q', vignetteId: 'v', vignetteNumber: 12, title: 'A broken crown', position: 3 },
      ...{ percent: 18, of: 22, isTaught: true },
    },
    {
      ...{ _id: 'r', id: 'r', vignetteId: 'w', vignetteNumber: 13, title: 'A dry socket', position: 1 },
      ...{ percent: 20, of: 20, isTaught: false },
    },
  ],
};

beforeEach(() => {
  asked.length = 0;
  signIn(student([], { role: 'admin', roles: ['teacher'] }));
  server.on('GET /admin/courses/k1/class', (_seen, query) => {
    asked.push(query.toString());
    const students =
      query.get('show') === 'below' ? [] : [member('p'), member('q', { lastSeenAt: '2026-11-01T01:00:00Z' })];
    return { body: { course, clusters, subjects, students, total: students.length, page: 1, limit: 50 } };
  });
  server.on('GET /admin/courses/k1/class/answers', { body: answers });
});

const Landed = () => <p>{JSON.stringify(useLocation().state)}</p>;
const landed = async () =>
  JSON.parse((await screen.findByText(/^\{"userIds"/)).textContent ?? '') as NewAnnouncementState;

const open = (query = '') =>
  show(
    <Routes>
      <Route path="/admin/courses/:courseId/class" element={<ClassPage />} />
      <Route path="/admin/announcements/new" element={<Landed />} />
    </Routes>,
    `/admin/courses/k1/class${query}`,
  );

describe('the class of a course', () => {
  it('is a row a student, which leads to them, with figures that say of how many answers', async () => {
    const page = open();
    const row = (await page.findByRole('link', { name: 'Name p' })).closest('tr') as HTMLElement;
    for (const words of [
      CLASS.noVisit,
      CLASS.done(12, 40),
      CLASS.tests(1),
      CLASS.percent(45),
      CLASS.below(20),
      CLASS.tooFew(3),
    ])
      expect(row.textContent).toContain(words);
    expect(within(row).getByRole('link', { name: 'Name p' }).getAttribute('href')).toBe('/admin/students/p');
    expect(await page.findByText(CLASS.size(1))).toBeTruthy();
    expect(page.getByText(CLASS.wholeDone(25))).toBeTruthy();
    expect(page.getByText(CLASS.tooFew(9))).toBeTruthy();
  });

  it('says which scores are likely with what they rest on, and where there is too little data', async () => {
    const known = [{ id: 'a', low: 55, middle: 63, high: 71 }];
    const none = [
      { id: 'a', percent: null, of: 0, isBelow: false },
      { id: 'b', percent: null, of: 0, isBelow: false },
    ];
    const students = [
      member('p', { estimate: { day: '2026-03-02', answers: 142, clusters: known } }),
      member('q'),
      member('r', { clusters: none }),
    ];
    server.on('GET /admin/courses/k1/class', {
      body: { course, clusters, subjects, students, total: 3, page: 1, limit: 50 },
    });
    const page = open();
    const rowOf = async (id: string) =>
      within((await page.findByRole('link', { name: `Name ${id}` })).closest('tr') as HTMLElement);
    const linesOf = async (id: string) =>
      (await rowOf(id)).queryAllByRole('listitem').map(({ textContent }) => textContent);
    const basisOf = async (id: string) =>
      (await rowOf(id)).getByRole('link', { name: new RegExp(READINESS.titleOf(`Name ${id}`)) });
    expect(await linesOf('p')).toEqual([
      expect.stringMatching(/^Short a.*Likely 55–71%$/),
      expect.stringMatching(/^Short b.*Too little data$/),
    ]);
    const basis = await basisOf('p');
    expect(basis.textContent).toContain('From 142 answers, 2 Mar 2026');
    expect(basis.getAttribute('href')).toBe('/admin/students/p/readiness');
    expect(await linesOf('q')).toEqual([
      expect.stringMatching(/below the mark$/),
      expect.stringContaining(CLASS.tooFew(3)),
    ]);
    expect(await linesOf('r')).toEqual([]);
    for (const id of ['q', 'r']) expect((await basisOf(id)).textContent).toContain(READINESS.tooLittle);
  });

  it('is filtered by a press, and all of it is back by another', async () => {
    const page = open();
    await page.findByRole('link', { name: 'Name p' });
    await page.user.click(page.getByRole('button', { name: CLASS.filters.below }));
    expect(await page.findByText(CLASS.notFound)).toBeTruthy();
    expect(page.getByRole('button', { name: CLASS.filters.below }).getAttribute('aria-pressed')).toBe('true');
    expect(page.getByRole('button', { name: CLASS.export })).toHaveProperty('disabled', true);
    await page.user.click(page.getByRole('button', { name: CLASS.showAll }));
    expect(await page.findByRole('link', { name: 'Name p' })).toBeTruthy();
    expect(asked).toContain('show=below');
  });

  it('says what the class got wrong, by subject and question by question', async () => {
    const page = open('?tab=answers');
    expect(await page.findByText('Endodontics')).toBeTruthy();
    expect(page.getByText(CLASS.leftOut(7))).toBeTruthy();
    const link = page.getByRole('link', { name: CLASS.question(12, 'A broken crown', 3) });
    expect(link.getAttribute('href')).toBe('/admin/questions/v/approved');
    expect(link.closest('tr')?.textContent).toContain(CLASS.percent(18));
    expect(page.getAllByText(CLASS.untaught)).toHaveLength(1);
  });

  it('says that there is no answer yet', async () => {
    server.on('GET /admin/courses/k1/class/answers', { body: { ...answers, cells: [], missed: [] } });
    const page = open('?tab=answers');
    expect(await page.findByText(CLASS.noAnswers)).toBeTruthy();
    expect(page.getByText(CLASS.noneMissed)).toBeTruthy();
  });

  it('writes to those who are ticked', async () => {
    const page = open();
    await page.user.click(await page.findByRole('checkbox', { name: CLASS.tick('Name q') }));
    await page.user.click(page.getByRole('button', { name: CLASS.write(1) }));
    expect(await landed()).toEqual({ userIds: ['q'], body: '' });
  });

  it('suggests practice by a link, which is put into the announcement', async () => {
    const page = open();
    await page.user.click(await page.findByRole('button', { name: CLASS.tickAll }));
    await page.user.click(page.getByRole('button', { name: CLASS.suggest }));
    const dialog = within(await page.findByRole('dialog'));
    await page.user.click(dialog.getByLabelText('Cluster b'));
    await page.user.click(dialog.getByLabelText('Endodontics'));
    await page.user.click(dialog.getByRole('button', { name: CLASS.writeLink }));
    const { userIds, body } = await landed();
    expect(userIds).toEqual(['p', 'q']);
    expect(body).toContain('/exam/practice?clusters=b&subjects=endo&number=4');
  });
});
