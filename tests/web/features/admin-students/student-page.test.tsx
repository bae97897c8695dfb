import { within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StudentCourseReply, StudentReply } from '../../../../src/wire/replies/reporting.ts';
import { StudentPage } from '../../../../web/features/admin-students/student-page.tsx';
import { CORRECT_EMAIL, PEOPLE, STREAMS } from '../../../../web/text/copy/admin-people.ts';
import { STUDENT } from '../../../../web/text/copy/admin-students.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const AT = '2026-03-02T09:00:00.000Z';
const course = (facts: Partial<StudentCourseReply> = {}): StudentCourseReply => ({
  _id: 'a',
  id: 'a',
  courseId: 'a',
  title: 'Sprint',
  isGone: false,
  since: AT,
  endsAt: '2099-12-31T12:59:59.999Z',
  isActive: true,
  receiptNumber: 'CUSP-1',
  revokedAt: null,
  itemCount: 10,
  completedCount: 4,
  lastActivityAt: AT,
  ...facts,
});
const record = (facts: Partial<StudentReply> = {}): StudentReply => ({
  _id: 's',
  id: 's',
  name: 'Sana',
  email: 'sana@example.com',
  phone: '',
  joinedAt: AT,
  deviceCount: 2,
  streams: { runningCount: 0, networkCount: 0, maxAtOnce: 3, maxNetworksADay: 12, networks: [] },
  disabledAt: null,
  emailConfirmedAt: '2026-03-02T09:00:00.000Z',
  emailRefusedAt: null,
  waitingEmail: null,
  courses: [course()],
  orders: [],
  accessChanges: [],
  ...facts,
});
const entry = (id: string, count = 1) => ({
  _id: id,
  id,
  kind: 'tab-hidden',
  at: AT,
  count,
  courseTitle: 'Sprint',
  lesson: { title: 'Plaque', label: '1.1' },
});

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/students/s', { body: record() });
  server.on('GET /admin/students/s/activity', { body: { entries: [], nextBefore: null, counts: {} } });
  server.on('GET /admin/students/s/extra-time', { body: { extraTime: null } });
  server.on('GET /admin/students/s/sittings', { body: { sittings: [], nextBefore: null } });
  server.on('GET /admin/courses', {
    body: [
      { id: 'a', title: 'Sprint', isLive: true },
      { id: 'b', title: 'Next year', isLive: false },
    ],
  });
});

const open = (state?: unknown) =>
  show(
    <Routes>
      <Route path="/admin/students/:studentId" element={<StudentPage />} />
    </Routes>,
    { pathname: '/admin/students/s', state },
  );

describe('the account of a student', () => {
  it('is disabled with a reason, and enabled again', async () => {
    const sent: unknown[] = [];
    server.on('POST /admin/people/s/disable', ({ body }) => {
      sent.push(body);
      server.on('GET /admin/students/s', { body: record({ disabledAt: AT, deviceCount: 0 }) });
      return { body: { message: 'The account of Sana is disabled.' } };
    });
    server.on('POST /admin/people/s/enable', () => {
      server.on('GET /admin/students/s', { body: record() });
      return { body: { message: 'Sana can sign in again.' } };
    });
    const page = open();
    await page.user.click(await page.findByRole('button', { name: PEOPLE.disable }));
    const dialog = within(await page.findByRole('dialog'));
    await page.user.type(dialog.getByLabelText(PEOPLE.reason), 'Shared with a class');
    await page.user.click(dialog.getByRole('button', { name: PEOPLE.disable }));
    expect(await page.findByText('The account of Sana is disabled.')).toBeTruthy();
    expect(sent).toEqual([{ reason: 'Shared with a class' }]);
    await page.user.click(await page.findByRole('button', { name: PEOPLE.enable }));
    expect(await page.findByText('Sana can sign in again.')).toBeTruthy();
    expect(await page.findByRole('button', { name: PEOPLE.disable })).toBeTruthy();
  });
});

