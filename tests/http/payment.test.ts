import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ToggleLive } from '../../src/domain/catalog/use-cases/toggle-live.ts';
import { inParallel } from '../contracts/in-parallel.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';
import { problem } from './support/problem.ts';

let school: School;
let course: MadeCourse;
let other: MadeCourse;
let draft: MadeCourse;
let ada: Person;
let bob: Person;
let shop: ReturnType<typeof buying>;

beforeAll(async () => {
  school = await openSchool({ WORK_JOBS: '1' });
  [course, other, draft] = [
    await school.course(),
    await school.course({ title: 'Sprint' }),
    await school.course({ isLive: false }),
  ];
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
  it('is asked about on the server, whichever letters are used', async () => {
    for (const coupon of ['CUSP10', ' cusp10 ']) {
      expect(await shop.coupon(ada, { courseId: course.id, coupon })).toMatchObject({
        status: 200,
        json: { valid: true, price: 499, discount: 49.9, total: 449.1, title: 'Ten months' },
      });
    }
    for (const coupon of ['nope', '', null, undefined]) {
      expect(await shop.coupon(ada, { courseId: course.id, coupon })).toMatchObject({
        status: 200,
        json: { valid: false, discount: 0, total: 499 },
      });
    }
    expect((await shop.coupon(ada, { courseId: course.id, coupon: 'cusp10' })).text.toUpperCase()).not.toContain(
      'CUSP10',
    );
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

  it('is the same for a second click, and another one with a coupon', async () => {
    const first = await shop.atCardPage(ada, course.id);
    expect(await shop.atCardPage(ada, course.id)).toBe(first);
    const cheaper = await shop.atCardPage(ada, course.id, { coupon: 'cusp10' });
    expect(cheaper).not.toBe(first);
    expect((await shop.page(ada, first)).json).toMatchObject({ status: 'expired' });
    expect(await shop.pay(ada, first)).toMatchObject(problem(409, 'demo-checkout/over'));
    expect((await shop.page(ada, cheaper)).json).toMatchObject({ total: 449.1 });
  });

  it('is one for fifty clicks at once', async () => {
    const answers = await inParallel(50, () => shop.start(bob, { courseId: other.id }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await school.db('orders').where({ user_id: bob.id })).toHaveLength(1);
  });

  it.each([{ coupon: 'nope' }, { coupon: 'CUSP1O' }, { coupon: '%' }])(
    'is refused with a wrong coupon: %j',
    async (input) => {
      expect(await shop.start(ada, { courseId: course.id, ...input })).toMatchObject(
        problem(422, 'enrolment/coupon', ['coupon']),
      );
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2f%2fevil.example',
    '/\t/evil.example',
  ])('never leads back to %j', async (page) => {
    for (const input of [{ successUrl: page }, { cancelUrl: page }, { successUrl: `${school.origin}.evil.example/` }]) {
      expect(await shop.start(ada, { courseId: course.id, ...input })).toMatchObject(
        problem(400, 'enrolment/foreign-page'),
      );
    }
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

  it('counts once when the message and fifty success pages come at once', async () => {
    await forget();
    const id = await shop.atCardPage(ada, course.id);
    await shop.payUnnoticed(id);
    const message = await shop.message(id);
    const answers = await Promise.all([
      inParallel(50, () => shop.confirm(ada, id, course.id)),
      inParallel(20, () => shop.webhook(message)),
    ]);
    expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0].every(({ json }) => (json as { success: boolean }).success)).toBe(true);
    expect(await shop.owned(ada)).toEqual([course.id]);
    expect(await shop.receiptsTo(ada)).toHaveLength(1);
  });

  it.each(['message first', 'success page first'])('counts once with the %s', async (order) => {
    await forget();
    const id = await shop.atCardPage(ada, course.id);
    await shop.payUnnoticed(id);
    const message = await shop.message(id);
    const steps = [() => shop.webhook(message), () => shop.confirm(ada, id, course.id)];
    for (const step of order.startsWith('message') ? steps : steps.toReversed())
      expect((await step()).status).toBe(200);
    expect(await shop.owned(ada)).toEqual([course.id]);
    expect(await shop.receiptsTo(ada)).toHaveLength(1);
  });

  it('is nobody else’s, and for nothing else', async () => {
    await forget();
    const id = await shop.atCardPage(ada, course.id);
    await shop.payUnnoticed(id);
    for (const [who, checkoutId, courseId] of [
      [bob, id, course.id],
      [ada, id, other.id],
      [ada, 'demo_invented', course.id],
      [ada, '', course.id],
      [ada, id, ''],
    ] as const) {
      expect(await shop.confirm(who, checkoutId, courseId)).toMatchObject({ status: 200, text: '{"success":false}' });
    }
    expect([await shop.owned(ada), await shop.owned(bob)]).toEqual([[], []]);
    const twice = await school.ask('GET', `/payment/success?session_id=${id}&session_id=${id}&course_id=${course.id}`, {
      as: ada,
    });
    expect(twice).toMatchObject(problem(400, 'request/parameter'));
  });

  it('keeps the course although it goes off sale', async () => {
    await forget();
    const id = await shop.atCardPage(ada, other.id);
    await school.container.get(ToggleLive).run({ courseId: other.id });
    expect((await shop.pay(ada, id)).status).toBe(200);
    expect((await school.ask('GET', `/user/courses/${other.id}`, { as: ada })).status).toBe(200);
    await school.container.get(ToggleLive).run({ courseId: other.id });
  });

  it('is found after everything was down between paying and enrolling', async () => {
    await forget();
    const id = await shop.atCardPage(ada, course.id);
    await school.restart(() => markPaidOnDisk(school.settings.dataDir, id));
    shop = buying(school);
    for (let wait = 0; wait < 100 && (await shop.owned(ada)).length === 0; wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await shop.owned(ada)).toEqual([course.id]);
    expect(await shop.receiptsTo(ada)).toHaveLength(1);
  });
});

/** What a payment service does while we are away. */
async function markPaidOnDisk(dataDir: string, checkoutId: string): Promise<void> {
  const { openDatabase } = await import('../../src/adapters/knex/database.ts');
  const db = openDatabase({ file: `${dataDir}/cusp.sqlite` });
  await db('demo_checkouts').where({ id: checkoutId }).update({ status: 'paid' });
  await db.destroy();
}
