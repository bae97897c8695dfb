import { waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderListing, OrderReply } from '../../../../src/wire/replies/orders.ts';
import { OrderPage } from '../../../../web/features/admin-orders/order-page.tsx';
import { ORDERS_QUERY } from '../../../../web/features/admin-orders/orders-api.ts';
import { OrdersPage } from '../../../../web/features/admin-orders/orders-page.tsx';
import * as files from '../../../../web/platform/save-file.ts';
import { ORDER, ORDERS, UNMATCHED } from '../../../../web/text/copy/admin-orders.ts';
import { fakeServer, NOT_FOUND } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const AT = '2026-03-02T09:00:00.000Z';
const listing = (id: string, facts: Partial<OrderListing> = {}): OrderListing => ({
  _id: id,
  id,
  orderNumber: `CUSP-${id}`,
  invoiceNumber: 'INV-000001',
  userId: 'u',
  name: `Name ${id}`,
  email: `${id}@example.com`,
  courseId: 'c',
  courseTitle: 'Sprint',
  state: 'paid',
  total: 499,
  refunded: 0,
  kept: 499,
  createdAt: AT,
  paidAt: AT,
  ...facts,
});
const order = (facts: Partial<OrderReply> = {}): OrderReply => ({
  ...listing('A'),
  price: 499,
  discount: 0,
  coupon: null,
  hasCouponUse: false,
  country: 'IN',
  checkoutId: 'demo_1',
  isCourseGone: false,
  refundable: 499,
  refundRefusal: null,
  accessAfterRefund: 'ends',
  refunds: [],
  documents: [],
  history: [{ at: AT, kind: 'placed', amount: 499, detail: '', isByAdmin: false, by: null }],
  ...facts,
});

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on('GET /admin/unmatched-payments', { body: { payments: [] } });
  server.on('GET /admin/orders', (_seen, query) => ({
    body: {
      orders: query.get('search') === 'nobody' ? [] : [listing('A'), listing('B', { state: 'disputed', name: '' })],
      total: query.get('search') === 'nobody' ? 0 : 60,
      paid: 998,
      refunded: 100,
      kept: 898,
      page: Number(query.get('page') ?? 1),
      limit: 25,
    },
  }));
});

