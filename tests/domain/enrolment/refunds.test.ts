import { describe, expect, it } from 'vitest';
import { canMove, ORDER_STATUSES, statusesBefore } from '../../../src/domain/enrolment/order.ts';
import { inParallel } from '../../contracts/in-parallel.ts';
import { anOrder, LASTING } from '../../contracts/samples.ts';
import { refused, replyLost, slowBy } from '../../doubles/enrolment/fake-gateway.ts';
import { shop } from './shop.ts';

/** What Ada paid, given back. */
const WHOLE = { id: 'whole', amountCents: 49_900 };

/** Ada has bought the course, and the receipt is no job any more. */
async function bought() {
  const world = await shop();
  const { gateway, fulfil, jobs, clock, stores } = world;
  const checkoutId = await world.atCardPage();
  gateway.pay(checkoutId);
  await fulfil.run({ checkoutId });
  for (const job of await jobs.lease(clock.now(), clock.now(), 10)) await jobs.done(job.id);
  const order = (await stores.orders.findByCheckout(checkoutId))!;
  clock.advance(60_000);
  const waiting = async () => (await jobs.list('waiting', clock.now(), { limit: 10 })).map(({ name }) => name);
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
    const { gateway, fulfil, checkoutId, order, stores, isEnrolled } = await bought();
    await gateway.refund(checkoutId, WHOLE);
    const add = stores.outbox.add.bind(stores.outbox);
    stores.outbox.add = () => Promise.reject(new Error('the database is away'));
    await expect(fulfil.run({ checkoutId })).rejects.toThrow('away');
    expect((await stores.orders.find(order.id))?.status).toBe('paid');
    expect(await isEnrolled()).toBe(true);
    stores.outbox.add = add;
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
    expect(await waiting()).toEqual([]);
    await gateway.refund(checkoutId, { id: 'rest', amountCents: 39_900 });
    await fulfil.run({ checkoutId });
    expect(await stores.orders.find(order.id)).toMatchObject({ status: 'refunded', refundedCents: 49_900 });
    expect(await isEnrolled()).toBe(false);
    expect(await waiting()).toEqual(['enrolment/send-refund-notice']);
  });
});

describe('refunding an order', () => {
  it('gives the money back and ends the access, once', async () => {
    const { refund, gateway, checkoutId, order, isEnrolled, waiting } = await bought();
    await inParallel(5, () => refund.run({ orderId: order.id }));
    await refund.run({ orderId: order.id });
    expect((await gateway.find(checkoutId))?.status).toBe('refunded');
    expect(await isEnrolled()).toBe(false);
    expect(await waiting()).toEqual(['enrolment/send-refund-notice']);
  });

  it('is finished by another try when the answer was lost', async () => {
    const { refund, gateway, order, isEnrolled } = await bought();
    gateway.plan('refund', replyLost);
    await expect(refund.run({ orderId: order.id })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await isEnrolled()).toBe(true);
    gateway.plan('find', refused);
    await expect(refund.run({ orderId: order.id })).rejects.toMatchObject({ kind: 'unavailable' });
    await refund.run({ orderId: order.id });
    expect(await isEnrolled()).toBe(false);
  });

  it('refuses what was never paid and what is unknown', async () => {
    const { refund, atCardPage, stores, gateway } = await shop();
    await expect(refund.run({ orderId: 'nothing' })).rejects.toMatchObject({ kind: 'not-found' });
    const checkoutId = await atCardPage();
    const order = (await stores.orders.findByCheckout(checkoutId))!;
    const notPaid = { kind: 'conflict', code: 'enrolment/not-paid' };
    await expect(refund.run({ orderId: order.id })).rejects.toMatchObject(notPaid);
    await stores.orders.add(anOrder({ id: 'no-checkout', courseId: 'other' }));
    await expect(refund.run({ orderId: 'no-checkout' })).rejects.toMatchObject(notPaid);
    expect((await gateway.find(checkoutId))?.status).toBe('open');
  });
});

describe('the notice of a refund', () => {
  it('is one mail to the buyer, with the sum and the day', async () => {
    const { refund, order, sendRefundNotice, mailbox } = await bought();
    await refund.run({ orderId: order.id });
    for (let time = 0; time < 2; time += 1) await sendRefundNotice.run({ orderId: order.id });
    const { mails } = await mailbox.list({ limit: 10 });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^Your refund for CUSP-/);
    expect(mails[0]?.text).toContain('Refunded on: 2 March 2026');
  });

  it('is not written for an order that is unknown', async () => {
    const { sendRefundNotice } = await shop();
    await expect(sendRefundNotice.run({ orderId: 'nothing' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
