import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DashboardReply } from '../../../../src/wire/replies/enrolment.ts';
import { sessionStore } from '../../../../web/api/session-store.ts';
import { EXAM_CARD } from '../../../../web/text/copy/exam-page.ts';
import { RESULT } from '../../../../web/text/copy/exam-result.ts';
import { DASHBOARD } from '../../../../web/text/copy/learning.ts';
import { READINESS } from '../../../../web/text/copy/readiness.ts';
import { sitting } from '../../exam/sittings.ts';
import { exam, openPractice, own, practice, scored } from '../exam/support/exam.ts';
import { aResult } from '../exam-result/result-samples.ts';
import { aReadiness } from '../readiness/readiness-samples.ts';
import { COURSE, info } from './support/course.ts';
import { address, open } from './support/screen.tsx';
import { echo, fakeServer } from './support/server.ts';

const weeks = (completedCount: number) => [
  { _id: 'w1', id: 'w1', weekNumber: 1, title: 'Periodontology', itemCount: 4, completedCount },
  { _id: 'w2', id: 'w2', weekNumber: 2, title: '', itemCount: 2, completedCount: 0 },
];
const one = (completedCount = 3): DashboardReply['courses'][number] => ({
  _id: 'k1',
  id: 'k1',
  title: 'Mastery',
  thumbnail: '',
  smallThumbnail: '',
  endsAt: '2099-12-31T12:59:59.999Z',
  isActive: true,
  canExtend: false,
  hasQuestionBank: false,
  price: 499,
  itemCount: 6,
  completedCount,
  weeks: weeks(completedCount),
});
const next: DashboardReply['next'] = {
  courseId: 'k1',
  courseTitle: 'Mastery',
  contentId: 'b',
  title: 'Furcation',
  type: 'video',
  label: '1.3',
  position: 761.4,
};

