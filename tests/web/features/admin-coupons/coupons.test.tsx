import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CouponReply } from '../../../../src/wire/replies/coupons.ts';
import { CouponsPage } from '../../../../web/features/admin-coupons/coupons-page.tsx';
import { COUPON_FORM, COUPONS } from '../../../../web/text/copy/admin-coupons.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const LIST = 'GET /admin/coupons';

const coupon = (id: string, facts: Partial<CouponReply> = {}): CouponReply => ({
  _id: id,
  id,
  code: `CODE-${id}`,
  note: '',
  kind: 'percent',
  value: 20,
  mayMakeFree: false,
  courses: null,
  from: null,
  until: null,
  maxUses: null,
  maxPerPerson: null,
  firstPurchaseOnly: false,
  forExtensions: false,
  active: true,
  state: 'running',
  used: 0,
  reserved: 0,
  left: null,
  orders: 0,
  revenue: 0,
  createdAt: '2026-03-02T09:00:00.000Z',
  ...facts,
});
const first = { code: 'CUSP10', percent: 10, orders: 3, revenue: 1347.3 };
const used = coupon('B', {
  kind: 'amount',
  value: 99.5,
  mayMakeFree: true,
  courses: ['a', 'b'],
  until: '2026-03-31',
  maxUses: 10,
  maxPerPerson: 1,
  used: 4,
  reserved: 1,
  left: 5,
  orders: 4,
  revenue: 1598,
});

beforeEach(() => {
  signIn(student([], { role: 'admin', roles: ['office'] }));
  server.on(LIST, (_seen, query) => ({
    body:
      query.get('before') === null
        ? { first, coupons: [coupon('A', { note: 'Dental fair' }), used], nextBefore: 'B' }
        : { first: null, coupons: [coupon('C', { state: 'ended', active: false })], nextBefore: null },
  }));
  server.on('GET /admin/courses', { body: [] });
});

