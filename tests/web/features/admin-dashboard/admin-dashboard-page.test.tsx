import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SETUP_STEPS } from '../../../../src/wire/literals.ts';
import type { AdminDashboardReply, ToDoReply } from '../../../../src/wire/replies/reporting.ts';
import type { SetupChecklistReply } from '../../../../src/wire/replies/school.ts';
import { AdminDashboardPage } from '../../../../web/features/admin-dashboard/admin-dashboard-page.tsx';
import { PLACES, TO_DO } from '../../../../web/text/copy/admin-dashboard.ts';
import { SETUP } from '../../../../web/text/copy/admin-setup.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const CALL = 'GET /admin/dashboard';
const TO_DO_CALL = 'GET /admin/to-do';
const NOTHING_TO_DO: ToDoReply = {
  failedEmails: 0,
  waitingReviews: 0,
  returnedDrafts: 0,
  openReports: 0,
  waitingThreads: 0,
  failedTasks: 0,
  disputes: 0,
  unmatchedPayments: 0,
  endingAccess: 0,
  passwordOnlyAdmins: 0,
  unfinishedCourses: 0,
  newestBackupAt: '2026-03-30T20:00:00.000Z',
  unconvertedVideos: 0,
  isBackupLate: false,
};
const opening = (isDone: boolean): SetupChecklistReply => ({
  steps: SETUP_STEPS.map((step) => ({ step, isDone })),
  courseId: null,
  isNew: !isDone,
});
beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on(TO_DO_CALL, { body: NOTHING_TO_DO });
  server.on('GET /admin/opening', { body: opening(true) });
});

const figures = (facts: Partial<AdminDashboardReply> = {}): AdminDashboardReply => ({
  from: '2026-01-01',
  to: '2026-03-31',
  timeZone: 'Australia/Sydney',
  unit: 'month',
  totals: {
    courses: 3,
    liveCourses: 2,
    students: 1204,
    activeEnrolments: 12,
    revenue: 1248.4,
    revenueEver: 5000,
    newStudents: 4,
    newEnrolments: 6,
  },
  trend: [
    { start: '2026-01-01', enrolments: 1, granted: 0, revenue: 499 },
    { start: '2026-02-01', enrolments: 3, granted: 1, revenue: 250.4 },
    { start: '2026-03-01', enrolments: 2, granted: 0, revenue: 499 },
  ],
  recentEnrolments: [
    {
      userId: 'u1',
      name: 'Noor Haddad',
      email: 'noor@example.org',
      courseId: 'c1',
      courseTitle: 'Sprint',
      since: '2026-03-30T20:00:00.000Z',
      paid: 449.1,
      isGranted: false,
      isRevoked: true,
    },
    {
      userId: 'u2',
      name: '',
      email: '',
      courseId: 'c2',
      courseTitle: null,
      since: '2026-03-01T00:00:00.000Z',
      paid: null,
      isGranted: true,
      isRevoked: false,
    },
  ],
  topCourses: [
    { _id: 'c1', id: 'c1', courseId: 'c1', title: 'Sprint', enrolments: 1, revenue: 1248.4 },
    { _id: 'c2', id: 'c2', courseId: 'c2', title: null, enrolments: 5, revenue: 0 },
  ],
  ...facts,
});
const nothing = figures({
  totals: {
    courses: 0,
    liveCourses: 0,
    students: 0,
    activeEnrolments: 0,
    revenue: 0,
    revenueEver: 0,
    newStudents: 0,
    newEnrolments: 0,
  },
  trend: [{ start: '2026-01-01', enrolments: 0, granted: 0, revenue: 0 }],
  recentEnrolments: [],
  topCourses: [],
});

async function open(reply: AdminDashboardReply = figures(), at = '/admin') {
  const asked: string[] = [];
  server.on(CALL, (_seen, query) => (asked.push(query.toString()), { body: reply }));
  const page = show(<AdminDashboardPage />, at);
  await page.findByText('Total Courses');
  return { ...page, asked };
}
const figureOf = (page: Awaited<ReturnType<typeof open>>, label: string) =>
  page.getByText(label).parentElement?.querySelector('dd')?.textContent;

