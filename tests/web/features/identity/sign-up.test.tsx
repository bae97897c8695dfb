import { waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import { rememberTarget } from '../../../../web/api/session-store.ts';
import { LoginPage } from '../../../../web/features/identity/login-page.tsx';
import { LOGIN } from '../../../../web/text/copy/identity.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, makeToken, student } from '../support/people.ts';
import { expectSaid } from '../support/said.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
beforeEach(forgetEverybody);

const REGISTER = 'POST /auth/register';
const SIGN_IN = 'POST /auth/login';
const open = () =>
  show(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
    </Routes>,
    '/login?tab=sign-up',
  );

async function fillIn(page: ReturnType<typeof open>, confirm = 'long enough') {
  await page.user.type(page.getByLabelText('Full name'), 'Amara Okafor');
  await page.user.type(page.getByLabelText('Email'), 'amara@example.com');
  await page.user.type(page.getByLabelText('Phone'), '+61 400 000 000');
  await page.user.type(page.getByLabelText('Password'), 'long enough');
  await page.user.type(page.getByLabelText('Confirm password'), confirm);
  await page.user.click(page.getByRole('checkbox'));
  await page.user.click(page.getByRole('button', { name: 'Sign up' }));
}

describe('a domain that looks mistyped', () => {
  it('is asked about once the field is left, and mended with one press', async () => {
    const page = open();
    await page.user.type(page.getByLabelText('Email'), 'amara@gmail.oom');
    expect(page.queryByText('amara@gmail.com')).toBeNull();
    await page.user.tab();
    expect(await page.findByText('amara@gmail.com')).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Use this address' }));
    expect((page.getByLabelText('Email') as HTMLInputElement).value).toBe('amara@gmail.com');
    expect(document.activeElement).toBe(page.getByLabelText('Email'));
    await waitFor(() => expect(page.queryByRole('button', { name: 'Use this address' })).toBeNull());
  });
});

describe('signing up', () => {
  it('sends what the specification names, then offers to sign in with the same email', async () => {
    server.on(REGISTER, { status: 201, body: { message: M.registeredSuccessfully } });
    const page = open();
    await fillIn(page);
    expect(await page.findByText(M.registeredSuccessfully)).toBeTruthy();
    expect(server.seen(REGISTER)[0]?.body).toEqual({
      name: 'Amara Okafor',
      email: 'amara@example.com',
      phone: '+61 400 000 000',
      password: 'long enough',
    });
    expect(await page.findByRole('tab', { name: 'Sign in', selected: true })).toBeTruthy();
    expect((page.getByLabelText('Email') as HTMLInputElement).value).toBe('amara@example.com');
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Password')));
  });

  it('signs the new account in on the way to a payment, with the course and its price in front of it', async () => {
    rememberTarget('/payment?courseId=c1&title=ADC%20Part%201%20Sprint&price=499');
    server.on(REGISTER, { status: 201, body: { message: M.registeredSuccessfully } });
    server.on(SIGN_IN, { body: { token: makeToken(), user: student(), role: 'student', message: M.loginSuccessful } });
    const page = open();
    expect(page.getByText(LOGIN.toBuy('ADC Part 1 Sprint', '$499.00'))).toBeTruthy();
    await fillIn(page);
    await waitFor(() => expect(page.address()).toBe('/payment?courseId=c1&title=ADC%20Part%201%20Sprint&price=499'));
    expect(server.seen(SIGN_IN)[0]?.body).toMatchObject({ email: 'amara@example.com', password: 'long enough' });
  });

  it('offers to sign in where signing in on the way fails', async () => {
    rememberTarget('/payment?courseId=c1');
    server.on(REGISTER, { status: 201, body: { message: M.registeredSuccessfully } });
    server.on(SIGN_IN, { status: 503, body: { message: 'Not now.' } });
    const page = open();
    await fillIn(page);
    expect(await page.findByRole('tab', { name: 'Sign in', selected: true })).toBeTruthy();
    expect((page.getByLabelText('Email') as HTMLInputElement).value).toBe('amara@example.com');
  });

  it('refuses passwords that differ, word for word, without a call', async () => {
    const page = open();
    await fillIn(page, 'long enougg');
    await expectSaid(M.passwordsDoNotMatch, 'field');
    expect(server.seen(REGISTER)).toHaveLength(0);
  });

  it('shows the server’s refusal of a field at the field', async () => {
    const sentence = 'This email address is already registered.';
    server.on(REGISTER, { status: 409, body: { message: sentence, fields: { email: sentence } } });
    const page = open();
    await fillIn(page);
    await page.findAllByText(sentence);
    expect(page.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('says that it failed when the answer is empty', async () => {
    server.on(REGISTER, { status: 200 });
    const page = open();
    await fillIn(page);
    await expectSaid(M.registrationFailed, 'banner');
  });

  it('opens the terms in a new tab', () => {
    const page = open();
    const link = page.getByRole('link', { name: 'Terms and conditions (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('/Tnc');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});
