import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStore } from '../../../../web/api/session-store.ts';
import { PLAN } from '../../../../web/text/copy/plan.ts';
import { COURSE, info } from './support/course.ts';
import { anEntry, aPlan } from './support/plan.ts';
import { address, open } from './support/screen.tsx';
import { fakeServer } from './support/server.ts';

const dashboard = {
  next: {
    ...{ courseId: 'k1', courseTitle: 'Mastery', contentId: 'b', title: 'Furcation', type: 'video', label: '1.3' },
    position: 0,
  },
  courses: [
    {
      ...{ _id: 'k1', id: 'k1', title: 'Mastery', thumbnail: '', smallThumbnail: '', price: 499, itemCount: 6 },
      ...{ endsAt: '2099-12-31T12:59:59.999Z', isActive: true, canExtend: true, hasQuestionBank: false },
      ...{ completedCount: 3, weeks: [] },
    },
  ],
};

function visit(path: string, answers: Parameters<typeof fakeServer>[0]) {
  const token = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`;
  const user = { id: 'u1', name: 'Mira', email: 'mira@cusp.test', role: 'student' as const, purchasedCourses: ['k1'] };
  sessionStore.begin(token, user);
  const server = fakeServer({
    'GET /user/dashboard': { body: dashboard },
    'GET /user/courses/k1': { body: COURSE },
    'GET /stream/info/b': info('b'),
    ...answers,
  });
  open(path);
  return server;
}

const onDashboard = (plan: ReturnType<typeof aPlan>, more: Parameters<typeof fakeServer>[0] = {}) =>
  visit('/studentdashboard', { 'GET /user/plan?days=1': { body: plan }, ...more });
const onPage = (plan: ReturnType<typeof aPlan>, more: Parameters<typeof fakeServer>[0] = {}) =>
  visit('/student/plan', { 'GET /user/plan': { body: plan }, ...more });

beforeEach(() => void vi.stubEnv('TZ', 'Australia/Sydney'));
afterEach(() => {
  sessionStore.end();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('today', () => {
  test('shows three things at most with their minutes, the days to go, and how many more there are', async () => {
    const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => anEntry({ id, title: `Lesson ${id}`, minutes: 10 }));
    onDashboard(aPlan({ days: [{ day: '2026-03-02', minutes: 60, entries }] }), {
      'GET /user/plan': { body: aPlan() },
    });
    const card = within(await screen.findByRole('region', { name: PLAN.sum(50) }));
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    expect(card.getByText('30 days to your exam.')).toBeTruthy();
    await userEvent.click(card.getByRole('link', { name: PLAN.more(2) }));
    expect(address()).toBe('/student/plan');
  });

  test('leads to a lesson, to the exam for a mock exam outside of the days, and to the course of a discussion', async () => {
    const entries = [
      anEntry(),
      anEntry({ kind: 'mock', id: 'm', title: 'Mock exam 1', label: null, minutes: 280, part: 1 }),
      anEntry({ kind: 'discussion', id: 'k1', title: 'Mastery', label: null, startsAt: '2026-03-02T09:00:00Z' }),
    ];
    onDashboard(aPlan({ days: [{ day: '2026-03-02', minutes: 600, entries }] }));
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('region', { name: PLAN.sum(340) });
    expect(['Furcation', 'Mock exam 1', PLAN.discussion('Mastery')].map(href)).toEqual([
      '/student/course/k1/video/b',
      '/exam',
      '/student/course/k1',
    ]);
    expect(screen.getByText(`4 h 40 min · Mock exam · ${PLAN.begins}`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: `${PLAN.notToday} Mastery` })).toBeNull();
  });

  test('puts a thing off, and takes that back by one press', async () => {
    const off = aPlan({ days: [{ day: '2026-03-02', minutes: 60, entries: [] }], doneToday: 0 });
    const { puts } = onDashboard(aPlan(), {
      'PUT /user/plan/put-off': ({ body }) => ({ body: (body as { isPutOff: boolean }).isPutOff ? off : aPlan() }),
    });
    await userEvent.click(await screen.findByRole('button', { name: `${PLAN.notToday} Furcation` }));
    expect(await screen.findByText(PLAN.dayOff)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: PLAN.undo }));
    expect(await screen.findByRole('region', { name: PLAN.sum(30) })).toBeTruthy();
    expect(puts().map(({ body }) => body)).toEqual([
      { id: 'b', isPutOff: true },
      { id: 'b', isPutOff: false },
    ]);
  });

  test('says that a day is done, and in one line that one is behind', async () => {
    onDashboard(aPlan({ days: [{ day: '2026-03-02', minutes: 60, entries: [] }], doneToday: 30, behind: 3 }));
    expect(await screen.findByText(PLAN.allDone)).toBeTruthy();
    expect(screen.getByRole('link', { name: PLAN.behindLine(3) })).toBeTruthy();
  });

  test('asks for the date once, and never again after Not now', async () => {
    onDashboard(aPlan({ state: 'unasked', goal: null, today: null, days: [] }), {
      'POST /user/plan/skip': { body: aPlan({ state: 'skipped', goal: null, today: null, days: [] }) },
    });
    expect((await screen.findByRole('link', { name: PLAN.ask })).getAttribute('href')).toBe('/student/plan/edit');
    await userEvent.click(screen.getByRole('button', { name: PLAN.notNow }));
    await waitFor(() => expect(screen.queryByText(PLAN.askTitle)).toBeNull());
    expect(screen.getByText(PLAN.skipped)).toBeTruthy();
  });

  test('is missed by nobody where it cannot be read', async () => {
    visit('/studentdashboard', { 'GET /user/plan?days=1': { status: 503, body: { message: 'Away.' } } });
    expect(await screen.findByText('My courses')).toBeTruthy();
    expect(screen.queryByText('Away.')).toBeNull();
  });
});

describe('the page of a plan', () => {
  test('has its days from Monday to Sunday together, and what was put off', async () => {
    const days = ['2026-03-02', '2026-03-08', '2026-03-09'].map((day) => ({ day, minutes: 60, entries: [anEntry()] }));
    const back = aPlan({ days });
    const plan = aPlan({ days, putOff: [{ id: 'c', title: 'Implants', until: '2026-03-03' }] });
    const { puts } = onPage(plan, { 'PUT /user/plan/put-off': { body: back } });
    await screen.findByRole('button', { name: `${PLAN.bringBack} Implants` });
    const groups = (await screen.findAllByRole('region')).map((one) => one.getAttribute('aria-label'));
    expect(groups.filter((name) => name?.startsWith('Week'))).toEqual([
      'Week from 2 March 2026',
      'Week from 9 March 2026',
    ]);
    await userEvent.click(screen.getByRole('button', { name: `${PLAN.bringBack} Implants` }));
    await waitFor(() => expect(screen.queryByText(/Implants waits/)).toBeNull());
    expect(puts()[0]?.body).toEqual({ id: 'c', isPutOff: false });
  });

  test('says once and kindly that one is behind, what does not fit and why, and three ways out', async () => {
    onPage(
      aPlan({
        behind: 3,
        leftOut: [{ reason: 'time', count: 23, minutes: 370, titles: ['Caries risk', 'Pulp tests'] }],
        ways: { canBeLighter: true, minutes: [75, 75, 75, 75, 75, 75, 75], examOn: '2026-04-09' },
      }),
    );
    expect(await screen.findByRole('heading', { name: PLAN.behindTitle(3) })).toBeTruthy();
    expect(screen.getByText(PLAN.unfit.time(23, 370))).toBeTruthy();
    expect(screen.getByText('Caries risk, Pulp tests and others')).toBeTruthy();
    const ways = within(screen.getByRole('list', { name: PLAN.ways })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/student/plan/edit?way=lighter',
      '/student/plan/edit?way=later',
      '/student/plan/edit?way=minutes',
    ]);
  });

  test('says which access ends before the exam, and offers to extend it', async () => {
    onPage(aPlan({ shortAccess: [{ courseId: 'k1', title: 'Mastery', lastDay: '2026-03-20' }] }));
    expect(await screen.findByText(PLAN.accessLine('Mastery', 'Fri, 20 Mar'))).toBeTruthy();
    expect((await screen.findByRole('link', { name: /Mastery/ })).getAttribute('href')).toMatch(
      /^\/payment\?courseId=k1/,
    );
  });

  test('gives the calendar another address after it asked', async () => {
    const feed = 'https://cusp.test/api/calendar/ada.2.ics';
    onPage(aPlan(), { 'POST /user/plan/calendar': { body: aPlan({ feed }) } });
    await userEvent.click(await screen.findByRole('button', { name: PLAN.renew }));
    const dialog = within(await screen.findByRole('alertdialog', { name: PLAN.renew }));
    const sure = dialog.getByRole<HTMLButtonElement>('button', { name: PLAN.renew });
    await waitFor(() => expect(sure.disabled).toBe(false), { timeout: 5_000 });
    await userEvent.click(sure);
    expect(await screen.findByText(feed)).toBeTruthy();
  });
});

describe('the form of a plan', () => {
  const form = (plan: ReturnType<typeof aPlan>, query = '', more: Parameters<typeof fakeServer>[0] = {}) =>
    visit(`/student/plan/edit${query}`, { 'GET /user/plan': { body: plan }, ...more });
  const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

  test('begins with the device’s zone and half an hour, and sends what was typed', async () => {
    const { puts } = form(aPlan({ state: 'unasked', goal: null, today: null, days: [] }), '', {
      'PUT /user/plan': { body: aPlan() },
    });
    const day = await screen.findByLabelText(PLAN.exam);
    expect([value(PLAN.timeZone), value('Monday'), value('Sunday')]).toEqual(['Australia/Sydney', '30', '60']);
    await userEvent.type(day, '2026-04-01');
    await userEvent.click(screen.getByRole('button', { name: PLAN.addDays }));
    await userEvent.type(screen.getByLabelText(PLAN.from), '2026-03-05');
    await userEvent.type(screen.getByLabelText(PLAN.to), '2026-03-06');
    await userEvent.click(screen.getByRole('button', { name: PLAN.save }));
    await waitFor(() => expect(address()).toBe('/student/plan'));
    expect(puts()[0]?.body).toEqual({
      ...{ examOn: '2026-04-01', timeZone: 'Australia/Sydney', minutes: [30, 30, 30, 30, 30, 60, 60] },
      ...{ daysOff: [{ from: '2026-03-05', to: '2026-03-06' }], isLight: false },
    });
  });

  test.each([
    ['lighter', () => expect((screen.getByLabelText(PLAN.light) as HTMLInputElement).checked).toBe(true)],
    ['later', () => expect(value(PLAN.exam)).toBe('2026-04-09')],
    ['minutes', () => expect(value('Monday')).toBe('75')],
  ])('begins with the way out that was pressed: %s', async (way, holds) => {
    const ways = { canBeLighter: true, minutes: [75, 75, 75, 75, 75, 75, 75], examOn: '2026-04-09' };
    form(aPlan({ ways }), `?way=${way}`);
    await screen.findByLabelText(PLAN.exam);
    holds();
    expect(screen.getByRole('note')).toBeTruthy();
  });

  test('shows the server’s sentences at their fields', async () => {
    const message = 'Please enter a day after today.';
    form(aPlan(), '', {
      'PUT /user/plan': { status: 422, body: { message, code: 'learning/goal', fields: { examOn: message } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: PLAN.save }));
    await waitFor(() => expect(screen.getByLabelText(PLAN.exam).getAttribute('aria-invalid')).toBe('true'));
    expect(address()).toBe('/student/plan/edit');
  });
});
