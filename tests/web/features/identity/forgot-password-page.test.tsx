import { waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import { sessionStore } from '../../../../web/api/session-store.ts';
import { ForgotPasswordPage } from '../../../../web/features/identity/forgot-password-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn } from '../support/people.ts';
import { expectSaid } from '../support/said.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
beforeEach(forgetEverybody);

const open = (at: Parameters<typeof show>[1]) =>
  show(
    <Routes>
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password/:token" element={<ForgotPasswordPage />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );

describe('/forgot-password', () => {
  it('knows the email already, and shows the server’s sentence instead of the form', async () => {
    server.on('POST /auth/forgot-password', { body: { message: 'If an account exists, a link is on its way.' } });
    const page = open({ pathname: '/forgot-password', state: { email: 'amara@example.com' } });
    await page.user.click(page.getByRole('button', { name: M.sendResetLink }));
    await expectSaid('If an account exists, a link is on its way.', 'status');
    expect(server.seen('POST /auth/forgot-password')[0]?.body).toEqual({ email: 'amara@example.com' });
    expect(page.queryByLabelText('Email')).toBeNull();
    expect(page.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
  });

  it('is busy in the words of the specification', async () => {
    server.on('POST /auth/forgot-password', 'never');
    const page = open({ pathname: '/forgot-password', state: { email: 'amara@example.com' } });
    await page.user.click(page.getByRole('button', { name: M.sendResetLink }));
    expect(await page.findByRole('button', { name: M.sending })).toBeTruthy();
  });

  it('has the short generic words for silence', async () => {
    server.on('POST /auth/forgot-password', 'no network');
    const page = open({ pathname: '/forgot-password', state: { email: 'amara@example.com' } });
    await page.user.click(page.getByRole('button', { name: M.sendResetLink }));
    await expectSaid(M.somethingWentWrong, 'banner');
  });
});

describe('/reset-password/:token', () => {
  it('says to what its person agrees, in a new tab', () => {
    const page = open('/reset-password/a-token');
    expect(page.getByText(/By saving it you agree to our/)).toBeTruthy();
    const terms = page.getByRole('link', { name: 'Terms and Conditions (opens in a new tab)' });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/Tnc', '_blank']);
  });

  const save = async (page: ReturnType<typeof open>, again = 'brand new one') => {
    await page.user.type(page.getByLabelText('New password'), 'brand new one');
    await page.user.type(page.getByLabelText('New password again'), again);
    await page.user.click(page.getByRole('button', { name: 'Save new password' }));
  };

  it('sets the password, ends this session too, and goes to the login', async () => {
    signIn();
    server.on('POST /auth/reset-password', { body: { message: 'Your password has been reset.' } });
    const page = open('/reset-password/t0ken');
    await save(page);
    await waitFor(() => expect(page.address()).toBe('/login'));
    expect(server.seen('POST /auth/reset-password')[0]?.body).toEqual({ token: 't0ken', password: 'brand new one' });
    expect(page.getByText('Your password has been reset.')).toBeTruthy();
    expect(sessionStore.get()).toBeUndefined();
  });

  it('wants the same password twice', async () => {
    const page = open('/reset-password/t0ken');
    await save(page, 'another one');
    expect(await page.findByText(M.passwordsDoNotMatch)).toBeTruthy();
    expect(server.seen('POST /auth/reset-password')).toHaveLength(0);
  });

  it('says why a link does not work, and offers another', async () => {
    server.on('POST /auth/reset-password', {
      status: 422,
      body: { message: 'This link has been used or is too old.' },
    });
    const page = open('/reset-password/t0ken');
    await save(page);
    expect(await page.findByText('This link has been used or is too old.')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Request another link' })).toBeTruthy();
  });
});
