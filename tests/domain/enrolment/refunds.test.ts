import { describe, expect, it } from 'vitest';
import { canMove, ORDER_STATUSES, statusesBefore } from '../../../src/domain/enrolment/order.ts';
import { inParallel } from '../../contracts/in-parallel.ts';
import { anOrder, LASTING } from '../../contracts/samples.ts';
import { refused, replyLost, slowBy } from '../../doubles/enrolment/fake-gateway.ts';
import { shop } from './shop.ts';

/** What Ada paid, given back. */
const WHOLE = { id: 'whole', amountCents: 49_900 };

const REQUEST = { actorId: 'boss', seenRefundedCents: 0, reason: 'Asked in time.', endsAccess: false };

/** Ada has bought the course, and the receipt is no job any more. */
async function bought() {
  const world = await shop();
  const { gateway, fulfil, jobs, monitor, clock, stores } = world;
  const checkoutId = await world.atCardPage();
  gateway.pay(checkoutId);
  await fulfil.run({ checkoutId });
  for (const job of await jobs.lease(clock.now(), clock.now(), 10)) await jobs.done(job.id);
  const order = (await stores.orders.findByCheckout(checkoutId))!;
  clock.advance(60_000);
  const waiting = async () => (await monitor.list('waiting', clock.now(), { limit: 10 })).map(({ name }) => name);
  const isEnrolled = async () => (await stores.enrolments.find('ada', 'course')) !== undefined;
  return { ...world, checkoutId, order, waiting, isEnrolled };
}

describe('the states of an order', () => {
  it('move as the table says, and never back', () => {
    const moves = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves.toSorted()).toEqual([
      'cancelled → failed',
      'cancelled → paid',
      'cancelled → processing',
      'failed → paid',
      'paid → refunded',
      'pending → cancelled',
      'pending → failed',
      'pending → paid',
      'pending → processing',
      'processing → failed',
      'processing → paid',
    ]);
    expect(statusesBefore('paid').toSorted()).toEqual(['cancelled', 'failed', 'pending', 'processing']);
    expect(statusesBefore('pending')).toEqual([]);
  });
});

describe('a payment whose money went back', () => {
  it('ends the access that it gave and leaves one notice to write, however often it is asked', async () => {
    const { gateway, fulfil, checkoutId, order, stores, waiting, isEnrolled, clock } = await bought();
    await gateway.refund(checkoutId, WHOLE);
    for (let call = 0; call < 20; call += 1) gateway.plan('find', slowBy(call % 4));
    const answers = await inParallel(30, () => fulfil.run({ checkoutId }));
    expect(answers.every(({ status }) => status === 'refunded')).toBe(true);
    expect(await stores.orders.find(order.id)).toEqual({
      ...order,
      status: 'refunded',
      refundedCents: 49_900,
      refundedAt: clock.now(),
    });
    expect(await isEnrolled()).toBe(false);
    expect(await stores.enrolments.listOf('ada')).toMatchObject([{ orderId: order.id, revokedAt: clock.now() }]);
    expect(await waiting()).toEqual(['enrolment/send-refund-notice']);
  });

  it('leaves access that an administrator gave afterwards', async () => {
    const { gateway, fulfil, checkoutId, order, stores, isEnrolled, clock } = await bought();
    await stores.enrolments.revoke('ada', 'course', clock.now());
    await stores.enrolments.add({
      userId: 'ada',
      courseId: 'course',
      since: clock.now(),
      orderId: null,
      term: LASTING,
    });
    await gateway.refund(checkoutId, WHOLE);
    await fulfil.run({ checkoutId });
    expect((await stores.orders.find(order.id))?.status).toBe('refunded');
    expect(await isEnrolled()).toBe(true);
  });

  it('leaves access to a course that was paid twice, under the order that is still paid', async () => {
    const { gateway, fulfil, checkoutId, stores, clock } = await bought();
    await stores.orders.add(anOrder({ id: 'second', status: 'paid', paidAt: clock.now() }));
    await stores.orders.add(anOrder({ id: 'elsewhere', courseId: 'other', status: 'paid', paidAt: clock.now() }));
    await gateway.refund(checkoutId, WHOLE);
    await fulfil.run({ checkoutId });
    expect(await stores.enrolments.find('ada', 'course')).toMatchObject({ orderId: 'second', revokedAt: null });
  });

  it('gives nothing when it came and went before we heard of it', async () => {
    const { gateway, fulfil, atCardPage, stores, traces } = await shop();
    const checkoutId = await atCardPage();
    gateway.pay(checkoutId);
    await gateway.refund(checkoutId, WHOLE);
    expect(await fulfil.run({ checkoutId })).toEqual({ status: 'refunded' });
    expect((await stores.orders.findByCheckout(checkoutId))?.status).toBe('refunded');
    expect(await traces()).toEqual({ paid: 0, isEnrolled: false, jobs: 1 });
  });

  it('can be followed by another purchase', async () => {
    const { gateway, fulfil, checkoutId, atCardPage, isEnrolled } = await bought();
    await gateway.refund(checkoutId, WHOLE);
    await fulfil.run({ checkoutId });
    const again = await atCardPage();
    expect(again).not.toBe(checkoutId);
    gateway.pay(again);
    await fulfil.run({ checkoutId: again });
    await fulfil.run({ checkoutId });
    expect(await isEnrolled()).toBe(true);
  });

  it('is undone as a whole when one write fails', async () => {
    const { gateway, fulfil, checkoutId, order, stores, breakStores, isEnrolled } = await bought();
    await gateway.refund(checkoutId, WHOLE);
    breakStores({ outbox: { add: () => Promise.reject(new Error('the database is away')) } });
    await expect(fulfil.run({ checkoutId })).rejects.toThrow('away');
    expect((await stores.orders.find(order.id))?.status).toBe('paid');
    expect(await isEnrolled()).toBe(true);
    breakStores({});
    await fulfil.run({ checkoutId });
    expect(await isEnrolled()).toBe(false);
  });
});

