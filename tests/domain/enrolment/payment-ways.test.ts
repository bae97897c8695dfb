import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { anOrder } from '../../contracts/samples.ts';
import { replyLost } from '../../doubles/enrolment/fake-gateway.ts';
import { emptyDomainDatabases } from '../../support/domain-database.ts';
import { NOTHING, ONCE, shop } from './shop.ts';

const EVENTS = ['message', 'message', 'success page', 'reconciler', 'success page'];

/** Each order once: which of two messages comes first makes none. */
const orders = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : [...new Set(items)].flatMap((item) =>
        orders(items.toSpliced(items.indexOf(item), 1)).map((rest) => [item, ...rest]),
      );

/** Ada has paid, and nobody has told us yet. */
async function paidUnnoticed() {
  const school = await shop();
  const checkoutId = await school.atCardPage();
  school.gateway.pay(checkoutId);
  const body = school.gateway.eventOf(checkoutId);
  const tell = (event: string): Promise<unknown> => {
    if (event === 'message') return school.receive.run({ body, signature: school.gateway.sign(body) });
    if (event === 'reconciler') return school.reconcile.run();
    return school.confirm.run({ userId: 'ada', checkoutId, courseId: 'course' });
  };
  return { ...school, checkoutId, tell };
}

describe('the three ways in which a payment reaches us', () => {
  it('end the same in all 30 orders of five events', async () => {
    const all = orders(EVENTS);
    expect(all).toHaveLength(30);
    for (const order of all) {
      await emptyDomainDatabases();
      const { tell, traces } = await paidUnnoticed();
      for (const event of order) await tell(event);
      expect(await traces(), order.join(', ')).toEqual(ONCE);
    }
  });

  it('end the same when all come at once', async () => {
    const { tell, traces } = await paidUnnoticed();
    await Promise.all([...EVENTS, ...EVENTS, ...EVENTS].map(tell));
    expect(await traces()).toEqual(ONCE);
  });
});

describe('the success page', () => {
  it('tells the buyer what was bought', async () => {
    const { confirm, checkoutId } = await paidUnnoticed();
    const confirmation = await confirm.run({ userId: 'ada', checkoutId, courseId: 'course' });
    expect(confirmation).toMatchObject({ status: 'paid', order: { courseId: 'course', status: 'paid' } });
  });

  it.each([
    ['somebody else', { userId: 'bob' }],
    ['another course', { courseId: 'other' }],
  ])('says no to %s, and asks nobody', async (_what, change) => {
    const { confirm, checkoutId, gateway, traces } = await paidUnnoticed();
    gateway.calls.length = 0;
    expect(await confirm.run({ userId: 'ada', checkoutId, courseId: 'course', ...change })).toBeUndefined();
    expect(gateway.calls).toEqual([]);
    expect(await traces()).toEqual(NOTHING);
  });

  it.each(['fake_99', ''])('says no to an invented checkout that the service does not know: %j', async (invented) => {
    const { confirm, traces } = await paidUnnoticed();
    expect(await confirm.run({ userId: 'ada', checkoutId: invented, courseId: 'course' })).toBeUndefined();
    expect(await traces()).toEqual(NOTHING);
  });

  it('says no as long as nothing was paid', async () => {
    const { confirm, atCardPage, gateway } = await shop();
    const checkoutId = await atCardPage();
    expect(await confirm.run({ userId: 'ada', checkoutId, courseId: 'course' })).toBeUndefined();
    gateway.cancel(checkoutId);
    expect(await confirm.run({ userId: 'ada', checkoutId, courseId: 'course' })).toBeUndefined();
  });

  it('says no to an order whose money went back', async () => {
    const { confirm, db, checkoutId, traces } = await paidUnnoticed();
    await db('orders').where({ checkout_id: checkoutId }).update({ status: 'refunded' });
    expect(await confirm.run({ userId: 'ada', checkoutId, courseId: 'course' })).toBeUndefined();
    expect(await traces()).toEqual(NOTHING);
  });
});

describe('a message of the payment service', () => {
  it('counts for nothing unless it is signed', async () => {
    const { receive, gateway, checkoutId, traces } = await paidUnnoticed();
    const body = gateway.eventOf(checkoutId);
    for (const signature of [undefined, '', gateway.sign(Buffer.from('{}'))]) {
      await expect(receive.run({ body, signature })).rejects.toMatchObject({ kind: 'malformed' });
    }
    expect(await traces()).toEqual(NOTHING);
  });

  it('is believed only as far as the books go', async () => {
    const { receive, gateway, atCardPage, traces } = await shop();
    const body = gateway.eventOf(await atCardPage());
    await receive.run({ body, signature: gateway.sign(body) });
    expect(await traces()).toEqual(NOTHING);
  });

  it('of a kind that we do not use is taken and forgotten', async () => {
    const { receive, gateway, traces } = await shop();
    const body = Buffer.from('{"about":"the weather"}');
    await receive.run({ body, signature: gateway.sign(body) });
    expect(await traces()).toEqual(NOTHING);
  });
});