describe('the admin dashboard', () => {
  it('shows four figures under their exact labels', async () => {
    const page = await open();
    expect(
      ['Total Courses', 'Total Students', 'Active Enrollments', 'Revenue ($)'].map((label) => figureOf(page, label)),
    ).toEqual(['3', '1,204', '12', '$1,248.40']);
    expect(page.getByText('of $5,000.00 in all')).toBeTruthy();
    expect(page.getByText('1 January 2026 to 31 March 2026, Sydney time')).toBeTruthy();
  });

  it('shows the same numbers as a table, and the chart again', async () => {
    const page = await open();
    const section = within(page.getByRole('region', { name: 'Enrollment Trend' }));
    await page.user.click(section.getByRole('button', { name: 'View as table' }));
    const rows = section
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Month', 'Enrolments', 'By hand'],
      ['January 2026', '1', '0'],
      ['February 2026', '3', '1'],
      ['March 2026', '2', '0'],
    ]);
    expect(
      section.getByRole('table', {
        name: 'Enrollment Trend by month, January 2026 to March 2026: 6 in all, the most in February 2026 with 3.',
      }),
    ).toBeTruthy();
    await page.user.click(section.getByRole('button', { name: 'View as chart' }));
    expect(section.queryByRole('table')).toBeNull();
  });

  it('reads every value to the arrow keys', async () => {
    const page = await open();
    const reader = within(page.getByRole('region', { name: 'Revenue Trend ($)' })).getByRole('slider', {
      name: 'Month',
    });
    expect(reader.getAttribute('aria-valuetext')).toBe('March 2026: $499.00');
    expect([reader.getAttribute('min'), reader.getAttribute('max')]).toEqual(['0', '2']);
  });

  it('tells who came, how, and what became of it', async () => {
    const page = await open();
    const [noor, gone] = within(page.getByRole('region', { name: 'Recent Enrollments' })).getAllByRole('listitem');
    expect(noor?.textContent).toBe('Noor HaddadSprintRevoked$449.1031 Mar 2026');
    expect(
      within(noor as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/admin/students/u1');
    expect(gone?.textContent).toBe('A deleted accountA deleted courseBy hand1 Mar 2026');
    const [first, second] = within(page.getByRole('region', { name: 'Top Courses' })).getAllByRole('listitem');
    expect([first?.textContent, second?.textContent]).toEqual([
      'Sprint$1,248.401 enrolment',
      'A deleted course$0.005 enrolments',
    ]);
  });

  it('is honest on the first day', async () => {
    const page = await open(nothing);
    expect(figureOf(page, 'Revenue ($)')).toBe('$0.00');
    expect(page.getAllByText('No enrolments in this period')).toHaveLength(2);
    expect(page.getByText('Nothing paid in this period')).toBeTruthy();
    expect(page.getByText('No course to rank')).toBeTruthy();
    expect(page.queryByRole('slider')).toBeNull();
  });
});

