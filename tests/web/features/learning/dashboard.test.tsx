import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DashboardReply } from '../../../../src/wire/replies/enrolment.ts';
import { sessionStore } from '../../../../web/api/session-store.ts';
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
