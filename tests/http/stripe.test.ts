import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STRIPE_LIMITS } from '../../src/adapters/stripe/stripe-client.ts';
import { ReconcilePayments } from '../../src/domain/enrolment/jobs/reconcile-payments.ts';
import type { OrderReply, UnmatchedPaymentsReply } from '../../src/wire/replies/orders.ts';
import { type FakeStripe, openFakeStripe } from '../support/fake-stripe/fake-stripe.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';

const KEYS = { secretKey: 'sk_test_http', webhookSecret: 'whsec_http' };

const stripeEnvironment = () => ({
  STRIPE_SECRET_KEY: KEYS.secretKey,
  STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
  STRIPE_API_BASE: stripe.origin,
  WORK_JOBS: '0',
});

let stripe: FakeStripe;
let school: School;
let shop: ReturnType<typeof buying>;
let courseId: string;
let freeId: string;
let people = 0;
let ada: Person;
let boss: Person;

beforeAll(async () => {
  stripe = await openFakeStripe(KEYS);
  school = await openSchool(stripeEnvironment());
  shop = buying(school);
  boss = await school.admin();
  courseId = (await school.course()).id;
  freeId = (await school.course()).id;
  await school.db('courses').where({ id: freeId }).update({ price_cents: 0 });
});
afterAll(async () => {
  await school.close();
  await stripe.close();
});
beforeEach(async () => {
  people += 1;
  ada = await school.student(`buyer${people}`);
  stripe.heal();
  stripe.events.length = 0;
  stripe.calls.length = 0;
});

const atCardPage = (more: object = {}) => shop.atCardPage(ada, courseId, more);
/** The last message of this kind, sent so often at once. */
const tell = (type: string, times = 1) => {
  const event = stripe.events.findLast((one) => one.type === type);
  if (!event) throw new Error(`Nothing told of ${type}.`);
  return Promise.all(Array.from({ length: times }, () => shop.webhook(stripe.messageOf(event))));
};
const statusOf = async () => (await school.db('orders').where({ user_id: ada.id }).first('status'))?.status;
const sessionsOf = () => [...stripe.books.sessions.values()].filter((one) => one.metadata['user_id'] === ada.id);
const confirm = async (id: string) => (await shop.confirm(ada, id, courseId)).json;
const reconcile = () => school.container.get(ReconcilePayments).run();

describe('buying through Stripe', () => {
  it('shows the price, the coupon and the total of the server at Stripe’s page, and nobody else’s', async () => {
    const { json } = await shop.start(ada, { courseId, coupon: 'cusp10', price: 1, amount: 1, currency: 'USD' });
    expect((json as { url: string }).url.startsWith(`${stripe.origin}/c/pay/cs_test_`)).toBe(true);
    expect(sessionsOf()).toMatchObject([
      {
        amount_subtotal: 49_900,
        amount_total: 44_910,
        currency: 'aud',
        customer_email: ada.email,
        metadata: { user_id: ada.id, course_id: courseId },
        success_url: expect.stringContaining(`${school.origin}/payment-success?session_id=cs_test_`),
      },
    ]);
  });

  it('enrols once for a hundred messages at once, again the next day, and the success page before and after', async () => {
    const id = await atCardPage();
    expect(await confirm(id)).toEqual({ success: false });
    stripe.books.pay(id);
    expect(await confirm(id)).toMatchObject({ success: true });
    for (const times of [100, 20])
      expect((await tell('checkout.session.completed', times)).every(({ status }) => status === 200)).toBe(true);
    expect(await confirm(id)).toMatchObject({ success: true });
    expect(await shop.owned(ada)).toEqual([courseId]);
    expect(await shop.receiptsTo(ada)).toHaveLength(1);
  });

  it('ends the same whatever order its messages come in', async () => {
    const id = await atCardPage();
    stripe.books.pay(id);
    stripe.books.refund(stripe.books.chargeOf(id)!, 49_900, {});
    for (const type of ['charge.refunded', 'checkout.session.completed', 'charge.refunded'])
      expect(await tell(type)).toMatchObject([{ status: 200 }]);
    expect(await statusOf()).toBe('refunded');
    expect(await shop.owned(ada)).toEqual([]);
  });

  it('takes messages about somebody else’s business and forgets them', async () => {
    const object = { id: 'cs_test_other', metadata: {} };
    for (const type of ['checkout.session.completed', 'invoice.paid', 'charge.refunded']) {
      const data = { object: { ...object, payment_intent: 'pi_other' } };
      const event = { id: 'evt_1', object: 'event', type, created: 0, livemode: false, data } as const;
      expect((await shop.webhook(stripe.messageOf(event))).status).toBe(200);
    }
    expect(await statusOf()).toBeUndefined();
  });
});

