import { describe, expect, it } from 'vitest';
import type { Dispute } from '../../../src/domain/enrolment/order.ts';
import { inParallel } from '../../contracts/in-parallel.ts';
import { NOTHING, ONCE, shop } from './shop.ts';

/** Ada has paid by a bank debit, which takes days. */
async function onItsWay() {
  const world = await shop();
  const checkoutId = await world.atCardPage();
  world.gateway.payLater(checkoutId);
  const order = async () => (await world.stores.orders.findByCheckout(checkoutId))!;
  const waiting = async () =>
    (await world.monitor.list('waiting', world.clock.now(), { limit: 10 })).map(({ name }) => name);
  return {
    ...world,
    checkoutId,
    order,
    waiting,
    confirm: () => world.confirm.run({ userId: 'ada', checkoutId, courseId: 'course' }),
  };
}

describe('a payment that takes days', () => {
  it('gives nothing until it arrives, and then the course, once', async () => {
    const { fulfil, confirm, gateway, checkoutId, order, traces } = await onItsWay();
    expect(await confirm()).toMatchObject({ status: 'processing', order: { courseId: 'course' } });
    expect((await order()).status).toBe('processing');
    expect(await traces()).toEqual(NOTHING);
    gateway.arrive(checkoutId, true);
    await inParallel(10, () => fulfil.run({ checkoutId }));
    expect(await confirm()).toMatchObject({ status: 'paid' });
    expect(await traces()).toEqual(ONCE);
  });

  it('keeps its buyer from paying for the same course meanwhile, whatever coupon they try', async () => {
    const { start, gateway, order } = await onItsWay();
    const processing = { kind: 'conflict', code: 'enrolment/payment-processing' };
    await expect(start()).rejects.toMatchObject(processing);
    await expect(start({ coupon: 'CUSP10' })).rejects.toMatchObject(processing);
    expect(gateway.list()).toHaveLength(1);
    expect((await order()).status).toBe('processing');
  });

  it('that fails is told to its buyer once, who may then pay again', async () => {
    const { fulfil, confirm, gateway, checkoutId, order, waiting, sendPaymentFailed, mailbox, atCardPage } =
      await onItsWay();
    await fulfil.run({ checkoutId });
    gateway.arrive(checkoutId, false);
    for (let time = 0; time < 3; time += 1) await fulfil.run({ checkoutId });
    expect(await confirm()).toMatchObject({ status: 'failed' });
    expect(await order()).toMatchObject({ status: 'failed', paidAt: null });
    expect(await waiting()).toEqual(['enrolment/send-payment-failed']);
    for (let time = 0; time < 2; time += 1) await sendPaymentFailed.run({ orderId: (await order()).id });
    const { mails } = await mailbox.list({ limit: 10 });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', 'Your payment for Ten months did not arrive'],
    ]);
    const again = await atCardPage();
    expect(again).not.toBe(checkoutId);
    gateway.pay(again);
    await fulfil.run({ checkoutId: again });
    expect(await order()).toMatchObject({ status: 'failed' });
  });

  it('that failed before anybody heard of it lets its buyer start again at once', async () => {
    const { start, gateway, checkoutId, order } = await onItsWay();
    gateway.arrive(checkoutId, false);
    const { url } = await start();
    expect(url).not.toContain(checkoutId);
    expect((await order()).status).toBe('failed');
  });
});

describe('a payment that the buyer’s bank asks for', () => {
  const disputed = async (...turns: readonly Dispute[]) => {
    const world = await shop();
    const checkoutId = await world.atCardPage();
    world.gateway.pay(checkoutId);
    await world.fulfil.run({ checkoutId });
    for (const turn of turns) {
      world.gateway.dispute(checkoutId, turn);
      for (let time = 0; time < 2; time += 1) await world.fulfil.run({ checkoutId });
    }
    const order = (await world.stores.orders.findByCheckout(checkoutId))!;
    const isEnrolled = (await world.stores.enrolments.find('ada', 'course')) !== undefined;
    const noted = (await world.stores.auditLog.listAbout('ada')).map(({ kind }) => kind).toSorted();
    return { ...world, checkoutId, order, isEnrolled, noted };
  };

  it('keeps the course until that is decided, and is told and noted once for each turn', async () => {
    const { order, isEnrolled, noted, confirm, checkoutId } = await disputed('open', 'won');
    expect(order).toMatchObject({ status: 'paid', dispute: 'won', refundedCents: 0 });
    expect(isEnrolled).toBe(true);
    expect(noted).toEqual(['dispute-open', 'dispute-won']);
    expect(await confirm.run({ userId: 'ada', checkoutId, courseId: 'course' })).toMatchObject({ status: 'paid' });
  });

  it('ends the course when the bank takes it', async () => {
    const { order, isEnrolled, noted } = await disputed('open', 'lost');
    expect(order).toMatchObject({ status: 'refunded', dispute: 'lost', refundedCents: 49_900 });
    expect(isEnrolled).toBe(false);
    expect(noted).toEqual(['dispute-lost', 'dispute-open']);
  });

  it('is an alarm in the log and one mail to the school', async () => {
    const { order, reportDispute, alarms, mailbox } = await disputed('open');
    for (let time = 0; time < 2; time += 1) await reportDispute.run({ orderId: order.id });
    expect(alarms).toEqual([`enrolment/disputed ${order.id}`, `enrolment/disputed ${order.id}`]);
    const { mails } = await mailbox.list({ limit: 10 });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'hello@cusp.test',
      subject: expect.stringMatching(/^A payment is disputed: CUSP-/),
    });
  });
});
