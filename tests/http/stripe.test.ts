import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReconcilePayments } from '../../src/domain/enrolment/jobs/reconcile-payments.ts';
import type { UnmatchedPaymentsReply } from '../../src/wire/replies/orders.ts';
import { type FakeStripe, openFakeStripe } from '../support/fake-stripe/fake-stripe.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';

const KEYS = { secretKey: 'sk_test_http', webhookSecret: 'whsec_http' };

let stripe: FakeStripe;
let school: School;
let shop: ReturnType<typeof buying>;
let courseId: string;
let people = 0;
let ada: Person;
let boss: Person;

beforeAll(async () => {
  stripe = await openFakeStripe(KEYS);
  school = await openSchool({
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_API_BASE: stripe.origin,
    WORK_JOBS: '0',
  });
  shop = buying(school);
  boss = await school.admin();
  courseId = (await school.course()).id;
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

  it('enrols by its message, and the success page knows before and after it', async () => {
    const id = await atCardPage();
    expect(await confirm(id)).toEqual({ success: false });
    stripe.books.pay(id);
    expect(await confirm(id)).toMatchObject({ success: true });
    expect((await tell('checkout.session.completed', 5)).every(({ status }) => status === 200)).toBe(true);
    expect(await confirm(id)).toMatchObject({ success: true });
    expect(await shop.owned(ada)).toEqual([courseId]);
    expect(await shop.receiptsTo(ada)).toHaveLength(1);
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

  it('that does not come is said to have failed', async () => {
    const id = await atCardPage();
    stripe.books.payLater(id);
    await tell('checkout.session.completed');
    stripe.books.arrive(id, false);
    await tell('checkout.session.async_payment_failed');
    expect(await confirm(id)).toMatchObject({ success: false, status: 'failed' });
    expect(await atCardPage()).not.toBe(id);
  });
});
