import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';
import { problem } from './support/problem.ts';

let school: School;
let course: MadeCourse;
let draft: MadeCourse;
let ada: Person;
let bob: Person;
let shop: ReturnType<typeof buying>;

beforeAll(async () => {
  school = await openSchool();
  [course, draft] = [await school.course(), await school.course({ isLive: false })];
  [ada, bob] = [await school.student('ada'), await school.student('bob')];
  shop = buying(school);
});
afterAll(() => school.close());

const forget = async () => {
  await school.drainJobs();
  for (const table of ['enrolments', 'tax_documents', 'refunds', 'order_events', 'orders', 'demo_checkouts', 'mails'])
    await school.db(table).delete();
};

describe('a coupon', () => {
  it('is asked about on the server, which tells its code to nobody', async () => {
    const valid = await shop.coupon(ada, { courseId: course.id, coupon: ' cusp10 ' });
    expect(valid).toMatchObject({
      status: 200,
      json: { valid: true, price: 499, discount: 49.9, total: 449.1, title: 'Ten months' },
    });
    expect(valid.text.toUpperCase()).not.toContain('CUSP10');
    for (const coupon of ['nope', '', null, undefined]) {
      expect(await shop.coupon(ada, { courseId: course.id, coupon })).toMatchObject({
        status: 200,
        json: { valid: false, discount: 0, total: 499 },
      });
    }
  });

  it('says nothing of what is not on sale', async () => {
    for (const courseId of [draft.id, 'nothing']) {
      expect(await shop.coupon(ada, { courseId, coupon: 'CUSP10' })).toMatchObject(
        problem(404, 'enrolment/not-for-sale'),
      );
    }
  });
});

describe('the way to the card page', () => {
  beforeAll(forget);

  it('charges what the server says, whatever is sent along', async () => {
    const lies = {
      price: 1,
      amount: 1,
      totalCents: 1,
      currency: 'USD',
      quantity: 0,
      userId: bob.id,
      discount: 100,
      ['__proto__']: { price: 1 },
    };
    const checkoutId = await shop.atCardPage(ada, course.id, lies);
    expect(await school.db('demo_checkouts').where({ id: checkoutId }).first()).toMatchObject({
      amount_cents: 49_900,
      currency: 'AUD',
      user_id: ada.id,
    });
    expect(await shop.page(ada, checkoutId)).toMatchObject({
      status: 200,
      json: { total: 499, status: 'open', courseTitle: 'Ten months' },
    });
  });

  it('is refused with a wrong coupon, and with a page to come back to that is not ours', async () => {
    expect(await shop.start(ada, { courseId: course.id, coupon: 'nope' })).toMatchObject(
      problem(422, 'enrolment/coupon', ['coupon']),
    );
    for (const page of [{ successUrl: '//evil.example' }, { cancelUrl: `${school.origin}.evil.example/` }])
      expect(await shop.start(ada, { courseId: course.id, ...page })).toMatchObject(
        problem(400, 'enrolment/foreign-page'),
      );
  });

  it('leads back to pages of ours', async () => {
    await forget();
    const id = await shop.atCardPage(ada, course.id, {
      successUrl: `${school.origin}/payment-success?x=1`,
      cancelUrl: '/payment-cancel',
    });
    expect((await shop.page(ada, id)).json).toMatchObject({
      successUrl: `${school.origin}/payment-success?session_id=${id}&course_id=${course.id}`,
      cancelUrl: `${school.origin}/payment-cancel`,
    });
  });

  it('is closed for drafts and for unknown courses alike, and open to nobody else', async () => {
    const [unknown, hidden] = [
      await shop.start(ada, { courseId: 'nothing' }),
      await shop.start(ada, { courseId: draft.id }),
    ];
    expect(hidden).toMatchObject(problem(404, 'enrolment/not-for-sale'));
    expect(hidden.text).toBe(unknown.text);
    const id = await shop.atCardPage(ada, course.id);
    for (const answer of [
      await shop.page(bob, id),
      await shop.pay(bob, id),
      await shop.cancel(bob, id),
      await shop.page(ada, 'nothing'),
    ]) {
      expect(answer).toMatchObject(problem(404, 'demo-checkout/none'));
    }
    expect((await shop.page(ada, id)).json).toMatchObject({ status: 'open' });
  });

  it('can be left without paying, and taken again', async () => {
    const id = await shop.atCardPage(ada, course.id);
    expect(await shop.cancel(ada, id)).toMatchObject({ status: 200, json: { status: 'cancelled' } });
    expect(await shop.pay(ada, id)).toMatchObject(problem(409, 'demo-checkout/over'));
    expect(await shop.confirm(ada, id, course.id)).toMatchObject({ status: 200, json: { success: false } });
    expect(await shop.atCardPage(ada, course.id)).not.toBe(id);
  });
});

describe('a payment', () => {
  it('opens the course at once, without signing in again, and sends one receipt', async () => {
    await forget();
    expect(await shop.owned(ada)).toEqual([]);
    expect((await school.ask('GET', `/user/courses/${course.id}`, { as: ada })).status).toBe(403);
    const id = await shop.atCardPage(ada, course.id, { coupon: 'cusp10' });
    expect(await shop.pay(ada, id)).toMatchObject({ status: 200, json: { status: 'paid' } });
    const success = await shop.confirm(ada, id, course.id);
    expect(success).toMatchObject({
      status: 200,
      json: {
        success: true,
        courseId: course.id,
        courseTitle: 'Ten months',
        receiptNumber: expect.stringMatching(/^CUSP-/),
      },
    });
    expect((await shop.confirm(ada, id, course.id)).text).toBe(success.text);
    expect((await shop.pay(ada, id)).status).toBe(200);
    expect(await shop.owned(ada)).toEqual([course.id]);
    expect((await school.ask('GET', `/user/courses/${course.id}`, { as: ada })).status).toBe(200);
    expect((await school.ask('GET', '/user/purchases', { as: ada })).json).toMatchObject([
      { courseId: course.id, price: 499, discount: 49.9, total: 449.1 },
    ]);
    expect(await shop.start(ada, { courseId: course.id })).toMatchObject(problem(409, 'enrolment/already-enrolled'));
    const receipts = await shop.receiptsTo(ada);
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toContain('Total: AUD 449.10');
  });

  it('is nobody else’s', async () => {
    await forget();
    const id = await shop.atCardPage(ada, course.id);
    await shop.payUnnoticed(id);
    expect(await shop.confirm(bob, id, course.id)).toMatchObject({ status: 200, text: '{"success":false}' });
    expect([await shop.owned(ada), await shop.owned(bob)]).toEqual([[], []]);
  });
});
