import { describe, expect, it } from 'vitest';
import type { Checkout } from '../../../src/domain/enrolment/ports.ts';
import { inParallel } from '../../contracts/in-parallel.ts';
import { anOrder } from '../../contracts/samples.ts';
import { refused, slowBy } from '../../doubles/enrolment/fake-gateway.ts';
import { NOTHING, ONCE, shop } from './shop.ts';

describe('fulfilling a payment', () => {
  it('enrols once and leaves one receipt to write, however often it is asked', async () => {
    const { fulfil, atCardPage, gateway, traces, stores, clock } = await shop();
    const checkoutId = await atCardPage();
    gateway.pay(checkoutId);
    for (let call = 0; call < 20; call += 1) gateway.plan('find', slowBy(call % 4));
    const answers = await inParallel(50, () => fulfil.run({ checkoutId }));
    expect(answers.every((answer) => answer.status === 'paid')).toBe(true);
    expect(await traces()).toEqual(ONCE);
    expect(await stores.orders.findByCheckout(checkoutId)).toMatchObject({ status: 'paid', paidAt: clock.now() });
  });

  it('tells the order as it is after the payment', async () => {
    const { fulfil, atCardPage, gateway, clock } = await shop();
    const checkoutId = await atCardPage();
    gateway.pay(checkoutId);
    expect(await fulfil.run({ checkoutId })).toMatchObject({
      status: 'paid',
      order: { status: 'paid', paidAt: clock.now() },
    });
  });

  it('leaves an order alone that is still to be paid', async () => {
    const { fulfil, atCardPage, traces, stores } = await shop();
    const checkoutId = await atCardPage();
    expect(await fulfil.run({ checkoutId })).toEqual({ status: 'open' });
    expect(await traces()).toEqual(NOTHING);
    expect((await stores.orders.findByCheckout(checkoutId))?.status).toBe('pending');
  });

  it.each(['cancelled', 'expired'] as const)('sets an order aside whose checkout is %s', async (status) => {
    const { fulfil, atCardPage, gateway, traces, stores } = await shop();
    const checkoutId = await atCardPage();
    gateway.falsify(checkoutId, { status });
    expect(await fulfil.run({ checkoutId })).toEqual({ status });
    expect(await traces()).toEqual(NOTHING);
    expect((await stores.orders.findByCheckout(checkoutId))?.status).toBe('cancelled');
  });

  it('enrols who paid after all, although we had given the order up', async () => {
    const { fulfil, atCardPage, gateway, traces, stores } = await shop();
    const checkoutId = await atCardPage();
    const order = await stores.orders.findByCheckout(checkoutId);
    await stores.orders.markCancelled(order?.id ?? '');
    gateway.pay(checkoutId);
    await fulfil.run({ checkoutId });
    expect(await traces()).toEqual(ONCE);
  });

  it('never takes a payment back because a later message is older', async () => {
    const { fulfil, atCardPage, gateway, traces } = await shop();
    const checkoutId = await atCardPage();
    gateway.pay(checkoutId);
    await fulfil.run({ checkoutId });
    gateway.falsify(checkoutId, { status: 'expired' });
    await fulfil.run({ checkoutId });
    expect(await traces()).toEqual(ONCE);
  });

  it.each<[string, Partial<Checkout>]>([
    ['a cent less', { amountCents: 49_899 }],
    ['a cent more', { amountCents: 49_901 }],
    ['nothing', { amountCents: 0 }],
    ['another currency', { currency: 'USD' }],
    ['the currency in small letters', { currency: 'aud' }],
    ['another buyer', { userId: 'bob' }],
    ['another course', { courseId: 'other' }],
    ['another order', { orderId: 'of-bob' }],
    ['no order of ours', { orderId: 'nothing' }],
    ['another checkout of the same order', { id: 'fake_7' }],
  ])('gives nothing for a payment of %s, and leaves one job that tells the school', async (_what, lie) => {
    const { fulfil, atCardPage, gateway, traces, stores } = await shop();
    const checkoutId = await atCardPage();
    await stores.orders.add(
      anOrder({ id: 'of-bob', userId: 'bob', priceCents: 49_900, discountCents: 0, totalCents: 49_900 }),
    );
    gateway.pay(checkoutId);
    gateway.falsify(checkoutId, lie);
    for (let time = 0; time < 2; time += 1) expect(await fulfil.run({ checkoutId })).toEqual({ status: 'unmatched' });
    expect(await traces()).toEqual({ ...NOTHING, jobs: 1 });
    expect(await traces('bob')).toMatchObject({ paid: 0, isEnrolled: false });
    expect(await stores.unmatchedPayments.listOpen()).toHaveLength(1);
    expect((await stores.orders.findByCheckout(checkoutId))?.status).toBe('pending');
  });

  it('gives a course that went off sale while somebody stood at its card page', async () => {
    const { fulfil, atCardPage, gateway, traces, change } = await shop();
    const checkoutId = await atCardPage();
    await change({ isLive: false });
    gateway.pay(checkoutId);
    await fulfil.run({ checkoutId });
    expect(await traces()).toEqual(ONCE);
  });

  it('knows no invented checkout', async () => {
    const { fulfil, traces } = await shop();
    await expect(fulfil.run({ checkoutId: 'invented' })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'enrolment/no-checkout',
    });
    expect(await traces()).toEqual(NOTHING);
  });

  it('leaves nothing half-done when the database gives up in the middle, and finishes later', async () => {
    const { atCardPage, gateway, breakStores, traces, fulfil } = await shop();
    const checkoutId = await atCardPage();
    gateway.pay(checkoutId);
    const lost = () => Promise.reject(new Error('connection lost'));
    for (const fault of [
      { outbox: { add: lost } },
      { enrolments: { extend: lost } },
      { taxDocuments: { listOf: lost } },
    ]) {
      breakStores(fault);
      await expect(fulfil.run({ checkoutId })).rejects.toThrow('connection lost');
      expect(await traces()).toEqual(NOTHING);
    }
    breakStores({});
    await fulfil.run({ checkoutId });
    expect(await traces()).toEqual(ONCE);
  });

  it('does nothing while the payment service is away', async () => {
    const { fulfil, atCardPage, gateway, traces } = await shop();
    const checkoutId = await atCardPage();
    gateway.pay(checkoutId);
    gateway.plan('find', refused);
    await expect(fulfil.run({ checkoutId })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await traces()).toEqual(NOTHING);
  });
});
