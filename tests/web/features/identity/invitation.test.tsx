import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '../../../../web/api/session-store.ts';
import { ForgotPasswordPage } from '../../../../web/features/identity/forgot-password-page.tsx';
import { SignTabs } from '../../../../web/features/identity/sign-tabs.tsx';
import { LOGIN as IDENTITY } from '../../../../web/text/copy/identity.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, makeToken, signIn, student } from '../support/people.ts';
import { expectSaid } from '../support/said.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
beforeEach(forgetEverybody);

const SEE = 'POST /auth/invitation';
const ACCEPT = 'POST /auth/invitation/accept';
const LOGIN = 'POST /auth/login';
const INVITED = {
  email: 'grace@example.com',
  roles: ['author'],
  invitedBy: 'Olive Owner',
  expiresAt: '2026-03-09T09:00:00.000Z',
};

const open = () =>
  show(
    <Routes>
      <Route path="/invitation/:token" element={<ForgotPasswordPage />} />
      <Route path="/login" element={<SignTabs tab="sign-in" onTab={() => undefined} />} />
      <Route path="/admin" element={<p>The office</p>} />
    </Routes>,
    '/invitation/t0ken',
  );

describe('/invitation/:token', () => {
  it('tells who invites and to what, takes a name and a password, and signs in with it', async () => {
    signIn();
    const token = makeToken();
    server.on(LOGIN, {
      body: { token, user: student([], { role: 'admin', email: INVITED.email }), wantsTwoFactor: true },
    });
    server.on(SEE, { body: INVITED });
    server.on(ACCEPT, { status: 201, body: { message: 'You are in the team now.' } });
    const page = open();
    expect(await page.findByText('Olive Owner invites you. You sign in with grace@example.com.')).toBeTruthy();
    expect(page.getByText('Writes questions, and reviews those of other authors.')).toBeTruthy();
    expect(server.seen(SEE)[0]?.body).toEqual({ token: 't0ken' });
    await page.user.type(page.getByLabelText('Full name'), 'Grace Hopper');
    await page.user.type(page.getByLabelText('Password'), 'too short');
    await page.user.click(page.getByRole('button', { name: 'Join the team' }));
    expect(await page.findByText('Please use at least 15 characters.')).toBeTruthy();
    expect(server.seen(ACCEPT)).toEqual([]);
    await page.user.type(page.getByLabelText('Password'), ' of copper');
    await page.user.click(page.getByRole('button', { name: 'Join the team' }));
    await expectSaid('You are in the team now.', 'toast');
    expect(server.seen(ACCEPT)[0]?.body).toEqual({
      token: 't0ken',
      name: 'Grace Hopper',
      password: 'too short of copper',
    });
    expect(await page.findByText('The office')).toBeTruthy();
    expect(server.seen(LOGIN)[0]?.body).toEqual({ email: INVITED.email, password: 'too short of copper' });
    expect(sessionStore.get()).toMatchObject({ token, user: { email: INVITED.email } });
    await expectSaid(IDENTITY.wantsTwoFactor, 'toast');
  });

  it('leads to the sign-in with the address filled in, where no session is opened', async () => {
    signIn();
    server.on(SEE, { body: INVITED });
    server.on(ACCEPT, { status: 201, body: { message: 'You are in the team now.' } });
    server.on(LOGIN, 'no network');
    const page = open();
    await page.user.type(await page.findByLabelText('Full name'), 'Grace Hopper');
    await page.user.type(page.getByLabelText('Password'), 'too short of copper');
    await page.user.click(page.getByRole('button', { name: 'Join the team' }));
    expect(((await page.findByLabelText('Email')) as HTMLInputElement).value).toBe(INVITED.email);
    expect(sessionStore.get()).toBeUndefined();
  });

  it.each([
    [422, 'identity/invitation-expired', 'This invitation has expired. Please ask Olive Owner for a new one.'],
    [422, 'identity/invitation-used', 'This invitation has been accepted already. Please sign in.'],
    [409, 'identity/invited-address-taken', 'This email address has an account now.'],
  ])('says why a link opens nothing (%s %s)', async (status, code, message) => {
    server.on(SEE, { status, body: { code, message } });
    const page = open();
    await expectSaid(message, 'banner');
    expect(page.queryByRole('button', { name: 'Join the team' })).toBeNull();
    expect(page.getByRole('link', { name: 'Back to sign in' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('is asked for again where the school did not answer', async () => {
    server.on(SEE, 'no network');
    const page = open();
    const retry = await page.findByRole('button', { name: 'Retry' });
    server.on(SEE, { body: INVITED });
    await page.user.click(retry);
    expect(await page.findByLabelText('Full name')).toBeTruthy();
  });

  it('keeps what was typed when the password is refused', async () => {
    server.on(SEE, { body: INVITED });
    const message = 'This password repeats or counts. Please choose one that is harder to guess.';
    server.on(ACCEPT, {
      status: 422,
      body: { code: 'identity/weak-password', message, fields: { password: message } },
    });
    const page = open();
    await page.user.type(await page.findByLabelText('Full name'), 'Grace Hopper');
    await page.user.type(page.getByLabelText('Password'), 'aaaaaaaaaaaaaaaa');
    await page.user.click(page.getByRole('button', { name: 'Join the team' }));
    expect(await page.findByText(message)).toBeTruthy();
    expect((page.getByLabelText('Full name') as HTMLInputElement).value).toBe('Grace Hopper');
  });
});
