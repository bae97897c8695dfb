import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MockExamReply } from '../../../../src/wire/replies/mock-exams.ts';
import { MockExamPage } from '../../../../web/features/admin-mock-exams/mock-exam-page.tsx';
import { STALE } from '../../../../web/text/copy/admin-forms.ts';
import { MOCK, MOCK_EXAM } from '../../../../web/text/copy/admin-mock-exams.ts';
import { listing as courseListing } from '../admin-courses/courses.ts';
import { BLUEPRINT_REPLY } from '../admin-questions/support/bank.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { mockExam, vignette } from './mock-exam.ts';

const server = fakeServer();
const ONE = 'GET /admin/mock-exams/m1';
const SAVE = 'PUT /admin/mock-exams/m1';
const FREE = 'GET /admin/mock-exam-vignettes';
const free = (...numbers: number[]) => ({
  vignettes: numbers.map((number) => ({
    _id: `v${number}`,
    id: `v${number}`,
    number,
    title: `Vignette number ${number}`,
  })),
  hasMore: false,
});

beforeEach(() => {
  server.on('GET /admin/mock-exams/m1/results', { body: { results: [], hasMore: false } });
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/blueprint', { body: BLUEPRINT_REPLY });
  server.on('GET /admin/courses', { body: [] });
  server.on(ONE, { body: mockExam() });
});

const PAGE = (
  <Routes>
    <Route path="/admin/mock-exams/:mockExamId" element={<MockExamPage />} />
  </Routes>
);

const open = async (facts: Partial<MockExamReply> = {}) => {
  server.on(ONE, { body: mockExam(facts) });
  const shown = show(PAGE, '/admin/mock-exams/m1');
  await screen.findByRole('heading', { name: 'Autumn mock', level: 1 });
  return shown;
};
const section = (number: number) => within(screen.getByRole('region', { name: MOCK_EXAM.section(number) }));
const button = (name: string) => screen.getByRole('button', { name });
const body = (call: string, at = 0) => server.seen(call)[at]?.body as Record<string, unknown>;
const full = (facts: Partial<MockExamReply> = {}) => ({
  faults: [],
  sections: [{ minutes: 30, places: 2, vignettes: [vignette(1), vignette(2)] }],
  ...facts,
});

