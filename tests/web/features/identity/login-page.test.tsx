import { waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import { call } from '../../../../web/api/client.ts';
import { clearCookie, readCookie } from '../../../../web/api/cookies.ts';
import { rememberTarget, sessionStore } from '../../../../web/api/session-store.ts';
import { LoginPage } from '../../../../web/features/identity/login-page.tsx';
import { SHELL } from '../../../../web/text/copy/shell.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, makeToken, signIn, student } from '../support/people.ts';
import { expectSaid } from '../support/said.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
beforeEach(forgetEverybody);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const LOGIN = 'POST /auth/login';
const open = (at: string | string[] = '/login') =>
  show(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );
const accept = (user = student()) =>
  server.on(LOGIN, { body: { token: makeToken(), user, role: user.role, message: M.loginSuccessful } });

async function fillIn(page: ReturnType<typeof open>, password = 'long enough') {
  await page.user.type(page.getByLabelText('Email'), 'amara@example.com');
  await page.user.type(page.getByLabelText('Password'), password);
  await page.user.click(page.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('writes the cookies and says so', async () => {
    accept();
    const page = open();
    await fillIn(page);
    await expectSaid(M.loginSuccessful, 'toast');
    expect(readCookie('role')).toBe('student');
    expect(JSON.parse(readCookie('user') ?? '')).toMatchObject({ id: 'u1', purchasedCourses: [] });
    await waitFor(() => expect(page.address()).toBe('/'));
  });

  it.each([
    ['a buyer to the dashboard', student(['a']), '/studentdashboard'],
    ['an admin to the admin area', student([], { role: 'admin' }), '/admin'],
    ['anybody else home', student(), '/'],
  ])('sends %s', async (_who, user, to) => {
    accept(user);
    const page = open();
    await fillIn(page);
    await waitFor(() => expect(page.address()).toBe(to));
  });

  it('uses a remembered target first and clears it', async () => {
    rememberTarget('/payment?courseId=a');
    accept(student(['b']));
    const page = open();
    expect(page.getByText(M.loginFirstToPay)).toBeTruthy();
    await fillIn(page);
    await waitFor(() => expect(page.address()).toBe('/payment?courseId=a'));
    expect(readCookie('redirectAfterLogin')).toBeUndefined();
  });

  it('never goes to another site', async () => {
    document.cookie = `redirectAfterLogin=${encodeURIComponent('//elsewhere.example')}; path=/`;
    accept();
    const page = open();
    await fillIn(page);
    await waitFor(() => expect(page.address()).toBe('/'));
  });

  it.each([
    ['the server’s words', { status: 401, body: { message: 'Wrong email or password.' } }, 'Wrong email or password.'],
    ['the server’s words without a token', { body: { message: 'Not today.' } }, 'Not today.'],
    ['Login failed without both', { body: {} }, M.loginFailed],
    ['that nobody answered', 'no network' as const, SHELL.noAnswer],
  ])('shows %s and keeps the answers', async (_what, answer, sentence) => {
    server.on(LOGIN, answer);
    const page = open();
    await fillIn(page);
    await expectSaid(sentence, 'banner');
    expect(document.activeElement?.hasAttribute('data-banner'), 'the focus is on the words').toBe(true);
    expect((page.getByLabelText('Email') as HTMLInputElement).value).toBe('amara@example.com');
    expect(page.address()).toBe('/login');
  });

  it('asks for a code where the account wants one, and sends it along', async () => {
    const CODE = { status: 422, body: { message: 'Code.', code: 'identity/code-required', fields: { code: 'Code.' } } };
    server.on(LOGIN, CODE);
    const page = open();
    await fillIn(page);
    const code = await page.findByLabelText('Code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(page.queryByText('Code.')).toBeNull();
    server.on(LOGIN, { status: 401, body: { message: 'Invalid email, password or code.' } });
    await page.user.type(code, '000000');
    await page.user.click(page.getByRole('button', { name: 'Sign in' }));
    expect(await page.findByText('Invalid email, password or code.')).toBeTruthy();
    accept();
    await page.user.clear(code);
    await page.user.type(code, '123456');
    await page.user.click(page.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(page.address()).toBe('/'));
    const sent = server.seen(LOGIN).map(({ body }) => (body as { code?: string }).code);
    expect(sent).toEqual([undefined, '000000', '123456']);
  });

  it.each([
    ['a weak password', { passwordFault: 'Administrators need more.' }, 'Administrators need more.'],
    ['a password alone', { wantsTwoFactor: true }, /Please turn on two-factor sign-in/],
  ])('tells an administrator of %s, and leads to the profile', async (_what, more, sentence) => {
    const user = student([], { role: 'admin' });
    server.on(LOGIN, { body: { token: makeToken(), user, role: 'admin', message: M.loginSuccessful, ...more } });
    const page = open();
    await fillIn(page);
    expect(await page.findByText(sentence)).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Go to profile' }));
    await waitFor(() => expect(page.address()).toBe('/profile'));
  });

  it('says when the browser does not keep the cookies', async () => {
    accept();
    const page = open();
    vi.spyOn(sessionStore, 'begin').mockReturnValue(false);
    await fillIn(page);
    expect(await page.findByText(/does not keep sign-in cookies/)).toBeTruthy();
    expect(page.address()).toBe('/login');
  });

  it('asks nothing of the server while a field is empty', async () => {
    const page = open();
    await page.user.click(page.getByRole('button', { name: 'Sign in' }));
    expect(await page.findByText('Please enter your email address.')).toBeTruthy();
    expect(server.seen(LOGIN)).toHaveLength(0);
  });
});

describe('a session that has ended without its owner', () => {
  const ENDED = 'Your session has ended. Please sign in again.';

  it.each([
    ['because the server says so', () => void call('/auth/me').catch(() => undefined)],
    ['in another tab', () => (clearCookie('token'), sessionStore.reread())],
  ])('is told of, %s', async (_how, end) => {
    server.on('GET /auth/me', { status: 401, body: { message: ENDED } });
    signIn();
    end();
    await waitFor(() => expect(sessionStore.get()).toBeUndefined());
    rememberTarget('/admin/jobs');
    const page = open();
    expect(page.getByText(ENDED)).toBeTruthy();
    expect(page.queryByText(M.loginFirst)).toBeNull();
  });

  it('is told of when its time was over', () => {
    vi.useFakeTimers();
    signIn();
    vi.advanceTimersByTime(3_601_000);
    expect(sessionStore.get()).toBeUndefined();
    vi.useRealTimers();
    expect(open().getByText(ENDED)).toBeTruthy();
  });

  it('is no news for whoever signed out, nor after the next sign-in', () => {
    signIn();
    sessionStore.end();
    const first = open();
    expect(first.queryByText(ENDED)).toBeNull();
    first.unmount();
    signIn();
    clearCookie('token');
    sessionStore.reread();
    signIn();
    sessionStore.end();
    expect(open().queryByText(ENDED)).toBeNull();
  });
});

describe('the page', () => {
  it('sends on whoever is signed in already', async () => {
    signIn(student(['a']));
    const page = open();
    await waitFor(() => expect(page.address()).toBe('/studentdashboard'));
  });

  it('gives no reason to somebody who came by himself', () => {
    clearCookie('redirectAfterLogin');
    const page = open();
    expect(page.queryByText(M.loginFirst)).toBeNull();
  });

  it('closes to the page before, or home when there is none', async () => {
    const direct = open('/login');
    await direct.user.click(direct.getByRole('button', { name: 'Close' }));
    expect(direct.address()).toBe('/');
  });

  it('takes the email along to the forgotten password', async () => {
    const page = open();
    await page.user.type(page.getByLabelText('Email'), 'amara@example.com');
    await page.user.click(page.getByRole('link', { name: 'Forgot Password?' }));
    expect(page.address()).toBe('/forgot-password');
  });
});
