import { waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCookie } from '../../../../web/api/cookies.ts';
import { sessionStore } from '../../../../web/api/session-store.ts';
import { RequireSignIn } from '../../../../web/app/guards.tsx';
import { ProfilePage } from '../../../../web/features/profile/profile-page.tsx';
import { aPlan } from '../learning/support/plan.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const CHANGE = 'POST /auth/change-password';

beforeEach(() => {
  signIn(student(['a']));
  server.on('GET /auth/me', { body: { user: student(['a']) } });
  server.on('GET /auth/email-change', { body: { waiting: null } });
  server.on('GET /user/purchases', { body: [] });
  server.on('GET /auth/sessions', { body: [] });
  server.on('GET /mail-choices', { body: { choices: [] } });
  server.on('GET /user/calendar', { body: { address: 'https://cusp.test/api/calendar/discussions/ada.1.ics' } });
  server.on('GET /user/plan', { body: aPlan({ goal: null, state: 'skipped' }) });
});

const open = () =>
  show(
    <Routes>
      <Route element={<RequireSignIn />}>
        <Route path="/profile" element={<ProfilePage />} />
      </Route>
      <Route path="*" element={null} />
    </Routes>,
    '/profile',
  );

async function change(page: ReturnType<typeof open>) {
  await page.user.type(page.getByLabelText('Current password'), 'the old one');
  await page.user.type(page.getByLabelText('New password'), 'the new one');
  await page.user.click(page.getByRole('button', { name: 'Change password' }));
}

describe('/profile', () => {
  it('shows who I am', async () => {
    const page = open();
    expect(await page.findByDisplayValue('+61 400 000 000')).toBeTruthy();
    expect(page.getByText('amara@example.com')).toBeTruthy();
    expect(await page.findByText('No purchases yet')).toBeTruthy();
  });

  it('lists what I bought, to the cent', async () => {
    server.on('GET /user/purchases', {
      body: [
        {
          receiptNumber: 'R-1',
          courseId: 'a',
          courseTitle: 'Course a',
          price: 499,
          discount: 49.9,
          total: 449.1,
          paidAt: '2026-11-20T10:00:00.000Z',
          refunded: 100,
          documents: [],
          durationMonths: 10,
          accessFrom: '2026-11-20T01:00:00.000Z',
          accessUntil: '2027-09-20T13:59:59.999Z',
          isExtension: false,
        },
      ],
    });
    const page = open();
    expect(await page.findByText('R-1', { selector: 'dd' })).toBeTruthy();
    expect(page.getByText('$449.10')).toBeTruthy();
    expect(page.getByText('$100.00')).toBeTruthy();
    expect(page.getByRole('link', { name: 'View receipt R-1' }).getAttribute('href')).toBe('/profile/receipts/R-1');
  });

  it('offers another try for the part that did not load, and shows the rest', async () => {
    server.on('GET /user/purchases', 'no network');
    const page = open();
    expect(await page.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(await page.findByDisplayValue('Amara Okafor')).toBeTruthy();
  });

  it('changes the password and forgets what was typed', async () => {
    server.on(CHANGE, { body: { message: 'Your password has been changed.' } });
    const page = open();
    await change(page);
    expect(await page.findByText('Your password has been changed.')).toBeTruthy();
    expect(server.seen(CHANGE)[0]?.body).toEqual({ currentPassword: 'the old one', password: 'the new one' });
    await waitFor(() => expect((page.getByLabelText('New password') as HTMLInputElement).value).toBe(''));
    await waitFor(() => expect(server.seen('GET /auth/sessions')).toHaveLength(2));
  });

  it('shows a refusal at its field', async () => {
    const sentence = 'This is not your current password.';
    server.on(CHANGE, { status: 422, body: { message: sentence, fields: { currentPassword: sentence } } });
    const page = open();
    await change(page);
    expect(await page.findByText(sentence)).toBeTruthy();
    expect(page.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  });

  it('signs out to the login and leaves no way back behind', async () => {
    server.on('POST /auth/logout', { body: { message: 'You have been signed out.' } });
    const page = open();
    await page.user.click(page.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(page.address()).toBe('/login'));
    expect(sessionStore.get()).toBeUndefined();
    await waitFor(() => expect(readCookie('redirectAfterLogin')).toBeUndefined());
  });
});
