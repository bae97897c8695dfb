import { describe, expect, it } from 'vitest';
import { ONCE, SCHOOL, shop } from './shop.ts';

const PAID_ONLY = { paid: 1, isEnrolled: false };

/** Ada stands at the card page, and the course is deleted behind her back. */
async function goneWhilePaying() {
  const school = await shop();
  const checkoutId = await school.atCardPage();
  await school.deleteCourse();
  const kinds = async () => {
    const now = school.clock.now();
    return (await school.jobs.lease(now, now, 100)).map(({ name, payload }) => ({ name, payload }));
  };
  const orderId = (await school.stores.orders.findByCheckout(checkoutId))?.id ?? '';
  return { ...school, checkoutId, orderId, kinds };
}

describe('a payment for a course that is gone', () => {
  it('is kept as paid, lets nobody into nothing, and is reported once', async () => {
    const { gateway, fulfil, checkoutId, orderId, traces, kinds, stores } = await goneWhilePaying();
    gateway.pay(checkoutId);
    for (let time = 1; time <= 3; time += 1) {
      expect(await fulfil.run({ checkoutId })).toMatchObject({
        status: 'paid',
        isEnrolled: false,
        order: { status: 'paid' },
      });
    }
    expect(await traces()).toMatchObject(PAID_ONLY);
    expect(await stores.enrolments.listOf('ada')).toEqual([]);
    expect((await kinds()).filter(({ name }) => name.startsWith('enrolment/'))).toEqual([
      { name: 'enrolment/close-checkouts', payload: { courseId: 'course' } },
      { name: 'enrolment/report-undeliverable', payload: { orderId } },
    ]);
  });

  it('is no success on the page that asks, which then names the support', async () => {
    const { gateway, confirm, checkoutId } = await goneWhilePaying();
    gateway.pay(checkoutId);
    expect(await confirm.run({ userId: 'ada', checkoutId, courseId: 'course' })).toBeUndefined();
  });

  it('stays a success where the course went only afterwards', async () => {
    const { atCardPage, gateway, fulfil, confirm, deleteCourse, traces } = await shop();
    const checkoutId = await atCardPage();
    gateway.pay(checkoutId);
    await fulfil.run({ checkoutId });
    expect(await traces()).toEqual(ONCE);
    await deleteCourse();
    expect(await confirm.run({ userId: 'ada', checkoutId, courseId: 'course' })).toMatchObject({ status: 'paid' });
  });
});

describe('the report of it', () => {
  it('tells the school to refund and the buyer that it will, once each, and raises the alarm', async () => {
    const { gateway, fulfil, report, checkoutId, orderId, mailbox, alarms } = await goneWhilePaying();
    gateway.pay(checkoutId);
    await fulfil.run({ checkoutId });
    await report.run({ orderId });
    await report.run({ orderId });
    const { mails } = await mailbox.list({ limit: 10 });
    const toSchool = mails.find(({ to }) => to === SCHOOL);
    const toBuyer = mails.find(({ to }) => to === 'ada@example.org');
    expect(mails).toHaveLength(2);
    expect(toSchool?.subject).toMatch(/^Please refund CUSP-/);
    for (const part of [orderId, checkoutId, 'ada@example.org', 'AUD 499.00', '"Ten months"'])
      expect(toSchool?.text).toContain(part);
    expect(toBuyer?.replyTo).toBe(SCHOOL);
    for (const part of ['Dear Ada Lovelace', 'AUD 499.00', '"Ten months"']) expect(toBuyer?.text).toContain(part);
    expect(toBuyer?.text).not.toContain('/mycourse/');
    expect(alarms).toEqual([`enrolment/undeliverable ${orderId}`, `enrolment/undeliverable ${orderId}`]);
  });

  it('reaches the school though the buyer is gone, and knows no invented order', async () => {
    const { report, orderId, mailbox, stores } = await goneWhilePaying();
    stores.users.find = async () => undefined;
    await report.run({ orderId });
    expect((await mailbox.list({ limit: 10 })).mails.map(({ to }) => to)).toEqual([SCHOOL]);
    await expect(report.run({ orderId: 'nothing' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('deleting a course', () => {
  it('closes the card pages that are open for it, and no other one', async () => {
    const { closeCheckouts, checkoutId, gateway, stores, atCardPage, orderId } = await goneWhilePaying();
    const other = await atCardPage({ courseId: 'other' });
    await closeCheckouts.run({ courseId: 'course' });
    await closeCheckouts.run({ courseId: 'course' });
    expect(gateway.pay(checkoutId)).toBe(false);
    expect((await stores.orders.find(orderId))?.status).toBe('cancelled');
    expect(gateway.pay(other)).toBe(true);
  });

  it('sets aside an order whose card page is not open yet', async () => {
    const { closeCheckouts, orderId, stores, db } = await goneWhilePaying();
    await db('orders').where({ id: orderId }).update({ checkout_id: null });
    await closeCheckouts.run({ courseId: 'course' });
    expect((await stores.orders.find(orderId))?.status).toBe('cancelled');
  });

  it('notices who paid in the moment before', async () => {
    const { closeCheckouts, checkoutId, gateway, traces, kinds } = await goneWhilePaying();
    gateway.pay(checkoutId);
    await closeCheckouts.run({ courseId: 'course' });
    expect(await traces()).toMatchObject(PAID_ONLY);
    expect((await kinds()).map(({ name }) => name)).toContain('enrolment/report-undeliverable');
  });

  it('tries again when the payment service is away', async () => {
    const { closeCheckouts, checkoutId, gateway } = await goneWhilePaying();
    gateway.isAway = true;
    await expect(closeCheckouts.run({ courseId: 'course' })).rejects.toMatchObject({ kind: 'unavailable' });
    gateway.isAway = false;
    await closeCheckouts.run({ courseId: 'course' });
    expect(gateway.pay(checkoutId)).toBe(false);
  });
});
