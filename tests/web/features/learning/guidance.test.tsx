import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DashboardReply } from '../../../../src/wire/replies/enrolment.ts';
import type { GuidanceReply } from '../../../../src/wire/replies/guidance.ts';
import { GUIDANCE } from '../../../../web/text/copy/guidance.ts';
import { COURSE } from './support/course.ts';
import { open } from './support/screen.tsx';
import { fakeServer } from './support/server.ts';

const guidance = (change: Partial<GuidanceReply> = {}): GuidanceReply => ({
  _id: 'k1',
  id: 'k1',
  title: 'Mastery',
  liveRoom: {
    url: 'https://meet.example/room',
    weekday: 3,
    startsAt: '19:00',
    minutes: 90,
    timeZone: 'Australia/Sydney',
    next: { startsAt: '2026-11-25T08:00:00.000Z', endsAt: '2026-11-25T09:30:00.000Z' },
  },
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
  test('says when the room opens on the student’s own clock, and what that clock is called', async () => {
    visitDashboard(guidance());
    expect(await words()).toContain('Wednesday 25 November, 1:30 pm to 3:00 pm');
    expect(await words()).toContain('India Standard Time, your time');
    expect(await words()).toContain('Every Wednesday at 7:00 pm in Sydney.');
    const { getByRole } = within(await region());
    const href = (name: RegExp) => getByRole('link', { name }).getAttribute('href');
    expect(href(/^Join live discussion/)).toBe('https://meet.example/room');
    expect(href(/^Study group/)).toBe('https://chat.example/group');
    expect(href(/^Talk to Mentor/)).toBe('https://chat.example/mentor');
    const calendar = getByRole('link', { name: GUIDANCE.addToCalendar });
    expect(calendar.getAttribute('href')).toBe('/api/user/courses/k1/discussions.ics');
    expect(calendar.hasAttribute('download')).toBe(true);
  });

  test('names no other place where the clocks are the same', async () => {
    deviceAt('2026-11-24T00:00:00Z', 'Australia/Melbourne');
    visitDashboard(guidance());
    expect(await words()).toContain('Australian Eastern Daylight Time, your time');
    expect(await words()).toContain('Every Wednesday at 7:00 pm.');
  });

  test('turns over by itself when the discussion begins and when it is over', async () => {
    deviceAt('2026-11-25T07:59:58Z');
    let asked = 0;
    const later = { startsAt: '2026-12-02T08:00:00.000Z', endsAt: '2026-12-02T09:30:00.000Z' };
    visitDashboard(undefined, {
      'GET /user/guidance': () => {
        asked += 1;
        const { liveRoom } = guidance();
        return { body: [asked === 1 ? guidance() : guidance({ liveRoom: { ...liveRoom!, next: later } })] };
      },
    });
    expect(await words()).not.toContain(GUIDANCE.onNow);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await words()).toContain(GUIDANCE.onNow);
    expect(within(await region()).getByRole('link', { name: /^Join now/ })).toBeTruthy();
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
    expect(getByRole('link', { name: /^Join live discussion/ }).getAttribute('href')).toBe('https://meet.example/room');
    expect(getByRole('link', { name: GUIDANCE.addToCalendar }).getAttribute('href')).toBe(
      '/api/user/courses/k1/discussions.ics',
    );
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await words()).toMatch(/^Live discussion on now, until 3:00 pm your time/);
    expect(getByRole('link', { name: /^Join now/ })).toBeTruthy();
  });

  test('shows nothing where nothing is set, and the course where it cannot be read', async () => {
    const { unmount } = visitCourse({ body: guidance({ liveRoom: null, studyGroupUrl: '', mentorUrl: '' }) });
    await screen.findByRole('tab', { name: 'Course Content' });
    expect(screen.queryByRole('region', { name: GUIDANCE.heading })).toBeNull();
    unmount();
    visitCourse({ status: 503, body: { message: 'Away' } });
    expect(await screen.findByRole('tab', { name: 'Course Content' })).toBeTruthy();
    expect(screen.queryByText('Away')).toBeNull();
  });

  test('shows the study group alone', async () => {
    visitDashboard(guidance({ liveRoom: null, mentorUrl: '' }));
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
          guidance({ id: 'k2', title: 'Sprint', liveRoom: null }),
          guidance({ id: 'k3', title: 'Bare', liveRoom: null, studyGroupUrl: '', mentorUrl: '' }),
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