describe('its period', () => {
  it('is the usual one with a clean address, and otherwise in the address', async () => {
    const page = await open();
    expect(page.getByRole('button', { name: '12 months' }).getAttribute('aria-pressed')).toBe('true');
    await page.user.click(page.getByRole('button', { name: 'All time' }));
    expect(page.address()).toBe('/?range=all'.replace('/', '/admin'));
    await page.user.click(page.getByRole('button', { name: '12 months' }));
    expect(page.address()).toBe('/admin');
    expect(page.asked.slice(0, 2)).toEqual(['', 'from=all']);
  });

  it.each([
    ['?range=all', 'from=all'],
    ['?from=2026-01-05&to=2026-02-01', 'from=2026-01-05&to=2026-02-01'],
    ['?range=nonsense', ''],
  ])('comes from the address: %s', async (address, asked) => {
    expect((await open(figures(), `/admin${address}`)).asked).toEqual([asked]);
  });

  it("takes dates of one's own, and not the wrong way round", async () => {
    const page = await open();
    await page.user.click(page.getByRole('button', { name: 'Other dates' }));
    const [from, to] = [page.getByLabelText('First day'), page.getByLabelText('Last day')];
    await page.user.clear(from);
    await page.user.type(from, '2026-02-20');
    await page.user.clear(to);
    await page.user.type(to, '2026-02-10');
    await page.user.click(page.getByRole('button', { name: 'Show' }));
    expect(page.getByText('The first day must be before the last day.').closest('[role=alert]')).toBeTruthy();
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(page.address()).toBe('/admin');
    await page.user.clear(to);
    await page.user.type(to, '2026-02-25');
    await page.user.click(page.getByRole('button', { name: 'Show' }));
    expect(page.address()).toBe('/admin?from=2026-02-20&to=2026-02-25');
    expect(page.getByRole('button', { name: '12 months' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('says why the server refuses it', async () => {
    server.on(CALL, {
      status: 422,
      body: { message: 'Please give a day as year, month and day, such as 2026-03-31.' },
    });
    const page = show(<AdminDashboardPage />, '/admin?from=soon');
    expect(await page.findByText('Please give a day as year, month and day, such as 2026-03-31.')).toBeTruthy();
  });
});

describe('what waits for the owner', () => {
  it('is a link to the page that solves it, for each thing that there is', async () => {
    server.on(TO_DO_CALL, {
      body: {
        ...NOTHING_TO_DO,
        failedEmails: 2,
        failedTasks: 1,
        disputes: 1,
        unmatchedPayments: 1,
        endingAccess: 3,
        waitingReviews: 2,
        returnedDrafts: 1,
        openReports: 1,
        waitingThreads: 2,
        passwordOnlyAdmins: 1,
        unfinishedCourses: 2,
        newestBackupAt: null,
        isBackupLate: true,
      },
    });
    const page = await open();
    const row = within(await page.findByRole('region', { name: 'To do' }));
    await row.findByText('2 emails could not be sent');
    expect(row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 payment is disputed', '/admin/orders?state=disputed'],
      ['1 payment does not match an order', '/admin/orders'],
      ['2 emails could not be sent', '/admin/outbox?state=failed'],
      ['1 background task failed', '/admin/jobs'],
      ['2 messages have waited longer than a day for an answer', '/admin/inbox'],
      ['2 cases wait for your review', '/admin/questions/reviews'],
      ['A reviewer returned 1 of your drafts', '/admin/questions?state=draft'],
      ['1 question report waits for an answer', '/admin/questions/reports'],
      ['Access ends within 7 days: 3 students', '/admin/students?ends=soon'],
      ['2 live courses are incomplete', '/admin/courses'],
      ['1 administrator has no two-factor sign-in', '/admin/administrators'],
    ]);
    expect(row.getByText('No backup yet').parentElement?.textContent).toBe(
      'No backup yet Ask your host to switch backups on.',
    );
  });

  it('says what it means that nothing converts videos, and what helps', async () => {
    server.on(TO_DO_CALL, { body: { ...NOTHING_TO_DO, unconvertedVideos: 2 } });
    const row = within(await (await open()).findByRole('region', { name: 'To do' }));
    const told = await row.findByText('2 videos stop on slow connections, or do not play on phones');
    expect(told.parentElement?.textContent).toContain('Ask your host to install ffmpeg: it makes lighter copies.');
    expect(row.queryByText(/Nothing to do/)).toBeNull();
  });

  it('is one quiet sentence when there is nothing', async () => {
    const page = await open();
    expect(await page.findByText('Nothing to do. Last backup: 31 Mar 2026.')).toBeTruthy();
  });

  it('can fail by itself, and be asked for again', async () => {
    server.on(TO_DO_CALL, { status: 503, body: { message: 'The database is away.' } });
    const page = await open();
    expect(await page.findByText(TO_DO.failed)).toBeTruthy();
    server.on(TO_DO_CALL, { body: NOTHING_TO_DO });
    await page.user.click(page.getByRole('button', { name: 'Retry' }));
    expect(await page.findByText('Nothing to do. Last backup: 31 Mar 2026.')).toBeTruthy();
  });
});

describe('the dashboard of who sees no figures', () => {
  it.each([
    ['author', ['Questions', 'Reviews of questions', 'Question reports']],
    ['teacher', ['Question reports', 'Mock exams', 'Manage Courses', 'Students']],
  ] as const)('has what waits, and the daily pages of an %s', async (role, labels) => {
    signIn(student([], { role: 'admin', roles: [role] }));
    const page = show(<AdminDashboardPage />, '/admin');
    expect(await page.findByText(/^Nothing to do\./)).toBeTruthy();
    const daily = within(page.getByRole('region', { name: PLACES.heading }));
    expect(daily.getAllByRole('link').map((link) => link.textContent)).toEqual(labels);
  });
});

describe('the list of a new school', () => {
  const CALL_OPENING = 'GET /admin/opening';
  const list = (page: ReturnType<typeof show>) => page.queryByRole('region', { name: SETUP.title });

  it('stands on an owner’s dashboard, and is asked for by nobody else', async () => {
    server.on(CALL_OPENING, { body: opening(false) });
    const page = await open();
    expect(await page.findByRole('region', { name: SETUP.title })).toBeTruthy();
    page.unmount();
    const asked = server.seen(CALL_OPENING).length;
    signIn(student([], { role: 'admin', roles: ['office'] }));
    await open();
    expect(server.seen(CALL_OPENING)).toHaveLength(asked);
  });

  it('goes when its last step is done, and is not seen before that is known', async () => {
    server.on(CALL_OPENING, 'never');
    const waiting = await open();
    expect(list(waiting)).toBeNull();
    waiting.unmount();
    server.on(CALL_OPENING, { body: opening(false) });
    const page = await open();
    const shown = await page.findByRole('region', { name: SETUP.title });
    server.on(CALL_OPENING, { body: opening(true) });
    page.unmount();
    const after = await open();
    await waitFor(() => expect(server.seen(CALL_OPENING)).toHaveLength(3));
    expect([shown.isConnected, list(after)]).toEqual([false, null]);
  });

  it('has no place in a demonstration, nor where it cannot be read', async () => {
    for (const answer of [
      { body: { ...opening(false), isNew: false } },
      { status: 503, body: { message: 'The database is away.' } },
    ]) {
      server.on(CALL_OPENING, answer);
      const page = await open();
      await page.findByText('Nothing to do. Last backup: 31 Mar 2026.');
      expect(list(page)).toBeNull();
      page.unmount();
    }
    expect(server.seen(CALL_OPENING)).toHaveLength(2);
  });
});
