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

const open = (at: string) =>
  show(
    <Routes>
      <Route path="/confirm-email/:token" element={<ForgotPasswordPage />} />
      <Route path="/undo-email/:token" element={<ForgotPasswordPage />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );

const CONFIRM = 'POST /auth/email-change/confirm';
const OWN = 'POST /auth/confirm-email';
const UNDO = 'POST /auth/email-change/undo';

describe('/confirm-email/:token?own', () => {
  it('confirms the address of an account when the button is pressed, signed in or not', async () => {
    server.on(OWN, { body: { message: 'Thank you. Your email address amara@example.com is confirmed.' } });
    const page = open('/confirm-email/t0ken?own');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Confirm your email address');
    expect(server.seen(OWN)).toEqual([]);
    await page.user.click(page.getByRole('button', { name: 'Confirm this address' }));
    await expectSaid('Thank you. Your email address amara@example.com is confirmed.', 'status');
    expect(server.seen(OWN)[0]?.body).toEqual({ token: 't0ken' });
    expect(server.seen(CONFIRM)).toEqual([]);
  });

  it('leads from an old link to a new one', async () => {
    const message = 'This link has expired, and nothing was changed.';
    server.on(OWN, { status: 422, body: { code: 'identity/email-link-expired', message } });
    const page = open('/confirm-email/t0ken?own');
    await page.user.click(page.getByRole('button', { name: 'Confirm this address' }));
    await expectSaid(message, 'banner');
    expect(page.getByRole('link', { name: 'Sign in to get a new link' }).getAttribute('href')).toBe('/profile');
  });
});

describe('/confirm-email/:token', () => {
  it('uses the link only when the button is pressed, and shows the server’s sentence in its place', async () => {
    signIn();
    server.on(CONFIRM, { body: { message: 'Your email address is now new@example.com.' } });
    const page = open('/confirm-email/t0ken');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Confirm your new email address');
    expect(server.seen(CONFIRM)).toEqual([]);
    await page.user.click(page.getByRole('button', { name: 'Confirm this address' }));
    await expectSaid('Your email address is now new@example.com.', 'status');
    expect(server.seen(CONFIRM)[0]?.body).toEqual({ token: 't0ken' });
    expect(page.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
    // The session in which the change was asked for goes on.
    expect(sessionStore.get()).toBeDefined();
  });

  it.each([
    [422, 'identity/email-link-expired', 'This link has expired, and nothing was changed.'],
    [422, 'identity/email-link-used', 'This link has been used already. It works once.'],
    [409, 'identity/email-taken-meanwhile', 'Another account has this email address now, so nothing was changed.'],
  ])('says why a link opens nothing (%s %s), and leads to the profile', async (status, code, message) => {
    server.on(CONFIRM, { status, body: { code, message } });
    const page = open('/confirm-email/t0ken');
    await page.user.click(page.getByRole('button', { name: 'Confirm this address' }));
    await expectSaid(message, 'banner');
    expect(page.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
    expect(page.getByRole('link', { name: 'Ask for a new link on your profile' }).getAttribute('href')).toBe(
      '/profile',
    );
  });

  it('keeps the button when the server did not answer', async () => {
    server.on(CONFIRM, 'no network');
    const page = open('/confirm-email/t0ken');
    await page.user.click(page.getByRole('button', { name: 'Confirm this address' }));
    await expectSaid(M.somethingWentWrong, 'banner');
    expect(page.getByRole('button', { name: 'Confirm this address' })).toBeTruthy();
  });
});

describe('/undo-email/:token', () => {
  it('puts the address back and ends this session too', async () => {
    signIn();
    server.on(UNDO, { body: { message: 'Your email address is amara@example.com again.' } });
    const page = open('/undo-email/t0ken');
    await page.user.click(page.getByRole('button', { name: 'Put this address back' }));
    await expectSaid('Your email address is amara@example.com again.', 'status');
    expect(server.seen(UNDO)[0]?.body).toEqual({ token: 't0ken' });
    await waitFor(() => expect(sessionStore.get()).toBeUndefined());
  });

  it('leads to us when the link opens nothing', async () => {
    server.on(UNDO, { status: 422, body: { code: 'identity/email-link-expired', message: 'This link has expired.' } });
    const page = open('/undo-email/t0ken');
    await page.user.click(page.getByRole('button', { name: 'Put this address back' }));
    await expectSaid('This link has expired.', 'banner');
    expect(page.getByRole('link', { name: 'Write to us if you need help' }).getAttribute('href')).toBe('/ContactUs');
  });
});