describe('the address of a student', () => {
  const PUT = 'PUT /admin/students/s/email';
  const fillIn = async (page: ReturnType<typeof open>) => {
    await page.user.click(await page.findByRole('button', { name: CORRECT_EMAIL.open }));
    const dialog = within(await page.findByRole('dialog'));
    await page.user.type(dialog.getByLabelText(CORRECT_EMAIL.email), 'sana@gmial.com');
    await page.user.type(dialog.getByLabelText(PEOPLE.reason), 'A typing mistake');
    return dialog;
  };

  it.each([
    ['Olive', 'Corrected by Olive on'],
    [null, 'Asked for by the student on'],
  ])('that waits for its link is told, with who asked and until when', async (correctedBy, words) => {
    const waitingEmail = { email: 'sana@right.example', askedAt: AT, expiresAt: AT, correctedBy };
    server.on('GET /admin/students/s', { body: record({ waitingEmail }) });
    const page = open();
    expect(await page.findByText(/A link was sent to sana@right\.example/)).toBeTruthy();
    expect(page.getByText(new RegExp(words))).toBeTruthy();
  });

  it('that refuses emails is told, with what does not go there', async () => {
    server.on('GET /admin/students/s', { body: record({ emailRefusedAt: AT }) });
    const page = open();
    expect(await page.findByText(/^This address has refused our emails since /)).toBeTruthy();
    expect(page.getByText(CORRECT_EMAIL.refusedDetail)).toBeTruthy();
  });

  it('is corrected with a reason, and a mistyped domain is asked about', async () => {
    server.on('GET /admin/students/s', { body: record({ emailConfirmedAt: null }) });
    server.on(PUT, { body: { message: 'We have sent a link to sana@gmail.com.' } });
    const page = open();
    expect(await page.findByText('Not confirmed')).toBeTruthy();
    const dialog = await fillIn(page);
    await page.user.click(await dialog.findByRole('button', { name: 'Use this address' }));
    const field = dialog.getByLabelText(CORRECT_EMAIL.email);
    expect(field).toHaveProperty('value', 'sana@gmail.com');
    expect(document.activeElement).toBe(field);
    await page.user.click(dialog.getByRole('button', { name: CORRECT_EMAIL.send }));
    expect(await page.findByText('We have sent a link to sana@gmail.com.')).toBeTruthy();
    expect(server.seen(PUT)[0]?.body).toEqual({ email: 'sana@gmail.com', reason: 'A typing mistake' });
  });

  it('says at its field why it cannot be had, and takes the address as it was typed', async () => {
    const sentence = 'An account with this email already exists.';
    server.on(PUT, {
      status: 409,
      body: { code: 'identity/email-taken', message: sentence, fields: { email: sentence } },
    });
    const page = open();
    const dialog = await fillIn(page);
    expect(page.queryByText('Not confirmed')).toBeNull();
    await page.user.click(dialog.getByRole('button', { name: CORRECT_EMAIL.send }));
    expect((await dialog.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(server.seen(PUT)[0]?.body).toEqual({ email: 'sana@gmial.com', reason: 'A typing mistake' });
  });
});

describe('where an account is used', () => {
  const network = (n: number, isStreaming = false) => ({
    network: `198.51.${n}.0/24`,
    lastSeenAt: AT,
    isStreaming,
    devices: ['Firefox on Linux', 'Safari on iPhone'],
  });

  it('shows places and networks, those of now first, and says when a limit is reached', async () => {
    const networks = Array.from({ length: 14 }, (_, n) => network(n, n < 3));
    server.on('GET /admin/students/s', {
      body: record({ streams: { runningCount: 3, networkCount: 11, maxAtOnce: 3, maxNetworksADay: 12, networks } }),
    });
    const page = open();
    const section = within(await page.findByRole('region', { name: STREAMS.heading }));
    expect(section.getByText(STREAMS.line)).toBeTruthy();
    await page.user.click(section.getByRole('button', { name: STREAMS.how }));
    expect(section.getByText(STREAMS.limits(3, 12))).toBeTruthy();
    expect(section.getByText('Open on 3 devices now').querySelector('span')?.textContent).toBe(STREAMS.full);
    expect(section.getByText('11 networks').children).toHaveLength(0);
    const rows = section.getAllByRole('listitem');
    expect(rows).toHaveLength(12);
    expect(rows[0]?.textContent).toBe('198.51.0.0/24NowFirefox on Linux, Safari on iPhone');
    expect(within(rows[3]!).getByRole('time')).toBeTruthy();
    expect(section.getByText('And 2 networks before these.')).toBeTruthy();
  });

  it('says that it was not used lately', async () => {
    const page = open();
    expect(await page.findByText(STREAMS.none)).toBeTruthy();
  });
});

describe('one student', () => {
  it('is shown with progress and where they are signed in; the way back leads to the same list', async () => {
    const page = open({ list: '?page=2' });
    expect(await page.findByRole('heading', { level: 1, name: 'Sana' })).toBeTruthy();
    expect(page.getByRole('progressbar', { name: STUDENT.progressOf('Sprint') }).getAttribute('aria-valuetext')).toBe(
      '4 of 10 items',
    );
    expect(page.getByText('On 2 devices')).toBeTruthy();
    expect(page.getByText(STUDENT.noPhone)).toBeTruthy();
    expect(page.getByRole('link', { name: 'Manage Students' }).getAttribute('href')).toBe('/admin/students?page=2');
    for (const words of [STUDENT.noOrders, STUDENT.noChanges, STUDENT.noLog])
      expect(await page.findByText(words)).toBeTruthy();
  });

  it('does not say that nothing was changed where somebody was enrolled by hand longer ago than the record', async () => {
    server.on('GET /admin/students/s', { body: record({ courses: [course({ receiptNumber: null })] }) });
    const page = open();
    expect(await page.findByText(STUDENT.byHand)).toBeTruthy();
    expect(page.queryByText(/nothing was changed/i)).toBeNull();
    expect(page.getByText(STUDENT.noChangesLine)).toBeTruthy();
  });

  it('tells the demonstration from an administrator who is gone', async () => {
    const change = {
      _id: 'c',
      id: 'c',
      kind: 'enrolled',
      courseId: 'a',
      courseTitle: 'Sprint',
      at: AT,
      endsAt: null,
      reason: null,
    } as const;
    server.on('GET /admin/students/s', {
      body: record({
        accessChanges: [
          { ...change, by: null, isBySystem: true },
          { ...change, _id: 'd', id: 'd', by: null, isBySystem: false },
        ],
      }),
    });
    const page = open();
    expect(await page.findByText(STUDENT.bySystem)).toBeTruthy();
    expect(page.getByText(STUDENT.by(null))).toBeTruthy();
  });

  it('is enrolled by hand in what they do not have, drafts marked', async () => {
    server.on('POST /admin/students/s/enrolments', { status: 201, body: { message: 'Sana may now enter.' } });
    const page = open();
    await page.user.click(await page.findByRole('button', { name: STUDENT.enrol }));
    const box = await page.findByLabelText(STUDENT.course);
    expect(
      within(box)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Next year (draft)']);
    await page.user.click(page.getByRole('button', { name: STUDENT.enrolAction }));
    await page.findByText('Sana may now enter.');
    expect(server.seen('POST /admin/students/s/enrolments').map(({ body }) => body)).toEqual([{ courseId: 'b' }]);
    await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  });

  it('has nothing more to be enrolled in', async () => {
    server.on('GET /admin/courses', { body: [{ id: 'a', title: 'Sprint', isLive: true }] });
    const page = open();
    await page.user.click(await page.findByRole('button', { name: STUDENT.enrol }));
    expect(await page.findByText(STUDENT.everyCourse)).toBeTruthy();
    expect(page.queryByRole('button', { name: STUDENT.enrolAction })).toBeNull();
  });

  it('loses a course only after it was said what that means', async () => {
    server.on('DELETE /admin/students/s/enrolments/a', { body: { message: 'Sana may no longer enter the course.' } });
    const page = open();
    const revoke = await page.findByRole('button', { name: `${STUDENT.revoke} Sprint` });
    await page.user.click(revoke);
    let question = await page.findByRole('alertdialog');
    expect(within(question).getByText(STUDENT.revokePaid)).toBeTruthy();
    await page.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(server.seen('DELETE /admin/students/s/enrolments/a')).toEqual([]);
    await page.user.click(revoke);
    question = await page.findByRole('alertdialog');
    server.on('GET /admin/students/s', { body: record({ courses: [course({ revokedAt: AT })] }) });
    await expect
      .poll(() => within(question).getByRole<HTMLButtonElement>('button', { name: STUDENT.revoke }).disabled)
      .toBe(false);
    await page.user.click(within(question).getByRole('button', { name: STUDENT.revoke }));
    expect(await page.findByRole('button', { name: `${STUDENT.enrolAgain} Sprint` })).toBeTruthy();
    await expect.poll(() => document.activeElement?.textContent).toBe(STUDENT.courses);
  });

  it('shows what is gone without a way into it', async () => {
    server.on('GET /admin/students/s', {
      body: record({ courses: [course({ title: null, isGone: true, revokedAt: AT, receiptNumber: null })] }),
    });
    const page = open();
    expect(await page.findByText(STUDENT.goneCourse)).toBeTruthy();
    expect(page.queryByRole('button', { name: /Enrol again/ })).toBeNull();
    expect(page.queryByRole('progressbar')).toBeNull();
  });

  it('has a log that is counted, and read on', async () => {
    server.on('GET /admin/students/s/activity', (_seen, query) => ({
      body:
        query.get('before') === '1.x'
          ? { entries: [entry('y')], nextBefore: null, counts: {} }
          : { entries: [entry('x', 3)], nextBefore: '1.x', counts: { 'tab-hidden': 1234 } },
    }));
    const page = open();
    expect(await page.findByText('1,234')).toBeTruthy();
    expect(page.getByText(/3 times in this minute/)).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: STUDENT.older }));
    await expect.poll(() => page.getAllByText('Plaque', { exact: false }).length).toBe(2);
    expect(page.queryByRole('button', { name: STUDENT.older })).toBeNull();
  });

  it('who is not there is said so; another fault offers another try', async () => {
    server.on('GET /admin/students/s', { status: 404, body: { message: 'There is no such student.' } });
    const page = open();
    expect(await page.findByText(STUDENT.unknown)).toBeTruthy();
    page.unmount();
    server.on('GET /admin/students/s', 'no network');
    expect(await open().findByRole('button', { name: STUDENT.retry })).toBeTruthy();
  });
});
