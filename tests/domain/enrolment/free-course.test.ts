import { describe, expect, it, vi } from 'vitest';
import { NOTHING, ONCE, ORIGIN, shop } from './shop.ts';

async function freeShop() {
  const world = await shop();
  await world.change({ priceCents: 0 });
  const confirm = (checkoutId: string, userId = 'ada') => world.confirm.run({ userId, checkoutId, courseId: 'course' });
  const idIn = (url: string) => new URL(url).searchParams.get('session_id') ?? '';
  return { ...world, confirmed: confirm, idIn };
}

describe('a course of nothing', () => {
  it('is given at once, with a receipt, and no payment service hears of it', async () => {
    const { start, gateway, traces, confirmed, idIn } = await freeShop();
    const { url } = await start();
    expect(url.startsWith(`${ORIGIN}/payment-success?`)).toBe(true);
    expect(new URL(url).searchParams.get('course_id')).toBe('course');
    expect(await traces()).toEqual(ONCE);
    expect(await confirmed(idIn(url))).toMatchObject({ status: 'paid', order: { totalCents: 0 } });
    expect(await confirmed(idIn(url), 'bob')).toBeUndefined();
    expect(gateway.calls).toEqual([]);
  });

  it('is given once for twenty presses at once', async () => {
    const { start, traces } = await freeShop();
    const ends = await Promise.allSettled(inParallelTwenty(start));
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ kind: 'conflict' });
    expect(await traces()).toEqual(ONCE);
    await expect(start()).rejects.toMatchObject({ code: 'enrolment/already-enrolled' });
  });

  it('is not given again to a press that read, before it was theirs, that it was not', async () => {
    const { start, stores, traces } = await freeShop();
    await start();
    vi.spyOn(stores.enrolments, 'find').mockResolvedValueOnce(undefined);
    await expect(start()).rejects.toMatchObject({ code: 'enrolment/already-enrolled' });
    expect(await traces()).toEqual(ONCE);
  });

  it('is given by another press when the first one broke in the middle', async () => {
    const { start, breakStores, traces } = await freeShop();
    breakStores({ outbox: { add: () => Promise.reject(new Error('connection lost')) } });
    await expect(start()).rejects.toThrow('connection lost');
    expect(await traces()).toEqual(NOTHING);
    breakStores({});
    await start();
    expect(await traces()).toEqual(ONCE);
  });

  it('has its price asked for again once it costs something', async () => {
    const { start, breakStores, change, gateway } = await freeShop();
    breakStores({ outbox: { add: () => Promise.reject(new Error('connection lost')) } });
    await expect(start()).rejects.toThrow('connection lost');
    breakStores({});
    await change({ priceCents: 49_900 });
    await start();
    expect(gateway.list()).toMatchObject([{ status: 'open', amountCents: 49_900 }]);
  });

  it('has nothing to give back, and nothing to reconcile', async () => {
    const { start, stores, idIn, refund, reconcile, gateway } = await freeShop();
    const order = await stores.orders.findByCheckout(idIn((await start()).url));
    const whole = { actorId: 'boss', amountCents: 1, seenRefundedCents: 0, reason: '', endsAccess: true };
    await expect(refund.run({ ...whole, orderId: order?.id ?? '' })).rejects.toMatchObject({
      code: 'enrolment/not-paid',
    });
    await reconcile.run();
    expect(gateway.calls).toEqual(['listPaid', 'listReversals']);
  });
});

const inParallelTwenty = (work: () => Promise<unknown>) => Array.from({ length: 20 }, () => work());