function visit(reply: DashboardReply, more: Parameters<typeof fakeServer>[0] = {}) {
  const token = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`;
  sessionStore.begin(token, {
    id: 'u1',
    name: 'Mira Okafor',
    email: 'mira@cusp.test',
    role: 'student',
    purchasedCourses: ['k1'],
  });
  const server = fakeServer({
    'GET /user/dashboard': { body: reply },
    'GET /user/courses/k1': { body: COURSE },
    'GET /stream/info/b': info('b'),
    ...more,
  });
  open('/studentdashboard');
  return server;
}

afterEach(() => {
  sessionStore.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('student dashboard', () => {
  test('greets by first name and goes on where one stopped', async () => {
    visit({ next, courses: [one()] });
    await userEvent.click(await screen.findByRole('link', { name: 'Resume at 12:41' }));
    expect(address()).toBe('/student/course/k1/video/b');
  });

  test('opens although the guidance does not come', async () => {
    visit({ next, courses: [one()] }, { 'GET /user/guidance': { status: 503, body: { message: 'Away.' } } });
    expect(await screen.findByRole('link', { name: 'Resume at 12:41' })).toBeTruthy();
    expect(screen.queryByText('Away.')).toBeNull();
  });

  test('opens although the announcements do not come, and asks for them once', async () => {
    const { calls } = visit(
      { next, courses: [one()] },
      { 'GET /announcements': { status: 503, body: { message: 'Away.' } } },
    );
    expect(await screen.findByRole('link', { name: 'Resume at 12:41' })).toBeTruthy();
    expect(screen.queryByText('Away.')).toBeNull();
    expect(calls.filter(({ path }) => path === '/announcements')).toHaveLength(1);
  });

  test('greeting, arch and courses tell the real numbers', async () => {
    visit({ next, courses: [one()] });
    await screen.findByText('Furcation');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Mira');
    const modules = screen.getByRole('region', { name: 'Modules' });
    expect(within(modules).getByText('3 of 4 done')).toBeTruthy();
    expect(within(modules).getByText('3 of 6')).toBeTruthy();
    expect(within(modules).getByText('Study Plan')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Course progress' }).getAttribute('aria-valuetext')).toBe(
      '3 of 6 done',
    );
  });

  test('the module one is in is marked, and the exam stands at the end', async () => {
    visit({ next, courses: [one()] });
    const modules = await screen.findByRole('region', { name: 'Modules' });
    expect(
      within(modules)
        .getByRole('link', { name: /Periodontology/ })
        .getAttribute('aria-current'),
    ).toBe('step');
    expect(
      within(modules)
        .getByRole('link', { name: /Study Plan/ })
        .getAttribute('aria-current'),
    ).toBeNull();
    expect(within(modules).getAllByRole('listitem').at(-1)?.textContent).toContain('The written exam');
  });

  test('a document opens at one press, and is done', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const document = { ...info('notes').body, type: 'pdf', s3Key: 'documents/notes.pdf' };
    const server = visit(
      { next: { ...next!, contentId: 'notes', type: 'pdf', position: 0 }, courses: [one()] },
      { 'GET /stream/info/notes': { body: document }, 'PUT /user/progress/notes': echo },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Open the document' }));
    expect(opened).toHaveBeenCalledWith('/stream/documents/notes.pdf', '_blank', 'noopener');
    expect(server.puts().map(({ body }) => body)).toEqual([{ courseId: 'k1', position: 0, duration: 0 }]);
  });

  test('a document without a file leads to its day', async () => {
    visit(
      { next: { ...next!, contentId: 'notes', type: 'pdf', position: 0 }, courses: [one()] },
      { 'GET /stream/info/notes': { status: 404, body: { message: 'Gone.' } } },
    );
    expect((await screen.findByRole('link', { name: 'Open the document' })).getAttribute('href')).toBe(
      '/student/course/k1?module=1&day=3',
    );
  });

  test('the first visit starts with the first item', async () => {
    visit({ next: { ...next!, position: 0 }, courses: [one(0)] });
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    for (const name of ['Start this video', 'Watch your first video'])
      expect(await href(name)).toBe('/student/course/k1/video/b');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Mira');
    expect(within(screen.getByRole('list', { name: 'First steps' })).getAllByRole('listitem')).toHaveLength(3);
  });

  test.each([
    ['pdf', 'Read your first paper'],
    ['test', 'Take your first test'],
  ])('the first visit names the first item by its kind: %s', async (type, words) => {
    visit({ next: { ...next!, type, position: 0 }, courses: [one(0)] });
    expect(await screen.findByRole('link', { name: words })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Watch your first video' })).toBeNull();
  });

  test('the first visit of an empty course leads to it', async () => {
    visit({ next: null, courses: [{ ...one(0), itemCount: 0 }] });
    const links = await screen.findAllByRole('link', { name: /^Open course/ });
    for (const link of links) expect(link.getAttribute('href')).toBe('/student/course/k1');
    expect(screen.getByText('Your first step')).toBeTruthy();
  });

  test('nothing left to do says so', async () => {
    visit({ next: null, courses: [{ ...one(6), weeks: weeks(4) }] });
    expect(await screen.findByText('You have finished everything')).toBeTruthy();
  });

  test('no course: one way on', async () => {
    visit({ next: null, courses: [] });
    expect(await screen.findByText('No courses yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a course' }).getAttribute('href')).toBe('/courses');
  });

  test("a failure shows the server's words, and Retry helps", async () => {
    let isDown = true;
    fakeServer({
      'GET /user/dashboard': () =>
        isDown ? { status: 503, body: { message: 'Back in a minute.' } } : { body: { next, courses: [one()] } },
    });
    open('/studentdashboard');
    expect(await screen.findByText('Back in a minute.')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Furcation')).toBeTruthy();
  });
});

describe('the exam on the dashboard', () => {
  const studies = { next, courses: [{ ...one(), hasQuestionBank: true }] };
  const COUNTS = 'GET /exam/practice?status=all&clusters=&subjects=';
  const visitWith = (more: Parameters<typeof fakeServer>[0]) =>
    visit(studies, {
      'GET /exam': { body: exam() },
      'GET /exam/sittings': own(),
      'GET /exam/readiness': { body: aReadiness() },
      [COUNTS]: { body: practice() },
      ...more,
    });
  const NEW = { body: practice({ statuses: [{ status: 'unseen', vignettes: 5 }] }) };
  const card = async () => within(await screen.findByRole('region', { name: EXAM_CARD.heading }));
  const href = (link: HTMLElement) => link.getAttribute('href');

  test('is the test that is open: the one under the clock first, with its end', async () => {
    const deadlineAt = new Date(2026, 10, 28, 14, 35).toISOString();
    const open = [openPractice({ id: 's2', kind: 'tutor' }), openPractice({ title: 'Timed test', deadlineAt })];
    visitWith({ 'GET /exam': { body: exam({ open }) } });
    const shown = await card();
    expect(shown.getByText('Timed test', { selector: 'p' })).toBeTruthy();
    expect(shown.getByText('3 of 20 questions answered. The time ends at 2:35 pm.')).toBeTruthy();
    expect(href(shown.getByRole('link', { name: /^Continue/ }))).toBe('/exam/sitting/s1');
  });

  test('else is the clusters of the last mock exam with a result, and new cases beside it', async () => {
    const sittings = [
      scored({ id: 's5', kind: 'tutor', points: { right: 1, counted: 5 } }),
      scored({ id: 's4', kind: 'mock', isReleased: false }),
      scored({ id: 's3', kind: 'mock', points: { right: 72, counted: 120 } }),
    ];
    visitWith({
      'GET /exam/sittings': { body: { sittings, nextBefore: null } },
      'GET /exam/sittings/s3/result': { body: aResult({ id: 's3' }) },
      [COUNTS]: NEW,
    });
    const shown = await card();
    expect(shown.getByText('Mock exam 1, 20 Nov 2026')).toBeTruthy();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Professionalism42 of 60${RESULT.above}`,
      `Diagnosis30 of 60${RESULT.below}`,
      `Short a${READINESS.states['probably-above']}`,
      `Short b${READINESS.states['probably-below']}`,
      `Short c${READINESS.tooLittle}`,
    ]);
    expect(href(shown.getByRole('link', { name: READINESS.open }))).toBe('/exam/readiness');
    expect(href(shown.getByRole('link', { name: /^See result/ }))).toBe('/exam/sitting/s3/result');
    expect(shown.getByRole('button', { name: EXAM_CARD.practise(4, true) })).toBeTruthy();
  });

  test('else is a test that one press starts', async () => {
    const { calls } = visitWith({ [COUNTS]: NEW, 'POST /exam/practice': { status: 201, body: sitting({ id: 's9' }) } });
    const shown = await card();
    expect(shown.getByText('4 new cases, 35 min')).toBeTruthy();
    await userEvent.click(shown.getByRole('button', { name: /^Start/ }));
    await expect.poll(address).toBe('/exam/sitting/s9');
    expect(calls.filter(({ method, path }) => method === 'POST' && path === '/exam/practice')).toMatchObject([
      { body: { mode: 'timed', status: 'unseen', vignettes: 4, clusters: [], subjects: [] } },
    ]);
  });

  test('practises cases that were seen where none is new', async () => {
    visitWith({});
    expect((await card()).getByText('4 cases, 35 min')).toBeTruthy();
  });

  test.each([
    ['nothing can be practised', { body: practice({ vignettes: 0, questions: 0, statuses: [] }) }],
    ['the counts do not come', { status: 503, body: { message: 'Away.' } }],
  ])('leads to its page where %s', async (_why, answer) => {
    visitWith({ [COUNTS]: answer });
    const shown = await card();
    expect(shown.getByText(DASHBOARD.examLine)).toBeTruthy();
    expect(href(shown.getByRole('link'))).toBe('/exam');
    expect(screen.queryByText('Away.')).toBeNull();
  });

  test.each([
    ['no course of theirs is sold with the question bank', { hasQuestionBank: false, isActive: true }],
    ['access to that course has ended', { hasQuestionBank: true, isActive: false }],
  ])('is not there, and nothing is asked for, where %s', async (_why, access) => {
    const { calls } = visit({ next: null, courses: [{ ...one(), ...access }] });
    await screen.findByRole('heading', { name: DASHBOARD.courses });
    expect(screen.queryByRole('region', { name: EXAM_CARD.heading })).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('/exam'))).toEqual([]);
  });
});
