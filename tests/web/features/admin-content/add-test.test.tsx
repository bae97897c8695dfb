import { within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ManageContentPage } from '../../../../web/features/admin-content/manage-content-page.tsx';
import { EDIT, REPLACE, TEST } from '../../../../web/text/copy/admin-content.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { FakeQueue } from './fake-queue.ts';
import { courseOf, dayOf, item, weekOf } from './sample-course.ts';

const held = vi.hoisted(() => ({ queue: undefined as unknown }));
vi.mock('../../../../web/uploads/use-uploads.ts', () => ({ useUploads: () => (held.queue as FakeQueue).use() }));

const server = fakeServer();
const QUIZ = item('quiz', {
  ...{ type: 'test', title: 'Practice Quiz', s3Key: '', fileName: '', bytes: 0 },
  test: { kind: 'practice', mockExamId: null, mode: 'tutor', vignettes: 5, clusters: [], subjects: [] },
});
const ADD = 'POST /admin/courses/c1/weeks/w1/days/d1/tests';

const mockExam = (id: string, facts: object = {}) => ({
  ...{ _id: id, id, title: `Mock exam ${id}`, state: 'published', revision: 1, courseIds: ['c1'], releaseAt: null },
  ...{ isDemo: false, isShort: false, createdAt: '', publishedAt: null, closedAt: null },
  ...{ sections: 4, vignettes: 56, places: 56, minutes: 480 },
  ...facts,
});

const page = () =>
  show(
    <Routes>
      <Route path="/admin/courses/:id/manage" element={<ManageContentPage />} />
    </Routes>,
    '/admin/courses/c1/manage?module=1&day=1',
  );

async function opened() {
  const shown = page();
  await shown.user.click(await shown.findByRole('button', { name: TEST.add }));
  return { shown, dialog: within(await shown.findByRole('dialog')) };
}

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  held.queue = new FakeQueue();
  server.on('GET /admin/courses/c1', () => ({ body: courseOf([weekOf('w1', 1, [dayOf('d1', 1, [QUIZ])])]) }));
  server.on('GET /admin/blueprint', {
    body: {
      ...{ version: 0, savedAt: null, confirmed: null },
      content: { clusters: [{ id: 'c1', title: 'Professionalism' }], subjects: [{ id: 'endo', title: 'Endodontics' }] },
    },
  });
  server.on('GET /admin/mock-exams', {
    body: {
      isConfirmed: true,
      mockExams: [
        mockExam('m1'),
        mockExam('m2', { state: 'draft' }),
        mockExam('m3', { state: 'closed' }),
        mockExam('m4', { courseIds: ['another'] }),
      ],
    },
  });
  server.on(ADD, { status: 201, body: QUIZ });
});

describe('a test of a day', () => {
  it('is a row with its kind and size, which has no file to replace', async () => {
    const shown = page();
    expect(await shown.findByText('Practice quiz · 5 cases, no clock')).toBeTruthy();
    await shown.user.click(shown.getByRole('button', { name: EDIT.more('Practice Quiz') }));
    expect(await shown.findByRole('menuitem', { name: EDIT.remove })).toBeTruthy();
    expect(shown.queryByRole('menuitem', { name: REPLACE.action })).toBeNull();
  });

  it('is added as practice with its choice', async () => {
    const { shown, dialog } = await opened();
    await shown.user.selectOptions(dialog.getByLabelText(TEST.mode), 'tutor');
    await shown.user.selectOptions(dialog.getByLabelText(TEST.cases), '3');
    await shown.user.click(await dialog.findByLabelText('Endodontics'));
    await shown.user.click(dialog.getByRole('button', { name: TEST.send }));
    expect(await shown.findByText(TEST.added('Practice Quiz'))).toBeTruthy();
    expect(server.seen(ADD).map(({ body }) => body)).toEqual([
      { kind: 'practice', title: 'Practice Quiz', mode: 'tutor', vignettes: 3, clusters: [], subjects: ['endo'] },
    ]);
  });

  it('is added as a mock exam of this course, never a closed one or another course’s', async () => {
    const { shown, dialog } = await opened();
    await shown.user.selectOptions(dialog.getByLabelText(TEST.kind), 'mock');
    const select = await dialog.findByLabelText<HTMLSelectElement>(TEST.mockExam);
    expect([...select.options].map(({ text }) => text)).toEqual([TEST.choose, 'Mock exam m1', 'Mock exam m2 (draft)']);
    await shown.user.selectOptions(select, 'm2');
    expect(dialog.getByText(TEST.draftLine)).toBeTruthy();
    const title = dialog.getByLabelText(TEST.name);
    await shown.user.clear(title);
    await shown.user.click(dialog.getByRole('button', { name: TEST.send }));
    expect(dialog.getByText(TEST.nameEmpty)).toBeTruthy();
    await shown.user.type(title, 'Mock Test');
    await shown.user.click(dialog.getByRole('button', { name: TEST.send }));
    expect(await shown.findByText(TEST.added('Mock Test'))).toBeTruthy();
    expect(server.seen(ADD).map(({ body }) => body)).toEqual([{ kind: 'mock', title: 'Mock Test', mockExamId: 'm2' }]);
  });

  it('says where mock exams are made, where the course has none', async () => {
    server.on('GET /admin/mock-exams', { body: { isConfirmed: true, mockExams: [] } });
    const { shown, dialog } = await opened();
    await shown.user.selectOptions(dialog.getByLabelText(TEST.kind), 'mock');
    expect(await dialog.findByText(TEST.noMockExams)).toBeTruthy();
    expect(dialog.getByRole('link', { name: TEST.toMockExams }).getAttribute('href')).toBe('/admin/mock-exams');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: TEST.send }).disabled).toBe(true);
  });

  it('says why it was not added', async () => {
    server.on(ADD, { status: 422, body: { message: 'This mock exam is closed.', code: 'exam/day-test' } });
    const { shown, dialog } = await opened();
    await shown.user.click(dialog.getByRole('button', { name: TEST.send }));
    expect(await dialog.findByText('This mock exam is closed.')).toBeTruthy();
  });
});
