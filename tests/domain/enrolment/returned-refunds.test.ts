import { describe, expect, it } from 'vitest';
import { historyOf } from '../../../src/domain/enrolment/order-history.ts';
import { SCHOOL, shop } from './shop.ts';

/** Ada has paid 499 dollars, and all of it was given back. */
async function givenBack() {
  const world = await shop();
  const { atCardPage, gateway, fulfil, giveBack, stores, monitor } = world;
  const checkoutId = await atCardPage();
  gateway.pay(checkoutId);
  await fulfil.run({ checkoutId });
  const { id: orderId } = (await stores.orders.findByCheckout(checkoutId))!;
  await giveBack(orderId);
  const [refund] = await stores.refunds.listOf(orderId);
  const state = async () => ({
    order: await stores.orders.find(orderId),
    refunds: (await stores.refunds.listOf(orderId)).map((one) => one.state),
    creditNotes: (await stores.taxDocuments.listOf([orderId])).filter(({ kind }) => kind === 'credit-note').length,
    isEnrolled: (await stores.enrolments.find('ada', 'course')) !== undefined,
    told: (await stores.orderEvents.listOf(orderId)).filter(({ kind }) => kind === 'refund-returned').length,
    reports: (await monitor.list('waiting', world.clock.now(), { limit: 50 })).filter(
      ({ name }) => name === 'enrolment/report-returned-refund',
    ).length,
  });
  return { ...world, checkoutId, orderId, refundId: refund?.id ?? '', state };
}

const STILL_OWED = { refunds: ['done'], creditNotes: 1, isEnrolled: false, told: 1, reports: 1 };

describe('a refund that the buyer’s bank sends back', () => {
  it('is told once, and leaves books and access as they are: the buyer is owed the money', async () => {
    const { gateway, fulfil, checkoutId, refundId, state } = await givenBack();
    const before = await state();
    gateway.returnRefund(refundId);
    for (let time = 0; time < 3; time += 1) await fulfil.run({ checkoutId });
    expect(await state()).toEqual({ ...before, ...STILL_OWED });
  });

  it('is found by the reconciler when no message came, and looked at no more afterwards', async () => {
    const { gateway, reconcile, refundId, state } = await givenBack();
    gateway.returnRefund(refundId);
    await reconcile.run();
    expect(await state()).toMatchObject(STILL_OWED);
    gateway.calls.length = 0;
    await reconcile.run();
    expect(gateway.calls).toEqual(['listPaid', 'listReversals']);
  });

  it('is a refused one when it was never in the books, and may be asked for again', async () => {
    const { giveBack, gateway, finishRefunds, stores, atCardPage, fulfil } = await shop();
    const checkoutId = await atCardPage();
    gateway.pay(checkoutId);
    await fulfil.run({ checkoutId });
    const { id: orderId } = (await stores.orders.findByCheckout(checkoutId))!;
    const away = { after: () => (gateway.isAway = true) };
    gateway.plan('refund', away);
    expect(await giveBack(orderId)).toEqual({ state: 'asked' });
    gateway.isAway = false;
    const [asked] = await stores.refunds.listOf(orderId);
    gateway.returnRefund(asked?.id ?? '');
    await finishRefunds.run();
    expect(await stores.refunds.listOf(orderId)).toMatchObject([
      { state: 'refused', refusal: expect.stringContaining('bank') },
    ]);
    expect(await stores.orderEvents.listOf(orderId)).not.toContainEqual(
      expect.objectContaining({ kind: 'refund-returned' }),
    );
    expect(await giveBack(orderId)).toEqual({ state: 'done' });
  });

  it('is an alarm in the log and one mail to the school, with the sum and where to find it', async () => {
    const { reportReturnedRefund, orderId, refundId, alarms, mailbox } = await givenBack();
    const before = (await mailbox.list({ limit: 10 })).mails.length;
    for (let time = 0; time < 2; time += 1) await reportReturnedRefund.run({ orderId, refundId, amountCents: 49_900 });
    expect(alarms).toEqual([`enrolment/refund-returned ${orderId}`, `enrolment/refund-returned ${orderId}`]);
    const { mails } = await mailbox.list({ limit: 10 });
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]).toMatchObject({ to: SCHOOL, subject: expect.stringMatching(/^A refund came back: CUSP-/) });
    for (const words of ['AUD 499.00', refundId, 'ada@example.org']) expect(mails[0]?.text).toContain(words);
  });

  it('stands in the history with its sum, or with the service’s number where it was made at its desk', async () => {
    const { gateway, fulfil, checkoutId, orderId, refundId, stores } = await givenBack();
    gateway.returnRefund(refundId);
    gateway.falsify(checkoutId, {
      returned: [
        { id: refundId, amountCents: 49_900 },
        { id: 're_desk', amountCents: 100 },
      ],
    });
    await fulfil.run({ checkoutId });
    const history = historyOf({
      order: (await stores.orders.find(orderId))!,
      refunds: await stores.refunds.listOf(orderId),
      documents: [],
      events: await stores.orderEvents.listOf(orderId),
      mails: [],
      actions: [],
      actorNames: new Map(),
    });
    expect(history.filter(({ kind }) => kind === 'refund-returned')).toMatchObject([
      { amountCents: 49_900 },
      { detail: 're_desk' },
    ]);
  });
});
