import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import { readCookie } from '../../../../web/api/cookies.ts';
import { sessionStore } from '../../../../web/api/session-store.ts';
import { PaymentCancelPage } from '../../../../web/features/checkout/payment-cancel-page.tsx';
import { PaymentSuccessPage } from '../../../../web/features/checkout/payment-success-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const VERIFY = 'GET /payment/success';
const PAID = { body: { success: true, courseId: 'a', courseTitle: 'Course a', receiptNumber: 'R-1' } };
const open = (query = '?session_id=s1&course_id=a') => show(<PaymentSuccessPage />, `/payment-success${query}`);

beforeEach(() => {
  signIn();
  server.on('GET /auth/me', { body: { user: student(['a']) } });
});
afterEach(() => vi.useRealTimers());

describe('/payment-success', () => {
  it('confirms, and the session knows the course at once', async () => {
    server.on(VERIFY, PAID);
    const page = open();
    expect(page.getByText('Confirming your payment')).toBeTruthy();
    expect(await page.findByText(M.paymentSuccessful)).toBeTruthy();
    expect(page.getByText('R-1')).toBeTruthy();
    await waitFor(() => expect(sessionStore.get()?.user.purchasedCourses).toEqual(['a']));
    expect(page.getByRole('link', { name: 'Access Course' }).getAttribute('href')).toBe('/mycourse/a');
    expect(page.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/studentdashboard');
  });

  it('confirms although the session cannot be read again', async () => {
    server.on(VERIFY, PAID);
    server.on('GET /auth/me', { status: 503, body: { message: 'Back in a minute.' } });
    const page = open();
    expect(await page.findByText(M.paymentSuccessful)).toBeTruthy();
    expect(page.getByRole('link', { name: 'Access Course' }).getAttribute('href')).toBe('/mycourse/a');
    await waitFor(() => expect(server.seen('GET /auth/me')).not.toHaveLength(0));
    expect(page.getByText(M.paymentSuccessful)).toBeTruthy();
  });

  it('reads the course from either name', async () => {
    server.on(VERIFY, (_seen, query) =>
      query.get('course_id') === 'b' && query.get('session_id') === 's1' ? PAID : { body: { success: false } },
    );
    const page = open('?session_id=s1&courseId=b');
    expect(await page.findByText(M.paymentSuccessful)).toBeTruthy();
  });

  it('waits for a message that is late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let asked = 0;
    server.on(VERIFY, () => ((asked += 1) < 4 ? (asked === 2 ? 'no network' : { body: { success: false } }) : PAID));
    const page = open();
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(page.getByText(M.paymentSuccessful)).toBeTruthy();
    expect(asked).toBe(4);
  });

  it.each([
    ['processing', 'Your payment is being processed', 'Dashboard', '/studentdashboard'],
    ['failed', 'Your payment did not arrive', 'Pay again', '/payment?courseId=a'],
  ])('says of a payment that takes days that it is %s', async (status, title, link, path) => {
    server.on(VERIFY, { body: { success: false, status, courseId: 'a', courseTitle: 'Course a' } });
    const page = open();
    expect(await page.findByText(title)).toBeTruthy();
    expect(page.getByRole('link', { name: link }).getAttribute('href')).toBe(path);
  });

  it('speaks of no payment where there was nothing to pay', async () => {
    server.on(VERIFY, { body: { ...PAID.body, isFree: true } });
    const page = open();
    expect(await page.findByText('You are enrolled!')).toBeTruthy();
    expect(page.queryByText(M.paymentSuccessful)).toBeNull();
  });

  it('gives up after about twenty seconds, names the session, and can be asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.on(VERIFY, { body: { success: false } });
    const page = open();
    await act(() => vi.advanceTimersByTimeAsync(17_000));
    expect(page.getByText('Confirming your payment')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(page.getByText(M.paymentNotVerified)).toBeTruthy();
    expect(page.getByText(M.paymentNotVerifiedHelp)).toBeTruthy();
    expect(page.getByText('s1')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/studentdashboard');
    server.on(VERIFY, PAID);
    act(() => page.getByRole('button', { name: 'Check again' }).click());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(page.getByText(M.paymentSuccessful)).toBeTruthy();
  });

  it('does not wait for a refusal of this very payment', async () => {
    server.on(VERIFY, { status: 409, body: { message: 'This payment does not belong to the order it names.' } });
    expect(await open().findByText(M.paymentNotVerified)).toBeTruthy();
    expect(server.seen(VERIFY)).toHaveLength(1);
  });

  it('fails without both ids, and asks nobody', () => {
    expect(open('?session_id=s1').getByText(M.paymentNotVerified)).toBeTruthy();
    expect(server.seen(VERIFY)).toHaveLength(0);
  });

  it('asks a stranger to sign in, and keeps the way back', () => {
    forgetEverybody();
    const page = open();
    expect(page.getByText(M.loginFirst)).toBeTruthy();
    expect(readCookie('redirectAfterLogin')).toBe('/payment-success?session_id=s1&course_id=a');
  });
});

describe('/payment-cancel', () => {
  it('says that nothing was charged, and where to go', () => {
    const page = show(<PaymentCancelPage />);
    expect(page.getByText(M.paymentCancelled)).toBeTruthy();
    expect(page.getByText(M.noChargesMade)).toBeTruthy();
    expect(page.getByRole('link', { name: 'Browse Courses' }).getAttribute('href')).toBe('/courses');
    expect(page.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/studentdashboard');
  });
});