describe('a payment at Stripe that fits no order', () => {
  const askAs = (as: Person, method: 'GET' | 'POST', path: string) =>
    school.ask(method, `/api/admin/unmatched-payments${path}`, { as });
  const unmatched = async (as: Person) => ((await askAs(as, 'GET', '')).json as UnmatchedPaymentsReply).payments;

  it('is taken, told to the school once, listed, and given back by an administrator alone', async () => {
    const id = await atCardPage();
    const session = stripe.books.sessions.get(id)!;
    const metadata = { ...session.metadata, order_id: 'of-another-school', user_id: 'nobody', course_id: 'none' };
    stripe.books.sessions.set(id, { ...session, metadata });
    stripe.books.pay(id);
    for (let time = 0; time < 2; time += 1)
      expect((await tell('checkout.session.completed', 3)).every(({ status }) => status === 200)).toBe(true);
    await reconcile();
    await school.drainJobs();
    expect(await school.db('mails').where({ key: `unmatched:${id}` })).toMatchObject([{ to: 'school@example.org' }]);
    expect(await unmatched(boss)).toMatchObject([
      { checkoutId: id, amount: 499, refunded: 0, currency: 'AUD', payer: { email: ada.email } },
    ]);
    expect((await askAs(ada, 'POST', `/${id}/refund`)).status).toBe(403);
    expect(stripe.books.chargeOf(id)?.amount_refunded).toBe(0);

    const given = await Promise.all([1, 2, 3].map(() => askAs(boss, 'POST', `/${id}/refund`)));
    expect(given.every(({ status }) => [200, 404, 503].includes(status))).toBe(true);
    expect(stripe.books.chargeOf(id)?.amount_refunded).toBe(49_900);
    expect(
      [...stripe.books.refunds.values()].filter((refund) => refund.metadata['refund_id']?.includes(id)),
    ).toHaveLength(1);
    await reconcile();
    expect(await unmatched(boss)).toEqual([]);
    expect((await askAs(boss, 'POST', `/${id}/refund`)).status).toBe(404);
  });
});