describe('a payment of which a part went back', () => {
  it('keeps the access and counts what went back, in any order of the news', async () => {
    const { gateway, fulfil, checkoutId, order, stores, waiting, isEnrolled, clock } = await bought();
    await gateway.refund(checkoutId, { id: 'part', amountCents: 10_000 });
    await inParallel(10, () => fulfil.run({ checkoutId }));
    expect(await stores.orders.find(order.id)).toEqual({ ...order, refundedCents: 10_000, refundedAt: clock.now() });
    expect(await isEnrolled()).toBe(true);
    expect(await waiting()).toEqual(['enrolment/send-refund-notice']);
    await gateway.refund(checkoutId, { id: 'rest', amountCents: 39_900 });
    await fulfil.run({ checkoutId });
    expect(await stores.orders.find(order.id)).toMatchObject({ status: 'refunded', refundedCents: 49_900 });
    expect(await isEnrolled()).toBe(false);
    expect(await waiting()).toEqual(['enrolment/send-refund-notice', 'enrolment/send-refund-notice']);
    expect(await stores.refunds.listOf(order.id)).toMatchObject([
      { amountCents: 10_000, state: 'done', actorId: null },
      { amountCents: 39_900, state: 'done', actorId: null },
    ]);
  });
});

describe('refunding an order', () => {
  it('gives the money back and ends the access, once, however many ask at once', async () => {
    const { refund, giveBack, gateway, checkoutId, order, stores, isEnrolled, waiting } = await bought();
    const request = { ...REQUEST, orderId: order.id, amountCents: 49_900, endsAccess: true };
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => refund.run(request)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ kind: 'conflict', isStale: true });
    expect(await gateway.find(checkoutId)).toMatchObject({ status: 'refunded', refundedCents: 49_900 });
    expect(await isEnrolled()).toBe(false);
    expect(await waiting()).toEqual(['enrolment/send-refund-notice']);
    expect(await stores.refunds.listOf(order.id)).toMatchObject([
      { state: 'done', amountCents: 49_900, reason: 'Asked in time.', actorId: 'boss' },
    ]);
    expect(await stores.auditLog.listAbout('ada')).toMatchObject([{ kind: 'refunded', actorId: 'boss' }]);
    await expect(giveBack(order.id, { amountCents: 1 })).rejects.toMatchObject({ code: 'enrolment/not-paid' });
  });

  it('of all of it keeps the access where nobody said that it ends', async () => {
    const { giveBack, order, stores, isEnrolled } = await bought();
    await giveBack(order.id, { endsAccess: false });
    expect(await isEnrolled()).toBe(true);
    expect(await stores.orders.find(order.id)).toMatchObject({ status: 'refunded' });
  });

  it('of a part keeps the access, and ends it where that was asked for', async () => {
    const { giveBack, order, stores, isEnrolled } = await bought();
    expect(await giveBack(order.id, { amountCents: 10_000 })).toEqual({ state: 'done' });
    expect(await isEnrolled()).toBe(true);
    await giveBack(order.id, { amountCents: 5000, endsAccess: true });
    expect(await isEnrolled()).toBe(false);
    expect(await stores.orders.find(order.id)).toMatchObject({ status: 'paid', refundedCents: 15_000 });
  });

  it('gives no access again to an order whose access ended with a part of its money', async () => {
    const { giveBack, order, atCardPage, gateway, fulfil, stores, isEnrolled } = await bought();
    await giveBack(order.id, { amountCents: 5000, endsAccess: true });
    const again = await atCardPage();
    gateway.pay(again);
    await fulfil.run({ checkoutId: again });
    expect(await isEnrolled()).toBe(true);
    await giveBack((await stores.orders.findByCheckout(again))!.id);
    expect(await isEnrolled()).toBe(false);
  });

  it.each([
    ['the answer of the refund was lost', 'refund', replyLost],
    ['the service did not hear of it', 'refund', refused],
    ['the service was not to be asked what became of it', 'find', refused],
  ] as const)('is finished by the next round when %s, and made once', async (_, verb, trouble) => {
    const { giveBack, finishRefunds, gateway, checkoutId, order, stores, isEnrolled, waiting } = await bought();
    gateway.plan(verb, trouble);
    expect(await giveBack(order.id, { amountCents: 20_000 })).toEqual({ state: 'asked' });
    await expect(giveBack(order.id, { amountCents: 20_000 })).rejects.toMatchObject({ code: 'enrolment/refund-open' });
    await inParallel(3, () => finishRefunds.run());
    await finishRefunds.run();
    expect(await gateway.find(checkoutId)).toMatchObject({ refundedCents: 20_000 });
    expect(await stores.refunds.listOf(order.id)).toMatchObject([{ state: 'done', amountCents: 20_000 }]);
    expect(await waiting()).toEqual(['enrolment/send-refund-notice']);
    expect(await isEnrolled()).toBe(true);
  });

  it('is refused for good where the service has given the money back already, and that is recorded', async () => {
    const { giveBack, gateway, checkoutId, order, stores } = await bought();
    await gateway.refund(checkoutId, { id: 'at its own desk', amountCents: 40_000 });
    const tooMuch = { kind: 'conflict', code: 'enrolment/refund-too-large' };
    await expect(giveBack(order.id, { amountCents: 20_000 })).rejects.toMatchObject(tooMuch);
    const refunds = await stores.refunds.listOf(order.id);
    expect(refunds.map(({ state, amountCents, actorId }) => [state, amountCents, actorId]).toSorted()).toEqual([
      ['done', 40_000, null],
      ['refused', 20_000, 'boss'],
    ]);
    await expect(giveBack(order.id, { seenRefundedCents: 0 })).rejects.toMatchObject({
      code: 'enrolment/refund-stale',
    });
    expect(await giveBack(order.id)).toEqual({ state: 'done' });
  });

  it('refuses what was never paid, is disputed, too much or unknown, and writes nothing', async () => {
    const { giveBack, atCardPage, stores, gateway } = await shop();
    await expect(giveBack('nothing')).rejects.toMatchObject({ kind: 'not-found' });
    const checkoutId = await atCardPage();
    const order = (await stores.orders.findByCheckout(checkoutId))!;
    const notPaid = { kind: 'conflict', code: 'enrolment/not-paid' };
    await expect(giveBack(order.id)).rejects.toMatchObject(notPaid);
    await stores.orders.add(anOrder({ id: 'no-checkout', courseId: 'other', status: 'paid' }));
    await expect(giveBack('no-checkout')).rejects.toMatchObject(notPaid);
    const paid = { status: 'paid', paidAt: new Date() } as const;
    await stores.orders.add(anOrder({ id: 'disputed', checkoutId: 'x', dispute: 'open', ...paid }));
    await expect(giveBack('disputed')).rejects.toMatchObject({ code: 'enrolment/disputed' });
    await stores.orders.add(anOrder({ id: 'paid', checkoutId: 'y', refundedCents: 10_000, ...paid }));
    await expect(giveBack('paid', { amountCents: 34_911 })).rejects.toMatchObject({
      code: 'enrolment/refund-too-large',
    });
    for (const id of [order.id, 'no-checkout', 'disputed', 'paid']) expect(await stores.refunds.listOf(id)).toEqual([]);
    expect(await stores.auditLog.listAbout('ada')).toEqual([]);
    expect((await gateway.find(checkoutId))?.status).toBe('open');
  });
});

