import { beforeEach, describe, expect, it } from 'vitest';
import { boughtUntil, endOfDay } from '../../../src/domain/enrolment/access-period.ts';
import { ListAccess } from '../../../src/domain/enrolment/queries/list-access.ts';
import { MoveAccessEnd } from '../../../src/domain/enrolment/use-cases/move-access-end.ts';
import { after, DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { coursesForSale } from '../../../src/main/composition/links/enrolment.ts';
import { shop } from './shop.ts';

async function owned() {
  const world = await shop();
  const { gateway, fulfil, clock, stores, work, ids } = world;
  const buy = async () => {
    const checkoutId = await world.atCardPage();
    gateway.pay(checkoutId);
    await fulfil.run({ checkoutId });
    return (await stores.orders.findByCheckout(checkoutId))!;
  };
  const first = await buy();
  const forSale = coursesForSale(stores.courses, world.catalog);
  const list = new ListAccess(stores.enrolments, forSale, clock);
  const move = new MoveAccessEnd(stores.users, work, ids, clock);
  return {
    ...world,
    buy,
    first,
    end: first.access!.until,
    access: async () => (await list.run({ userId: 'ada' }))[0],
    mayEnter: async () => (await stores.enrolments.find('ada', 'course')) !== undefined,
    moveEnd: (until: string, reason = 'Was ill in March') =>
      move.run({ actorId: 'boss', userId: 'ada', courseId: 'course', until, reason }),
    refund: async (orderId: string) => {
      const order = (await stores.orders.find(orderId))!;
      await gateway.refund(order.checkoutId!, { id: `refund of ${orderId}`, amountCents: order.totalCents });
      await fulfil.run({ checkoutId: order.checkoutId! });
    },
  };
}

let world: Awaited<ReturnType<typeof owned>>;
beforeEach(async () => {
  world = await owned();
});

describe('access that was bought', () => {
  it('lasts as long as was agreed, whatever the course is sold for later', async () => {
    expect(world.first).toMatchObject({ durationMonths: 10, access: { from: world.clock.now(), until: world.end } });
    await world.change({ durationMonths: 1 });
    world.clock.set(world.end);
    expect(await world.mayEnter()).toBe(true);
    world.clock.advance(1);
    expect(await world.mayEnter()).toBe(false);
  });

  it('is what the buyer saw when the course is changed between the card page and the payment', async () => {
    world.clock.set(after(world.end, 1));
    const checkoutId = await world.atCardPage();
    await world.change({ durationMonths: 3 });
    world.gateway.pay(checkoutId);
    await world.fulfil.run({ checkoutId });
    expect((await world.access())?.endsAt).toEqual(boughtUntil(world.clock.now(), 10));
  });

  it('asks anew for an order that was opened when the course lasted longer', async () => {
    world.clock.set(after(world.end, 1));
    const before = await world.atCardPage();
    await world.change({ durationMonths: 3 });
    const now = await world.atCardPage();
    expect(now).not.toBe(before);
    expect((await world.gateway.find(before))?.status).toBe('expired');
    expect(await world.stores.orders.findByCheckout(now)).toMatchObject({ durationMonths: 3 });
  });
});

describe('extending', () => {
  it('is refused as buying twice until the end is near, and then comes behind what is there', async () => {
    const early = after(world.end, -60 * DAY_MS);
    world.clock.set(early);
    await expect(world.start()).rejects.toMatchObject({ code: 'enrolment/already-enrolled' });
    expect(await world.access()).toMatchObject({ isActive: true, canExtend: false });
    world.clock.advance(1);
    expect(await world.access()).toMatchObject({ isActive: true, canExtend: true });
    expect(await world.quote.run({ userId: 'ada', courseId: 'course' })).toMatchObject({
      endsAt: world.end,
      accessUntil: boughtUntil(world.end, 10),
    });
    const order = await world.buy();
    expect(order.access).toEqual({ from: world.end, until: boughtUntil(world.end, 10) });
    await expect(world.start()).rejects.toMatchObject({ code: 'enrolment/already-enrolled' });
  });

  it('begins on its own day when access has ended; the course stays listed until then', async () => {
    world.clock.set(after(world.end, 40 * DAY_MS));
    expect(await world.access()).toMatchObject({ endsAt: world.end, isActive: false, canExtend: true });
    const { access } = await world.buy();
    expect(access).toEqual({ from: world.clock.now(), until: boughtUntil(world.clock.now(), 10) });
    expect(await world.access()).toMatchObject({ isActive: true, canExtend: false });
  });

  it('by a payment that takes days is not called owned: it is on its way, and once it has failed another begins', async () => {
    world.clock.set(after(world.end, -DAY_MS));
    const checkoutId = await world.atCardPage();
    world.gateway.payLater(checkoutId);
    await expect(world.start()).rejects.toMatchObject({ code: 'enrolment/payment-processing' });
    world.gateway.arrive(checkoutId, false);
    expect(await world.atCardPage()).not.toBe(checkoutId);
  });

  it('by a payment that failed before anybody heard of it begins again at once', async () => {
    world.clock.set(after(world.end, -DAY_MS));
    const checkoutId = await world.atCardPage();
    world.gateway.payLater(checkoutId);
    world.gateway.arrive(checkoutId, false);
    expect(await world.atCardPage()).not.toBe(checkoutId);
  });

  it('is not offered of a draft, and nothing is listed that was revoked', async () => {
    world.clock.set(after(world.end, 1));
    await world.change({ isLive: false });
    expect(await world.access()).toMatchObject({ canExtend: false });
    world.clock.set(world.first.paidAt!);
    await world.stores.enrolments.revoke('ada', 'course', world.clock.now());
    expect(await world.access()).toBeUndefined();
  });

  it('is given back by a refund, alone or with what stood before it', async () => {
    world.clock.set(after(world.end, -DAY_MS));
    const extension = await world.buy();
    await world.refund(extension.id);
    expect((await world.access())?.endsAt).toEqual(world.end);
    const another = await world.buy();
    await world.refund(world.first.id);
    expect(await world.stores.enrolments.find('ada', 'course')).toMatchObject({
      orderId: another.id,
      endsAt: boughtUntil(world.clock.now(), 10),
    });
    await world.refund(another.id);
    expect(await world.mayEnter()).toBe(false);
    expect(await world.access()).toBeUndefined();
  });

  it('that was refunded long after it ended takes nothing else along', async () => {
    world.clock.set(after(world.end, DAY_MS));
    const again = await world.buy();
    await world.refund(world.first.id);
    expect((await world.access())?.endsAt).toEqual(again.access?.until);
  });
});

describe('an end that an administrator set', () => {
  it('holds at once, is noted with its reason, and opens what had ended', async () => {
    world.clock.set(after(world.end, DAY_MS));
    expect(await world.moveEnd('2027-03-31')).toEqual({ studentName: 'Ada Lovelace', endsAt: endOfDay('2027-03-31') });
    expect(await world.mayEnter()).toBe(true);
    expect(await world.stores.auditLog.all()).toMatchObject([
      { actorId: 'boss', kind: 'end-moved', userId: 'ada', endsAt: endOfDay('2027-03-31'), reason: 'Was ill in March' },
    ]);
  });

  it.each(['2026-03-01', '2026-02-30', '2036-03-03', 'tomorrow'])('is never %s', async (day) => {
    await expect(world.moveEnd(day)).rejects.toMatchObject({ kind: 'invalid', fields: { until: expect.any(String) } });
  });

  it('may be today', async () => {
    await world.moveEnd('2026-03-02');
    expect((await world.access())?.endsAt).toEqual(endOfDay('2026-03-02'));
  });

  it('is refused for a course they never had, and for one that was taken away', async () => {
    await world.stores.enrolments.revoke('ada', 'course', world.clock.now());
    await expect(world.moveEnd('2026-05-01')).rejects.toMatchObject({ code: 'enrolment/access-revoked' });
    const move = new MoveAccessEnd(world.stores.users, world.work, world.ids, world.clock);
    const other = { actorId: 'boss', userId: 'ada', courseId: 'other', until: '2026-05-01', reason: 'x' };
    await expect(move.run(other)).rejects.toMatchObject({ code: 'enrolment/never-enrolled' });
    await expect(move.run({ ...other, userId: 'nobody' })).rejects.toMatchObject({ code: 'enrolment/no-student' });
    expect(await world.stores.auditLog.all()).toEqual([]);
  });
});