describe('when Stripe gives trouble', () => {
  it('opens one page for one order although the reply was lost after success', async () => {
    stripe.plan({ at: /POST .*sessions$/, what: 'lost reply' });
    await atCardPage();
    expect(sessionsOf()).toHaveLength(1);
    expect(await school.db('orders').where({ user_id: ada.id })).toHaveLength(1);
  });

  it('answers 503 with Retry-After while it is down, keeps the order, and goes on with it', async () => {
    stripe.plan({ what: '503', times: 50 });
    const answer = await shop.start(ada, { courseId });
    expect(answer).toMatchObject({ status: 503, json: { code: 'payment/unavailable' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusOf()).toBe('pending');
    stripe.heal();
    await atCardPage();
    expect(sessionsOf()).toHaveLength(1);
    expect(await school.db('orders').where({ user_id: ada.id })).toHaveLength(1);
    expect((await school.ask('GET', '/readyz')).status).toBe(200);
  });

  it('is not kept from a page by a failure that its key remembers', async () => {
    stripe.plan({ at: /POST .*sessions$/, what: 'kept 500' });
    expect(await atCardPage()).toMatch(/^cs_test_/);
    expect(sessionsOf()).toHaveLength(1);
  });

  it('refuses a message while it is away, so that it is sent again, and enrols then', async () => {
    const id = await atCardPage();
    stripe.books.pay(id);
    stripe.plan({ what: '500', times: 50 });
    expect(await tell('checkout.session.completed')).toMatchObject([{ status: 503 }]);
    expect(await statusOf()).toBe('pending');
    stripe.heal();
    expect(await tell('checkout.session.completed')).toMatchObject([{ status: 200 }]);
    expect(await shop.owned(ada)).toEqual([courseId]);
  });

  it('finds what no message told of: a payment, and a refund made at Stripe’s desk', async () => {
    const id = await atCardPage();
    stripe.books.pay(id);
    await reconcile();
    expect(await shop.owned(ada)).toEqual([courseId]);
    stripe.books.refund(stripe.books.chargeOf(id)!, 49_900, {});
    await reconcile();
    expect(await shop.owned(ada)).toEqual([]);
    stripe.calls.length = 0;
    await reconcile();
    expect(stripe.calls.filter((call) => call.includes(id))).toEqual([]);
  });
});

describe('when Stripe takes calls and does not answer them', () => {
  let hasty: School;
  beforeAll(async () => {
    const limits = { tryMs: 300, callMs: 600 };
    hasty = await openSchool(stripeEnvironment(), undefined, (settings) => ({
      ...settings,
      stripe: settings.stripe && { ...settings.stripe, limits },
    }));
  });
  afterAll(() => hasty.close());

  it.each(['silence', 'drip'] as const)(
    'a request ends in time with 503, and one page is open later: %s',
    async (what) => {
      const [buyer, desk] = [await hasty.student(`waits-for-${what}`), buying(hasty)];
      const { id } = await hasty.course();
      stripe.plan({ at: /POST .*sessions$/, what, times: 9 });
      const answer = await desk.start(buyer, { courseId: id });
      expect(answer).toMatchObject({ status: 503, json: { code: 'payment/unavailable' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      stripe.heal();
      await desk.atCardPage(buyer, id);
      const sessions = [...stripe.books.sessions.values()].filter((one) => one.metadata['user_id'] === buyer.id);
      expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
      expect(STRIPE_LIMITS.callMs).toBeLessThan(10_000);
    },
  );
});

describe('money that takes its time', () => {
  it('is said to be on its way, and opens the course when it arrives', async () => {
    const id = await atCardPage();
    stripe.books.payLater(id);
    await tell('checkout.session.completed');
    expect(await confirm(id)).toMatchObject({ success: false, status: 'processing', courseId });
    expect(await shop.start(ada, { courseId })).toMatchObject({
      status: 409,
      json: { code: 'enrolment/payment-processing' },
    });
    stripe.books.arrive(id, true);
    await tell('checkout.session.async_payment_succeeded', 3);
    expect(await shop.owned(ada)).toEqual([courseId]);
  });

  it('that does not come is told to the buyer, who may pay again', async () => {
    const id = await atCardPage();
    stripe.books.payLater(id);
    await tell('checkout.session.completed');
    stripe.books.arrive(id, false);
    await tell('checkout.session.async_payment_failed', 3);
    expect(await confirm(id)).toMatchObject({ success: false, status: 'failed' });
    await school.drainJobs();
    expect(await school.db('mails').where({ to: ada.email }).where('key', 'like', 'payment-failed:%')).toHaveLength(1);
    expect(await atCardPage()).not.toBe(id);
  });

  it('may be asked back by a bank: the course stays until that is lost', async () => {
    const id = await atCardPage();
    stripe.books.pay(id);
    await tell('checkout.session.completed');
    stripe.books.dispute(id);
    await tell('charge.dispute.created', 5);
    expect(await shop.owned(ada)).toEqual([courseId]);
    expect(await school.db('admin_actions').where({ user_id: ada.id }).select('kind')).toEqual([
      { kind: 'dispute-open' },
    ]);
    stripe.books.decide(id, 'lost');
    await tell('charge.dispute.closed', 5);
    expect(await shop.owned(ada)).toEqual([]);
    expect(await statusOf()).toBe('refunded');
    await school.drainJobs();
    expect(await school.db('mails').where('key', 'like', 'dispute:%').where({ to: 'school@example.org' })).not.toEqual(
      [],
    );
  });
});

describe('a refund that the buyer’s bank sends back', () => {
  it('is told to the school, and stands in the history of its order', async () => {
    const id = await atCardPage();
    stripe.books.pay(id);
    await tell('checkout.session.completed');
    const row = await school.db('orders').where({ user_id: ada.id }).first('id');
    const path = `/api/admin/orders/${row?.id}`;
    const body = { amount: 499, refunded: 0, reason: 'Asked in time.', endsAccess: false };
    expect(await school.ask('POST', `${path}/refunds`, { as: boss, body })).toMatchObject({ status: 201 });
    const [refund] = [...stripe.books.refunds.values()].slice(-1);
    stripe.books.returnRefund(refund!);
    expect((await tell('refund.failed', 5)).every(({ status }) => status === 200)).toBe(true);
    await school.drainJobs();
    const { json } = await school.ask('GET', path, { as: boss });
    expect(json).toMatchObject({ state: 'refunded', refunded: 499, refundable: 0 });
    expect((json as OrderReply).history.filter(({ kind }) => kind === 'refund-returned')).toMatchObject([
      { amount: 499 },
    ]);
    expect(await school.db('mails').where('key', 'like', 'refund-returned:%')).toMatchObject([
      { to: 'school@example.org' },
    ]);
    expect(await shop.owned(ada)).toEqual([]);
  });
});

describe('a course of nothing', () => {
  it('is given without Stripe, with a receipt', async () => {
    const { json } = await shop.start(ada, { courseId: freeId });
    const url = new URL((json as { url: string }).url);
    expect(`${url.origin}${url.pathname}`).toBe(`${school.origin}/payment-success`);
    expect(stripe.calls).toEqual([]);
    const id = url.searchParams.get('session_id') ?? '';
    expect((await shop.confirm(ada, id, freeId)).json).toMatchObject({ success: true, courseId: freeId });
    expect(await shop.owned(ada)).toEqual([freeId]);
    expect(await shop.receiptsTo(ada)).toHaveLength(1);
  });
});