describe('the notice of a refund', () => {
  it('is one mail to the buyer, with the sum, the credit note and what becomes of access', async () => {
    const { giveBack, order, stores, sendRefundNotice, mailbox, clock } = await bought();
    await giveBack(order.id, { amountCents: 10_000 });
    clock.advance(60_000);
    await giveBack(order.id);
    const refunds = await stores.refunds.listOf(order.id);
    for (let time = 0; time < 2; time += 1)
      for (const { id: refundId } of refunds) {
        await sendRefundNotice.run({ orderId: order.id, refundId });
        clock.advance(1);
      }
    const mails = (await mailbox.list({ limit: 10 })).mails.toReversed();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your credit note CN-000001', 'Your credit note CN-000002']);
    expect(mails[0]?.text).toContain('Refunded: AUD 100.00');
    expect(mails[0]?.text).toContain('Your access to the course stays as it is.');
    expect(mails[0]?.text).toContain('INV-000001');
    expect(mails[1]?.text).toContain('The access that it paid for has ended.');
    expect(mails[0]?.text).not.toContain('Asked in time.');
  });

  it('left by an older version is about the whole order', async () => {
    const { giveBack, order, sendRefundNotice, mailbox } = await bought();
    await giveBack(order.id);
    await sendRefundNotice.run({ orderId: order.id });
    expect((await mailbox.list({ limit: 10 })).mails[0]?.subject).toMatch(/^Your refund for CUSP-/);
  });

  it('is not written for an order that is unknown', async () => {
    const { sendRefundNotice } = await shop();
    await expect(sendRefundNotice.run({ orderId: 'nothing' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
