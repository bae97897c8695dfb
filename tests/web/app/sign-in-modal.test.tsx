import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { M } from '../../../src/wire/messages.ts';
import { readCookie } from '../../../web/api/cookies.ts';
import { rememberTarget } from '../../../web/api/session-store.ts';
import { NavBar } from '../../../web/app/nav-bar.tsx';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, makeToken, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

const server = fakeServer();
beforeEach(forgetEverybody);

const LOGIN = 'POST /auth/login';
const REGISTER = 'POST /auth/register';
const accept = (user = student()) =>
  server.on(LOGIN, { body: { token: makeToken(), user, role: user.role, message: M.loginSuccessful } });

async function open(at = '/Home') {
  const page = show(<NavBar />, at);
  // Home's own link comes late and takes the place of the plain one.
  await act(() => import('../../../web/app/modal-login.tsx'));
  await page.user.click(page.getAllByRole('link', { name: 'Login' })[0] as HTMLElement);
  return page;
}

async function openModal() {
  const page = await open();
  const modal = within(await page.findByRole('dialog', { name: 'Sign in or sign up' }, { timeout: 20_000 }));
  const signIn = async () => {
    await page.user.type(modal.getByLabelText('Email'), 'amara@example.com');
    await page.user.type(modal.getByLabelText('Password'), 'long enough');
    await page.user.click(modal.getByRole('button', { name: 'Sign in' }));
  };
  return { page, modal, signIn };
}

describe('Login in the bar', () => {
  it('opens a window on Home and goes to the page elsewhere', async () => {
    const { page } = await openModal();
    expect(page.address()).toBe('/Home');
    page.unmount();
    const other = await open('/about');
    expect(other.address()).toBe('/login');
    expect(other.queryByRole('dialog')).toBeNull();
  });

  it('closes with Escape and gives the focus back', async () => {
    const { page } = await openModal();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Login'));
  });
});

describe('the window', () => {
  it('begins at the first answer', async () => {
    const { modal } = await openModal();
    await waitFor(() => expect(document.activeElement).toBe(modal.getByLabelText('Email')));
  });

  it('has of the page’s links one to the page itself beside signing in, and asks to agree when signing up', async () => {
    const { page, modal } = await openModal();
    const links = modal.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([['Trouble signing in?', '/login']]);
    await page.user.click(modal.getByRole('tab', { name: 'Sign up' }));
    expect(modal.getByRole('checkbox', { name: /I agree to the/ })).toBeTruthy();
  });

  it.each([
    ['a buyer to the dashboard', student(['a']), '/studentdashboard'],
    ['an admin to the admin area', student([], { role: 'admin' }), '/admin'],
    ['anybody else to the courses', student(), '/courses'],
  ])('sends %s', async (_who, user, to) => {
    accept(user);
    const { page, signIn } = await openModal();
    await signIn();
    await waitFor(() => expect(page.address()).toBe(to));
    expect(page.getByText(M.loginSuccessful)).toBeTruthy();
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('uses a remembered target first and clears it', async () => {
    rememberTarget('/payment?courseId=a');
    accept(student(['b']));
    const { page, signIn } = await openModal();
    await signIn();
    await waitFor(() => expect(page.address()).toBe('/payment?courseId=a'));
    expect(readCookie('redirectAfterLogin')).toBeUndefined();
  });

  it.each([
    ['a refusal', { status: 401, body: { message: 'Wrong email or password.' } }, M.somethingWentWrongTryAgain],
    ['silence', 'no network' as const, M.somethingWentWrongTryAgain],
    ['an answer without a token', { body: { message: 'Not today.' } }, 'Not today.'],
    ['an answer without anything', { body: {} }, M.loginFailed],
  ])('says its own words after %s and keeps the answers', async (_what, answer, sentence) => {
    server.on(LOGIN, answer);
    const { modal, signIn } = await openModal();
    await signIn();
    expect(await modal.findByText(sentence)).toBeTruthy();
    expect((modal.getByLabelText('Email') as HTMLInputElement).value).toBe('amara@example.com');
  });

  it('signs up, and switches to signing in with the email kept', async () => {
    server.on(REGISTER, { status: 201, body: { message: M.registeredSuccessfully } });
    const { page, modal } = await openModal();
    await signUp(page, modal);
    expect(await page.findByText(M.registeredSuccessfully)).toBeTruthy();
    expect((modal.getByLabelText('Email') as HTMLInputElement).value).toBe('new@example.com');
    expect(modal.getByRole('tab', { name: 'Sign in' }).getAttribute('aria-selected')).toBe('true');
  });

  it('says the same words when the address is taken, and marks the field', async () => {
    const sentence = 'An account with this email already exists.';
    server.on(REGISTER, { status: 409, body: { message: sentence, fields: { email: sentence } } });
    const { page, modal } = await openModal();
    await signUp(page, modal);
    expect(await modal.findByText(M.somethingWentWrongTryAgain)).toBeTruthy();
    expect(modal.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });
});

async function signUp(page: Awaited<ReturnType<typeof open>>, modal: Awaited<ReturnType<typeof openModal>>['modal']) {
  await page.user.click(modal.getByRole('tab', { name: 'Sign up' }));
  await page.user.type(modal.getByLabelText('Full name'), 'Amara Okafor');
  await page.user.type(modal.getByLabelText('Email'), 'new@example.com');
  await page.user.type(modal.getByLabelText('Phone'), '+61 400 000 000');
  await page.user.type(modal.getByLabelText('Password'), 'long enough');
  await page.user.type(modal.getByLabelText('Confirm password'), 'long enough');
  await page.user.click(modal.getByRole('checkbox'));
  await page.user.click(modal.getByRole('button', { name: 'Sign up' }));
}