describe('a draft', () => {
  it('shows its vignettes, and how far it is from the blueprint in words', async () => {
    await open();
    const first = section(1);
    expect(first.getByRole('link', { name: 'V1 Vignette number 1' }).getAttribute('href')).toBe('/admin/questions/v1');
    expect(first.getByText(MOCK.filled(2, 2))).toBeTruthy();
    expect(section(2).getByText(MOCK_EXAM.empty)).toBeTruthy();
    const table = within(screen.getByRole('table', { name: MOCK_EXAM.balance }));
    for (const words of ['5 too many', '3 too few', 'On target']) expect(table.getByText(words)).toBeTruthy();
    expect(screen.getByText('Section 2 has 0 of 1 vignettes.')).toBeTruthy();
    expect(screen.queryByText(MOCK_EXAM.unscored)).toBeNull();
  });

  it('says before it is published what its students meet twice, and where', async () => {
    const others = [{ _id: 'm0', id: 'm0', title: 'Mock exam 1', vignettes: ['v2', 'v8'] }];
    await open(full({ others }));
    expect(screen.getByText(MOCK_EXAM.shared(1, 2, 'Mock exam 1'))).toBeTruthy();
    expect(screen.getAllByText(MOCK_EXAM.usedIn('Mock exam 1'))).toHaveLength(1);
  });

  it('leads a teacher to what is approved of each case', async () => {
    signIn(student([], { role: 'admin', roles: ['teacher'] }));
    await open();
    const link = section(1).getByRole('link', { name: 'V1 Vignette number 1' });
    expect(link.getAttribute('href')).toBe('/admin/questions/v1/approved');
  });

  it('fixes, removes and swaps a vignette, each saved at once', async () => {
    server.on(SAVE, { body: mockExam({ revision: 4 }) });
    server.on(FREE, { body: free(1, 9) });
    const { user } = await open();
    expect(button(MOCK_EXAM.fixOne('V1')).getAttribute('aria-pressed')).toBe('true');
    await user.click(button(MOCK_EXAM.fixOne('V2')));
    await waitFor(() => expect(server.seen(SAVE)).toHaveLength(1));
    expect(body(SAVE)).toEqual({
      revision: 3,
      title: 'Autumn mock',
      courseIds: [],
      isFree: false,
      releaseAt: null,
      sections: [
        {
          minutes: 30,
          places: 2,
          vignettes: [
            { vignette: 'v1', isFixed: true },
            { vignette: 'v2', isFixed: true },
          ],
        },
        { minutes: 20, places: 1, vignettes: [] },
      ],
    });
    await user.click(button(MOCK_EXAM.remove('V1')));
    await waitFor(() => expect(server.seen(SAVE)).toHaveLength(2));
    expect(body(SAVE, 1)).toMatchObject({ revision: 4, sections: [{ vignettes: [{ vignette: 'v2' }] }, {}] });

    await user.click(button(MOCK_EXAM.swapOne('V2')));
    const dialog = within(await screen.findByRole('dialog'));
    // V1 is in the mock exam already.
    await user.click(await dialog.findByRole('button', { name: /^Choose V9/ }));
    expect(dialog.queryByRole('button', { name: /^Choose V1/ })).toBeNull();
    await waitFor(() => expect(server.seen(SAVE)).toHaveLength(3));
    expect(body(SAVE, 2)).toMatchObject({
      sections: [{ vignettes: [{ vignette: 'v1' }, { vignette: 'v9', isFixed: true }] }, {}],
    });
  });

  it('adds a vignette to a free place', async () => {
    server.on(SAVE, { body: mockExam({ revision: 4 }) });
    server.on(FREE, { body: free(9) });
    const { user } = await open();
    await user.click(button(MOCK_EXAM.addTo(2)));
    await user.click(await screen.findByRole('button', { name: /^Choose V9/ }));
    await waitFor(() => expect(server.seen(SAVE)).toHaveLength(1));
    expect(body(SAVE)).toMatchObject({ sections: [{}, { vignettes: [{ vignette: 'v9', isFixed: true }] }] });
  });

  it('is drawn after a question, and says what is still free', async () => {
    server.on('POST /admin/mock-exams/m1/draw', { body: mockExam({ revision: 4 }) });
    const { user } = await open();
    await user.click(button(MOCK_EXAM.drawAgain));
    expect(server.seen('POST /admin/mock-exams/m1/draw')).toEqual([]);
    const dialog = within(await screen.findByRole('alertdialog', { name: MOCK_EXAM.drawTitle }));
    await user.click(dialog.getByRole('button', { name: MOCK_EXAM.drawAgain }));
    expect(await screen.findByText(MOCK_EXAM.drawnSome(1))).toBeTruthy();
    expect(body('POST /admin/mock-exams/m1/draw')).toEqual({ revision: 3 });
  });

  it('with a fault is not published: the button and the line beside it lead to the list', async () => {
    const { user } = await open();
    const list = screen.getByRole('heading', { name: MOCK_EXAM.before });
    await user.click(button(MOCK_EXAM.publish));
    expect(document.activeElement).toBe(list);
    expect(screen.getAllByText('Section 2 has 0 of 1 vignettes.')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(button(MOCK_EXAM.toDo(1)));
    expect(document.activeElement).toBe(list);
  });

  it('asks for its title, courses and sections before its cases, and compares them at the end', async () => {
    await open();
    const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    expect(heads).toEqual([MOCK_EXAM.before, MOCK_EXAM.settings, MOCK_EXAM.vignettes, MOCK_EXAM.balance]);
    const [courses, sections] = [MOCK_EXAM.courses, MOCK_EXAM.sections].map((name) =>
      screen.getByRole('group', { name }),
    );
    expect(courses!.compareDocumentPosition(sections!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is not saved by a search for a case', async () => {
    server.on(FREE, { body: free(9) });
    const { user } = await open();
    await user.click(button(MOCK_EXAM.addTo(2)));
    await user.type(await screen.findByLabelText(MOCK_EXAM.choose.search), 'molar{Enter}');
    await screen.findByRole('button', { name: /^Choose V9/ });
    expect(server.seen(SAVE)).toEqual([]);
  });

  it('without a course is published for nobody, and says so', async () => {
    const published = { state: 'published', publishedAt: '2026-11-26T10:00:00.000Z', revision: 4 } as const;
    server.on('POST /admin/mock-exams/m1/publish', { body: mockExam(full(published)) });
    const { user } = await open(full());
    await user.click(button(MOCK_EXAM.publish));
    const dialog = within(await screen.findByRole('alertdialog', { name: MOCK_EXAM.nobodyTitle }));
    expect(dialog.getByText(MOCK_EXAM.noCourseLine)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: MOCK_EXAM.publishNobody }));
    expect(await screen.findByText(MOCK_EXAM.published)).toBeTruthy();
    expect(body('POST /admin/mock-exams/m1/publish')).toEqual({ revision: 3 });
    expect(screen.queryByRole('button', { name: MOCK_EXAM.fixOne('V1') })).toBeNull();
    expect(button(MOCK_EXAM.close)).toBeTruthy();
  });
});

it('free for everybody asks for no course, and is published for every confirmed address', async () => {
  server.on('GET /admin/courses', { body: [courseListing('a')] });
  server.on(SAVE, { body: mockExam(full({ revision: 4, isFree: true })) });
  const { user } = await open(full());
  await user.click(screen.getByRole('checkbox', { name: MOCK_EXAM.free }));
  expect(screen.queryByRole('group', { name: MOCK_EXAM.courses })).toBeNull();
  await user.click(button(MOCK_EXAM.save));
  await waitFor(() => expect(body(SAVE)).toMatchObject({ isFree: true }));
  await user.click(button(MOCK_EXAM.publish));
  expect(await screen.findByText(MOCK_EXAM.publishFree)).toBeTruthy();
});

it('with a course names whom it is for', async () => {
  server.on('GET /admin/courses', { body: [courseListing('a')] });
  const { user } = await open(full({ courseIds: ['a'] }));
  await screen.findByLabelText('Course a');
  await user.click(button(MOCK_EXAM.publish));
  const dialog = within(await screen.findByRole('alertdialog', { name: MOCK_EXAM.publishTitle }));
  expect(dialog.getByText(MOCK_EXAM.publishCourses('Course a'))).toBeTruthy();
});

describe('the settings', () => {
  it('are saved with the vignettes that are there', async () => {
    server.on('GET /admin/courses', { body: [courseListing('a')] });
    server.on(SAVE, { body: mockExam({ revision: 4 }) });
    const { user } = await open();
    await user.clear(screen.getByLabelText(MOCK_EXAM.name));
    await user.type(screen.getByLabelText(MOCK_EXAM.name), 'Winter mock');
    await user.click(button(MOCK_EXAM.removeSection(2)));
    await user.click(await screen.findByLabelText('Course a'));
    await user.click(button(MOCK_EXAM.publish));
    expect(await screen.findByText(MOCK_EXAM.saveFirst)).toBeTruthy();
    await user.click(button(MOCK_EXAM.save));
    expect(await screen.findByText(MOCK_EXAM.saved)).toBeTruthy();
    expect(body(SAVE)).toMatchObject({
      revision: 3,
      title: 'Winter mock',
      courseIds: ['a'],
      sections: [{ places: 2, vignettes: [{ vignette: 'v1', isFixed: true }, { vignette: 'v2' }] }],
    });
    expect((body(SAVE).sections as unknown[]).length).toBe(1);
  });

  it('have the time of the answers by the clocks of the school, and keep it where nobody changed it', async () => {
    server.on(SAVE, { body: mockExam({ revision: 4 }) });
    // Half past two in Sydney, for the second time.
    const { user } = await open({ releaseAt: '2027-04-03T16:30:00.000Z' });
    expect(screen.getByLabelText<HTMLInputElement>(/^Show answers from/).value).toBe('2027-04-04T02:30');
    await user.type(screen.getByLabelText(MOCK_EXAM.name), '!');
    await user.click(button(MOCK_EXAM.save));
    await screen.findByText(MOCK_EXAM.saved);
    expect(body(SAVE).releaseAt).toBe('2027-04-03T16:30:00.000Z');
    fireEvent.change(screen.getByLabelText(/^Show answers from/), { target: { value: '2027-06-22T09:30' } });
    await user.click(button(MOCK_EXAM.save));
    await waitFor(() => expect(server.seen(SAVE)).toHaveLength(2));
    expect(body(SAVE, 1).releaseAt).toBe('2027-06-21T23:30:00.000Z');
  });

  it('of somebody else who saved first are shown to choose from', async () => {
    const theirs = mockExam({ revision: 9, title: 'Theirs' });
    server.on(SAVE, {
      status: 409,
      body: { message: 'Stale.', error: 'Stale.', code: 'exam/stale-mock-exam', current: theirs },
    });
    const { user } = await open();
    await user.type(screen.getByLabelText(MOCK_EXAM.name), '!');
    await user.click(button(MOCK_EXAM.save));
    expect(await screen.findByText(MOCK_EXAM.stale)).toBeTruthy();
    await user.click(button(STALE.takeTheirs));
    expect(screen.getByLabelText<HTMLInputElement>(MOCK_EXAM.name).value).toBe('Theirs');
  });

  it('of a published one leave the sections alone', async () => {
    await open(full({ state: 'published', publishedAt: '2026-11-26T10:00:00.000Z' }));
    expect(screen.getByLabelText(MOCK_EXAM.name)).toBeTruthy();
    expect(screen.queryByRole('button', { name: MOCK_EXAM.addSection })).toBeNull();
    expect(screen.getByText(MOCK_EXAM.noCourseLine)).toBeTruthy();
  });
});

it('tells which vignettes of a published one do not count', async () => {
  const vignettes = [vignette(1), vignette(2, { isScored: false })];
  await open(full({ state: 'published', sections: [{ minutes: 30, places: 2, vignettes }] }));
  expect(screen.getAllByText(MOCK_EXAM.unscored)).toHaveLength(1);
  expect(screen.getAllByRole('columnheader', { name: MOCK_EXAM.scored })).not.toEqual([]);
});

it('is closed after a plain question, and then only read', async () => {
  const closed = { state: 'closed', closedAt: '2026-11-26T10:00:00.000Z' } as const;
  server.on('POST /admin/mock-exams/m1/close', { body: mockExam(full(closed)) });
  const { user } = await open(full({ state: 'published', publishedAt: '2026-11-26T10:00:00.000Z' }));
  await user.click(button(MOCK_EXAM.close));
  const dialog = within(await screen.findByRole('alertdialog', { name: MOCK_EXAM.closeTitle }));
  const sure = dialog.getByRole<HTMLButtonElement>('button', { name: MOCK_EXAM.close });
  await waitFor(() => expect(sure.disabled).toBe(false));
  await user.click(sure);
  expect(await screen.findByText(MOCK_EXAM.closed)).toBeTruthy();
  expect(screen.queryByRole('button', { name: MOCK_EXAM.save })).toBeNull();
});

it('that is not there leads back to the list', async () => {
  server.on(ONE, { status: 404, body: { message: 'Gone.', error: 'Gone.', code: 'exam/no-mock-exam' } });
  show(PAGE, '/admin/mock-exams/m1');
  expect(await screen.findByText(MOCK_EXAM.unknown)).toBeTruthy();
});
