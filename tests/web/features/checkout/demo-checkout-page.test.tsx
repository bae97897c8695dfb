import { waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import { DemoCheckoutPage } from '../../../../web/features/checkout/demo-checkout-page.tsx';
import * as leaving from '../../../../web/features/checkout/redirect.ts';
import { fakeServer, NOT_FOUND } from '../support/fake-server.ts';
import { forgetEverybody, signIn } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const left: unknown[] = [];
const checkout = (status: string) => ({
  body: {
    checkoutId: 'd1',
    courseTitle: 'Course a',
    total: 449.1,
    status,
    successUrl: 'http://localhost/payment-success',
    cancelUrl: 'http://localhost/payment-cancel',
  },
});
const open = () =>
  show(
    <Routes>
      <Route path="/demo-checkout/:sessionId" element={<DemoCheckoutPage />} />
    </Routes>,
    '/demo-checkout/d1',
  );

beforeEach(() => {
  signIn();
  left.length = 0;
  vi.spyOn(leaving, 'redirectTo').mockImplementation((url) => left.push(url) > 0);
});
afterEach(() => vi.restoreAllMocks());

describe('/demo-checkout/:sessionId', () => {
  it('says what it is, what it is about and how much', async () => {
    server.on('GET /payment/demo/d1', checkout('open'));
    const page = open();
    expect(page.getByText('Demonstration: nobody is charged')).toBeTruthy();
    expect(await page.findByText('Course a')).toBeTruthy();
    expect(page.getByText('$449.10')).toBeTruthy();
  });

  it.each([
    ['Pay', 'pay', 'http://localhost/payment-success'],
    ['Cancel', 'cancel', 'http://localhost/payment-cancel'],
  ])('%s settles it and goes on', async (button, action, to) => {
    server.on('GET /payment/demo/d1', checkout('open'));
    server.on(`POST /payment/demo/d1/${action}`, checkout(action === 'pay' ? 'paid' : 'cancelled'));
    const page = open();
    await page.user.click(await page.findByRole('button', { name: button }));
    await waitFor(() => expect(left).toEqual([to]));
  });

  it('shows what is true when it was settled elsewhere', async () => {
    server.on('GET /payment/demo/d1', checkout('open'));
    const page = open();
    await page.findByRole('button', { name: 'Pay' });
    server.on('GET /payment/demo/d1', checkout('cancelled'));
    server.on('POST /payment/demo/d1/pay', { status: 409, body: { message: 'This demo checkout is over.' } });
    await page.user.click(page.getByRole('button', { name: 'Pay' }));
    expect(await page.findByRole('heading', { name: 'This demo checkout is over' })).toBeTruthy();
    expect(page.getByText('This demo checkout is over.')).toBeTruthy();
  });

  it.each([
    ['paid', 'This demo payment is already complete'],
    ['expired', 'This demo checkout is over'],
  ])('knows a %s one', async (status, heading) => {
    server.on('GET /payment/demo/d1', checkout(status));
    expect(await open().findByRole('heading', { name: heading })).toBeTruthy();
  });

  it('knows none of that name', async () => {
    server.on('GET /payment/demo/d1', NOT_FOUND);
    expect(await open().findByRole('heading', { name: 'Demo checkout not found' })).toBeTruthy();
  });

  it('asks a stranger to sign in', () => {
    forgetEverybody();
    expect(open().getByText(M.loginFirst)).toBeTruthy();
    expect(server.seen('GET /payment/demo/d1')).toHaveLength(0);
  });
});