describe('/admin/coupons', () => {
  it('shows the operator’s own first and locked, then the others with what they came to', async () => {
    const page = show(<CouponsPage />);
    const [own, plain, limited] = within(await page.findByRole('list', { name: COUPONS.list })).getAllByRole(
      'listitem',
    );
    expect(own?.textContent).toContain(`CUSP10${COUPONS.locked}10 % off`);
    expect(own?.textContent).toContain('Orders3Revenue$1,347.30');
    expect(within(own!).queryByRole('button', { name: COUPONS.edit })).toBeNull();
    expect(plain?.textContent).toContain('CODE-ARunning20 % offDental fair');
    expect(plain?.textContent).toContain('All courses · No end');
    expect(limited?.textContent).toContain('$99.50 off');
    expect(limited?.textContent).toContain('Used4At the card page1Left5Orders4Revenue$1,598.00');
    expect(limited?.textContent).toContain('2 courses · Until 31 March 2026 · Once per person');
    await page.user.click(page.getByRole('button', { name: COUPONS.older }));
    expect(await page.findByText('CODE-C')).toBeTruthy();
  });

  it('copies the link that is sent to people', async () => {
    const page = show(<CouponsPage />);
    const writeText = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await page.user.click((await page.findAllByRole('button', { name: COUPONS.copyLink }))[1]!);
    expect(await page.findByText(COUPONS.copied)).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/c/CODE-A`);
  });

  it('makes one, and shows a refusal at its field', async () => {
    const sent: unknown[] = [];
    server.on('POST /admin/coupons', ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? { status: 409, body: { message: 'Taken.', fields: { code: 'Another coupon has this code.' } } }
        : { status: 201, body: { _id: 'N', id: 'N', code: 'FAIR-20' } };
    });
    const page = show(<CouponsPage />);
    await page.user.click(page.getByRole('button', { name: COUPONS.make }));
    await page.user.type(await page.findByLabelText(COUPON_FORM.code), 'fair-20');
    await page.user.type(page.getByLabelText(COUPON_FORM.values.percent), '20');
    await page.user.type(page.getByLabelText(COUPON_FORM.maxUses), '5');
    await page.user.click(page.getByRole('button', { name: COUPON_FORM.make }));
    expect((await page.findAllByText(/Another coupon has this code/)).length).toBeGreaterThan(0);
    await page.user.type(page.getByLabelText(COUPON_FORM.code), '1');
    await page.user.click(page.getByRole('button', { name: COUPON_FORM.make }));
    expect(await page.findByText(COUPON_FORM.made('FAIR-20'))).toBeTruthy();
    expect(sent[1]).toEqual({
      code: 'fair-201',
      note: '',
      kind: 'percent',
      value: 20,
      mayMakeFree: false,
      courses: null,
      from: null,
      until: null,
      maxUses: 5,
      maxPerPerson: null,
      firstPurchaseOnly: false,
      forExtensions: false,
      active: true,
    });
  });

  it('lets only the end and the note of a used one be changed, and sends its terms as they are', async () => {
    const sent: unknown[] = [];
    server.on('PUT /admin/coupons/B', ({ body }) => (sent.push(body), { status: 204 }));
    const page = show(<CouponsPage />);
    await page.user.click((await page.findAllByRole('button', { name: COUPONS.edit }))[1]!);
    await page.user.type(await page.findByLabelText(new RegExp(COUPON_FORM.note)), 'Longer');
    expect(page.queryByLabelText(COUPON_FORM.code)).toBeNull();
    await page.user.click(page.getByRole('button', { name: COUPON_FORM.save }));
    expect(await page.findByText(COUPON_FORM.saved)).toBeTruthy();
    expect(sent).toMatchObject([
      { code: 'CODE-B', value: 99.5, mayMakeFree: true, courses: ['a', 'b'], until: '2026-03-31', note: 'Longer' },
    ]);
  });

  it('asks of an amount alone whether it may make a course free', async () => {
    const sent: unknown[] = [];
    server.on('POST /admin/coupons', ({ body }) => (sent.push(body), { status: 201, body: { code: 'TEN' } }));
    const page = show(<CouponsPage />);
    await page.user.click(page.getByRole('button', { name: COUPONS.make }));
    await page.user.type(await page.findByLabelText(COUPON_FORM.code), 'ten');
    expect(page.queryByRole('checkbox', { name: COUPON_FORM.mayMakeFree })).toBeNull();
    await page.user.selectOptions(page.getByLabelText(COUPON_FORM.kind), COUPON_FORM.kinds.amount);
    await page.user.type(page.getByLabelText(COUPON_FORM.values.amount), '10');
    await page.user.click(page.getByRole('checkbox', { name: COUPON_FORM.mayMakeFree }));
    await page.user.click(page.getByRole('button', { name: COUPON_FORM.make }));
    expect(await page.findByText(COUPON_FORM.made('TEN'))).toBeTruthy();
    expect(sent).toMatchObject([{ kind: 'amount', value: 10, mayMakeFree: true }]);
  });

  it('ends one after a question', async () => {
    const sent: unknown[] = [];
    server.on('PUT /admin/coupons/A', ({ body }) => (sent.push(body), { status: 204 }));
    const page = show(<CouponsPage />);
    await page.user.click((await page.findAllByRole('button', { name: COUPONS.end }))[0]!);
    const dialog = await page.findByRole('alertdialog');
    expect(dialog.textContent).toContain(COUPONS.endLine('CODE-A'));
    await vi.waitFor(() => {
      expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: COUPONS.endAction }).disabled).toBe(false);
    }, 3000);
    await page.user.click(within(dialog).getByRole('button', { name: COUPONS.endAction }));
    expect(await page.findByText(COUPONS.ended('CODE-A'))).toBeTruthy();
    expect(sent).toMatchObject([{ code: 'CODE-A', active: false }]);
  });
});
