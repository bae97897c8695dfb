import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DashboardReply } from '../../../../src/wire/replies/enrolment.ts';
import type { GuidanceReply } from '../../../../src/wire/replies/guidance.ts';
import { GUIDANCE } from '../../../../web/text/copy/guidance.ts';
import { COURSE } from './support/course.ts';
import { open } from './support/screen.tsx';
import { fakeServer } from './support/server.ts';

const NEXT = {
  ...{ _id: 'd1', id: 'd1', topic: 'Past papers', cancelledAt: null, opensAt: '2026-11-25T07:45:00.000Z' },
  ...{ startsAt: '2026-11-25T08:00:00.000Z', endsAt: '2026-11-25T09:30:00.000Z' },
};
const JOIN = '/api/discussions/d1/join';

const guidance = (change: Partial<GuidanceReply> = {}): GuidanceReply => ({
  _id: 'k1',
  id: 'k1',
  title: 'Mastery',
  next: NEXT,
  studyGroupUrl: 'https://chat.example/group',
  mentorUrl: 'https://chat.example/mentor',
  ...change,
});

const dashboardCourse = (id: string, title: string): DashboardReply['courses'][number] => ({
  _id: id,
  id,
  title,
  thumbnail: '',
  smallThumbnail: '',
  endsAt: '2099-12-31T12:59:59.999Z',
  isActive: true,
  canExtend: false,
  hasQuestionBank: false,
  price: 499,
  itemCount: 0,
  completedCount: 0,
  weeks: [],
});

const { resolvedOptions } = Intl.DateTimeFormat.prototype;

/** The clock of the device, in its zone. */
function deviceAt(now: string, timeZone = 'Asia/Kolkata') {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(now) });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

const courses = [dashboardCourse('k1', 'Mastery')];
const dashboard: DashboardReply = { next: null, courses };

function visitDashboard(reply: unknown, more: Parameters<typeof fakeServer>[0] = {}) {
  fakeServer({ 'GET /user/dashboard': { body: dashboard }, 'GET /user/guidance': { body: [reply] }, ...more });
  return open('/studentdashboard');
}

function visitCourse(answer: { status?: number; body: unknown }) {
  fakeServer({ 'GET /user/courses/k1': { body: COURSE }, 'GET /user/courses/k1/guidance': answer });
  return open('/student/course/k1');
}

beforeEach(() => deviceAt('2026-11-24T00:00:00Z'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const region = (name: string = GUIDANCE.heading) => screen.findByRole('region', { name });
const words = async () => (await region()).textContent;

describe('the guidance of a course', () => {
  test('says when the next one is on the student’s own clock, and what that clock is called', async () => {
    visitDashboard(guidance());
    expect(await words()).toContain('Wednesday 25 November, 1:30 pm to 3:00 pm');
    expect(await words()).toContain('India Standard Time, your time');
    expect(await words()).toContain('Past papers');
    expect(await words()).toContain('You can join from Wed 25 Nov, 1:15 pm.');
    const { getByRole } = within(await region());
    const href = (name: RegExp) => getByRole('link', { name }).getAttribute('href');
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
    expect(href(/^Study group/)).toBe('https://chat.example/group');
    expect(href(/^Talk to Mentor/)).toBe('https://chat.example/mentor');
    const calendar = getByRole('link', { name: GUIDANCE.addToCalendar });
    expect(calendar.getAttribute('href')).toBe('/api/user/courses/k1/discussions.ics');
    expect(calendar.hasAttribute('download')).toBe(true);
  });

  test('says that the one before it is cancelled', async () => {
    visitDashboard(guidance({ next: { ...NEXT, cancelledAt: '2026-11-24T08:00:00.000Z' } }));
    expect(await words()).toContain('The discussion of Tuesday 24 November is cancelled.');
  });

  test('turns over by itself when the discussion begins and when it is over', async () => {
    deviceAt('2026-11-25T07:44:58Z');
    let asked = 0;
    const later = {
      ...{ opensAt: '2026-12-02T07:45:00.000Z', startsAt: '2026-12-02T08:00:00.000Z' },
      endsAt: '2026-12-02T09:30:00.000Z',
    };
    visitDashboard(undefined, {
      'GET /user/guidance': () => {
        asked += 1;
        return { body: [asked === 1 ? guidance() : guidance({ next: { ...NEXT, ...later } })] };
      },
    });
    expect(await words()).not.toContain(GUIDANCE.onNow);
    const join = () => screen.queryByRole('link', { name: /^Join/ })?.getAttribute('href');
    expect(join()).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(join()).toBe(JOIN);
    expect(await words()).not.toContain(GUIDANCE.onNow);
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
    expect(await words()).toContain(GUIDANCE.onNow);
    expect(join()).toBe(JOIN);
    await act(() => vi.advanceTimersByTimeAsync(90 * 60_000));
    expect(asked).toBe(2);
    expect(await words()).toContain('Wednesday 2 December');
    expect(await words()).not.toContain(GUIDANCE.onNow);
  });

  test('is one line on the course page, before and during the discussion', async () => {
    deviceAt('2026-11-25T07:59:58Z');
    visitCourse({ body: guidance() });
    expect(await words()).toMatch(/^Next live discussion: Wed 25 Nov, 1:30 pm your time/);
    const { getByRole } = within(await region());
    expect(getByRole('link', { name: /^Join/ }).getAttribute('href')).toBe(JOIN);
    expect(getByRole('link', { name: GUIDANCE.addToCalendar }).getAttribute('href')).toBe(
      '/api/user/courses/k1/discussions.ics',
    );
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await words()).toMatch(/^Live discussion on now, until 3:00 pm your time/);
  });

  test('shows nothing where nothing is set, and the course where it cannot be read', async () => {
    const { unmount } = visitCourse({ body: guidance({ next: null, studyGroupUrl: '', mentorUrl: '' }) });
    await screen.findByRole('tab', { name: 'Course Content' });
    expect(screen.queryByRole('region', { name: GUIDANCE.heading })).toBeNull();
    unmount();
    visitCourse({ status: 503, body: { message: 'Away' } });
    expect(await screen.findByRole('tab', { name: 'Course Content' })).toBeTruthy();
    expect(screen.queryByText('Away')).toBeNull();
  });

  test('shows the study group alone', async () => {
    visitDashboard(guidance({ next: null, mentorUrl: '' }));
    const { queryByRole } = within(await region(GUIDANCE.peopleHeading));
    expect(queryByRole('link', { name: /^Study group/ })).toBeTruthy();
    expect(queryByRole('link', { name: /^Talk to Mentor/ })).toBeNull();
    expect(screen.queryByText(GUIDANCE.addToCalendar)).toBeNull();
  });

  test('stands on the dashboard for each course, and says for which', async () => {
    const all = [...courses, dashboardCourse('k2', 'Sprint'), dashboardCourse('k3', 'Bare')];
    fakeServer({
      'GET /user/dashboard': { body: { next: null, courses: all } satisfies DashboardReply },
      'GET /user/guidance': {
        body: [
          guidance(),
          guidance({ id: 'k2', title: 'Sprint', next: null }),
          guidance({ id: 'k3', title: 'Bare', next: null, studyGroupUrl: '', mentorUrl: '' }),
        ],
      },
    });
    open('/studentdashboard');
    expect(await region('Live discussion of Mastery')).toBeTruthy();
    const sprint = within(await region('Study group and mentor of Sprint'));
    expect(sprint.getByRole('link', { name: /^Talk to Mentor of Sprint/ })).toBeTruthy();
    expect(screen.queryByText(/of Bare/)).toBeNull();
  });
});