const open = (at: string) =>
  show(
    <Routes>
      <Route path="/admin/orders" element={<OrdersPage />} />
      <Route path="/admin/orders/:orderId" element={<OrderPage />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );

describe('/admin/orders', () => {
  it('shows what was found, what it comes to, and whose account is gone', async () => {
    const page = open('/admin/orders');
    expect(await page.findByText('1–2 of 60 orders')).toBeTruthy();
    expect(page.getByRole('link', { name: 'CUSP-A' }).getAttribute('href')).toBe('/admin/orders/A');
    expect(page.getByText(ORDERS.gone)).toBeTruthy();
    expect(page.getByText('$898.00')).toBeTruthy();
    expect(page.queryByText(UNMATCHED.title)).toBeNull();
    await page.user.selectOptions(page.getByLabelText(ORDERS.state), 'partly-refunded');
    expect(page.address()).toBe('/admin/orders?state=partly-refunded');
    await page.user.click(page.getByRole('button', { name: ORDERS.columns.kept }));
    expect(page.address()).toBe('/admin/orders?state=partly-refunded&sort=kept');
  });

  it('reads any address as a list, and writes a clean one', () => {
    const query = ORDERS_QUERY.parse(new URLSearchParams('state=gone&from=soon&to=2026-03-31&page=-1&limit=7&sort=id'));
    expect(query).toMatchObject({ state: '', from: '', to: '2026-03-31', page: 1, limit: 25, sort: 'placed' });
    expect(ORDERS_QUERY.params(query).toString()).toBe('to=2026-03-31');
    const isFiltered = (address: string) =>
      ORDERS_QUERY.filters(ORDERS_QUERY.parse(new URLSearchParams(address))).size > 0;
    expect([isFiltered('to=2026-03-31'), isFiltered('page=2')]).toEqual([true, false]);
  });

  it('shows payments that fit no order above, and gives one back when asked twice', async () => {
    const payment = (checkoutId: string, facts: object) => ({
      checkoutId,
      orderId: 'o',
      userId: 'u',
      courseId: 'c',
      amount: 499,
      refunded: 0,
      currency: 'AUD',
      payer: null,
      foundAt: AT,
      ...facts,
    });
    const kept = payment('cs_usd', { currency: 'USD', payer: { name: 'Ann', email: 'ann@example.com' } });
    let payments = [payment('cs_aud', { refunded: 99 }), kept];
    server.on('GET /admin/unmatched-payments', () => ({ body: { payments } }));
    const refunded: string[] = [];
    server.on('POST /admin/unmatched-payments/cs_aud/refund', () => {
      payments = [kept];
      refunded.push('cs_aud');
      return { body: { payments } };
    });
    const page = open('/admin/orders');
    expect(await page.findByText(UNMATCHED.title)).toBeTruthy();
    expect(page.getByText('499.00 USD')).toBeTruthy();
    expect(page.getByText('Ann · ann@example.com')).toBeTruthy();
    await page.user.click(page.getAllByRole('button', { name: UNMATCHED.refund })[0]!);
    expect(refunded).toEqual([]);
    expect(await page.findByText(UNMATCHED.sure('$400.00'))).toBeTruthy();
    const give = await page.findByRole('button', { name: UNMATCHED.give });
    await waitFor(() => expect((give as HTMLButtonElement).disabled).toBe(false), { timeout: 10_000 });
    await page.user.click(give);
    expect(await page.findByText(UNMATCHED.given('$400.00'))).toBeTruthy();
    expect(refunded).toEqual(['cs_aud']);
    expect(page.queryByText('$400.00')).toBeNull();
  });

  it('says that payments that fit no order could not be read, and tries again', async () => {
    server.on('GET /admin/unmatched-payments', 'no network');
    const page = open('/admin/orders');
    expect((await page.findByText(UNMATCHED.failed)).closest('[role=alert]')).toBeTruthy();
    server.on('GET /admin/unmatched-payments', { body: { payments: [] } });
    await page.user.click(page.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(page.queryByText(UNMATCHED.failed)).toBeNull());
  });

  it('saves the invoices of a period for the accountant', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
    const asked: string[] = [];
    server.on('GET /admin/tax-documents.csv', (_seen, query) => (asked.push(query.toString()), { body: {} }));
    const page = open('/admin/orders');
    await page.user.click(page.getByRole('button', { name: ORDERS.accountant }));
    await page.user.click(await page.findByRole('button', { name: ORDERS.save }));
    expect(await page.findByText(ORDERS.saved)).toBeTruthy();
    expect(asked[0]).toMatch(/^from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
    expect(saved).toHaveBeenCalledOnce();
  });
});

describe('/admin/orders/{id}', () => {
  const REFUNDS = 'POST /admin/orders/A/refunds';

  it('says what becomes of access before anything is given back, and sends what was seen', async () => {
    const sent: unknown[] = [];
    server.on('GET /admin/orders/A', { body: order() });
    server.on(REFUNDS, ({ body }) => {
      sent.push(body);
      return { status: 201, body: order({ state: 'partly-refunded', refunded: 99.5, kept: 399.5, refundable: 399.5 }) };
    });
    const page = open('/admin/orders/A');
    await page.user.click(await page.findByRole('button', { name: ORDER.refund }));
    expect(await page.findByText(ORDER.whole.ends)).toBeTruthy();
    const amount = page.getByLabelText(ORDER.amount);
    expect((amount as HTMLInputElement).value).toBe('499.00');
    await page.user.clear(amount);
    await page.user.type(amount, '99.5');
    expect(await page.findByText(ORDER.part)).toBeTruthy();
    await page.user.click(page.getByLabelText(ORDER.endsAccess));
    expect(page.getByText(ORDER.partEnds)).toBeTruthy();
    await page.user.type(page.getByLabelText(ORDER.reason), 'Late.');
    await page.user.click(page.getByRole('button', { name: 'Refund $99.50' }));
    expect(await page.findByText(ORDER.given('$99.50'))).toBeTruthy();
    expect(sent).toEqual([{ amount: 99.5, refunded: 0, reason: 'Late.', endsAccess: true, returnsCoupon: false }]);
    expect(page.getByText('$399.50')).toBeTruthy();
  });

  it.each([true, false])('offers to free the use of a coupon only where one is counted: %s', async (hasCouponUse) => {
    server.on('GET /admin/orders/A', { body: order({ coupon: 'CUSP10', hasCouponUse }) });
    const page = open('/admin/orders/A');
    await page.user.click(await page.findByRole('button', { name: ORDER.refund }));
    expect(await page.findByText(ORDER.whole.ends)).toBeTruthy();
    expect(page.queryByLabelText(ORDER.returnsCoupon('CUSP10')) !== null).toBe(hasCouponUse);
  });

  it('keeps the dialog open with the server’s words when somebody else was quicker', async () => {
    server.on('GET /admin/orders/A', { body: order() });
    server.on(REFUNDS, { status: 409, body: { message: 'More was given back.', code: 'enrolment/refund-stale' } });
    const page = open('/admin/orders/A');
    await page.user.click(await page.findByRole('button', { name: ORDER.refund }));
    await page.user.type(await page.findByLabelText(ORDER.reason), 'Late.');
    await page.user.click(page.getByRole('button', { name: 'Refund $499.00' }));
    expect(await page.findByText('More was given back.')).toBeTruthy();
  });

  it('says that a refund is under way, and offers no other one', async () => {
    const refund = { _id: 'r', id: 'r', amount: 5, reason: 'x', isOurs: true, endsAccess: false, askedAt: AT };
    server.on('GET /admin/orders/A', {
      body: order({ refundable: 0, refunds: [{ ...refund, state: 'asked', settledAt: null, refusal: null }] }),
    });
    const page = open('/admin/orders/A');
    expect(await page.findByText(ORDER.underWay)).toBeTruthy();
    expect(page.queryByRole('button', { name: ORDER.refund })).toBeNull();
    expect(page.getByText('India')).toBeTruthy();
  });

  it('says that its buyer has stated no country', async () => {
    server.on('GET /admin/orders/A', { body: order({ country: null }) });
    expect(await open('/admin/orders/A').findByText('Not stated')).toBeTruthy();
  });

  it('that cannot be refunded says why', async () => {
    const refundRefusal = 'The payment has not arrived yet. It can be refunded when it has.';
    server.on('GET /admin/orders/A', { body: order({ state: 'processing', refundable: 0, refundRefusal }) });
    const page = open('/admin/orders/A');
    expect(await page.findByText(refundRefusal)).toBeTruthy();
    expect(page.queryByRole('button', { name: ORDER.refund })).toBeNull();
  });

  it('says that a refund came back, and what is to be done', async () => {
    const entry = { at: AT, kind: 'refund-returned', amount: 399, detail: '', isByAdmin: false, by: null } as const;
    server.on('GET /admin/orders/A', {
      body: order({ state: 'refunded', refundable: 0, refundRefusal: 'All of it.', history: [entry] }),
    });
    const page = open('/admin/orders/A');
    expect(await page.findByText(ORDER.returned)).toBeTruthy();
    expect(page.queryByText('All of it.'), 'it would say the contrary').toBeNull();
    expect(page.getByText(`${ORDER.events['refund-returned']} $399.00`)).toBeTruthy();
  });

  it('that is not there says so', async () => {
    server.on('GET /admin/orders/none', NOT_FOUND);
    const page = open('/admin/orders/none');
    expect(await page.findByText(ORDER.unknown)).toBeTruthy();
  });
});
