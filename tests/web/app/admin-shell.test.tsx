import { act, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AdminShell } from '../../../web/app/admin/admin-shell.tsx';
import { ADMIN_SHELL } from '../../../web/text/copy/admin-shell.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer();
const READ = 'GET /auth/two-factor';
const OFF = { isOn: false, since: null, recoveryCodes: 0, isWanted: true };
const ON = { isOn: true, since: '2026-11-20T10:00:00.000Z', recoveryCodes: 10, isWanted: false };

const TO_DO = 'GET /admin/to-do';
const CALM = { failedEmails: 0, failedTasks: 0, waitingReviews: 0, returnedDrafts: 0, openReports: 0 };

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on(TO_DO, { body: CALM });
});

describe('the menu', () => {
  beforeEach(() => server.on(READ, { body: ON }));
  const places = (page: ReturnType<typeof show>) =>
    within(page.getByRole('navigation', { name: 'Admin' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('has what is done daily in groups, and the system closed until it is pressed', async () => {
    const page = show(<AdminShell />, '/admin');
    expect(page.getByRole('list', { name: 'Courses' }).textContent).toBe(
      'Manage CoursesAdd CourseBulk PDF UploadUpload a folder',
    );
    expect(page.getByRole('list', { name: 'Exams' }).textContent).toBe('QuestionsMock examsExam rules');
    expect(page.getByRole('list', { name: 'School' }).textContent).toBe(
      'StudentsInboxOrdersCouponsAnnouncementsSettingsTeam',
    );
    expect(places(page)).not.toContain('Emails');
    await page.user.click(page.getByRole('button', { name: 'System' }));
    expect(places(page)).toEqual(expect.arrayContaining(['Emails', 'Background tasks', 'Trash', 'Activity log']));
  });

  it('opens the system on its pages, and stays open afterwards', async () => {
    const page = show(<AdminShell />, '/admin/mail-templates');
    expect(page.getByRole('link', { name: 'Emails' }).getAttribute('aria-current')).toBe('page');
    await page.user.click(page.getByRole('link', { name: 'Orders' }));
    expect(page.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
    expect(places(page)).toContain('Emails');
  });

  it('counts failures: together while the system is closed, then each at its place', async () => {
    server.on(TO_DO, { body: { ...CALM, failedEmails: 2, failedTasks: 1 } });
    const page = show(<AdminShell />, '/admin');
    const system = await page.findByRole('button', { name: 'System 3 failed' });
    await page.user.click(system);
    expect(page.getByRole('link', { name: 'Emails 2 failed' })).toBeTruthy();
    expect(page.getByRole('link', { name: 'Background tasks 1 failed' })).toBeTruthy();
    expect(page.getByRole('button', { name: 'System' })).toBeTruthy();
  });

  it('counts reviews, returned drafts and reports at the questions', async () => {
    signIn(student([], { role: 'admin', roles: ['author'] }));
    server.on(TO_DO, { body: { ...CALM, waitingReviews: 2, returnedDrafts: 1, openReports: 4 } });
    const page = show(<AdminShell />, '/admin');
    expect(await page.findByRole('link', { name: 'Questions 7 waiting' })).toBeTruthy();
  });
});

it('asks an administrator with a password alone for two-factor sign-in, on each page and until it is on', async () => {
  server.on(READ, { body: OFF });
  const page = show(<AdminShell />, '/admin/orders');
  expect(await page.findByText(ADMIN_SHELL.passwordAlone)).toBeTruthy();
  // There is no way to be rid of it but one.
  expect(page.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  const link = page.getByRole('link', { name: ADMIN_SHELL.turnTwoFactorOn });
  expect(link.getAttribute('href')).toBe('/profile#two-factor');
  await page.user.click(link);
  expect(page.address()).toBe('/profile#two-factor');
  expect(page.getByText(ADMIN_SHELL.passwordAlone)).toBeTruthy();

  page.unmount();
  server.on(READ, { body: ON });
  const later = show(<AdminShell />, '/admin');
  await expect.poll(() => server.seen(READ).length).toBe(2);
  expect(later.queryByText(ADMIN_SHELL.passwordAlone)).toBeNull();
});

it.each([
  ['where nobody else reaches the school', { body: { ...OFF, isWanted: false } }],
  ['where it is on', { body: ON }],
  ['while the server does not say', { status: 503, body: { message: 'The database is away.' } }],
])('says nothing %s', async (_where, answer) => {
  server.on(READ, answer);
  const page = show(<AdminShell />, '/admin');
  await expect.poll(() => server.seen(READ).length).toBe(1);
  // What came is drawn by then.
  await act(async () => undefined);
  expect(page.queryByText(ADMIN_SHELL.passwordAlone)).toBeNull();
});