describe('the reconciler', () => {
  it('names the orders that do not add up, after it has tried the others', async () => {
    const { reconcile, checkoutId, stores, traces, clock } = await paidUnnoticed();
    const early = new Date(clock.now().getTime() - 1000);
    await stores.orders.add(anOrder({ id: 'lost', userId: 'bob', checkoutId: 'gone', createdAt: early }));
    await stores.orders.add(anOrder({ id: 'gone too', userId: 'eve', checkoutId: 'gone as well', createdAt: early }));
    const round = reconcile.run();
    await expect(round).rejects.toThrow('gone too, lost');
    await expect(round).rejects.toMatchObject({
      errors: [{ code: 'enrolment/no-checkout' }, { code: 'enrolment/no-checkout' }],
    });
    expect((await stores.orders.findByCheckout(checkoutId))?.status).toBe('paid');
    expect(await traces()).toEqual(ONCE);
  });

  it('enrols who paid after we had given the order up, although no message came', async () => {
    const { reconcile, checkoutId, stores, traces } = await paidUnnoticed();
    const order = await stores.orders.findByCheckout(checkoutId);
    await stores.orders.markCancelled(order?.id ?? '');
    await reconcile.run();
    expect(await traces()).toEqual(ONCE);
  });

  it('stops at an outage and catches up in the next round', async () => {
    const { reconcile, gateway, traces } = await paidUnnoticed();
    gateway.plan('find', replyLost);
    await expect(reconcile.run()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await traces()).toEqual(NOTHING);
    await reconcile.run();
    expect(await traces()).toEqual(ONCE);
  });

  it('looks back for three days and no further', async () => {
    for (const [hours, expected] of [
      [71.9, ONCE],
      [72.1, NOTHING],
    ] as const) {
      const { reconcile, clock, traces } = await paidUnnoticed();
      clock.advance(hours * HOUR_MS);
      await reconcile.run();
      expect(await traces()).toEqual(expected);
    }
  });

  it('asks about nothing that is settled', async () => {
    const { reconcile, gateway } = await paidUnnoticed();
    await reconcile.run();
    gateway.calls.length = 0;
    await reconcile.run();
    expect(gateway.calls).toEqual(['listPaid', 'listReversals']);
  });

  it('finds what went back at the service’s own desk, and asks about nothing that it knows', async () => {
    const { reconcile, gateway, checkoutId, stores, clock } = await paidUnnoticed();
    await reconcile.run();
    clock.advance(5 * 24 * HOUR_MS);
    await gateway.refund(checkoutId, { id: 'part', amountCents: 100 });
    gateway.calls.length = 0;
    for (let round = 0; round < 2; round += 1) await reconcile.run();
    expect(gateway.calls).toEqual(['listPaid', 'listReversals', 'find', 'listPaid', 'listReversals']);
    expect(await stores.orders.findByCheckout(checkoutId)).toMatchObject({ status: 'paid', refundedCents: 100 });
    await gateway.refund(checkoutId, { id: 'rest', amountCents: 49_800 });
    await reconcile.run();
    expect(await stores.enrolments.find('ada', 'course')).toBeUndefined();
  });

  it('finds disputes, and asks until they are decided', async () => {
    const { reconcile, gateway, checkoutId, stores, clock } = await paidUnnoticed();
    await reconcile.run();
    clock.advance(20 * 24 * HOUR_MS);
    gateway.dispute(checkoutId, 'open');
    await reconcile.run();
    expect((await stores.orders.findByCheckout(checkoutId))?.dispute).toBe('open');
    clock.advance(60 * 24 * HOUR_MS);
    gateway.dispute(checkoutId, 'lost');
    await reconcile.run();
    expect(await stores.orders.findByCheckout(checkoutId)).toMatchObject({ status: 'refunded', dispute: 'lost' });
  });

  it('asks about payments that are on their way, however long that takes', async () => {
    const { reconcile, gateway, atCardPage, traces, clock } = await shop();
    const checkoutId = await atCardPage();
    gateway.payLater(checkoutId);
    await reconcile.run();
    clock.advance(9 * 24 * HOUR_MS);
    gateway.arrive(checkoutId, true);
    await reconcile.run();
    expect(await traces()).toEqual(ONCE);
  });
});
