import { describe, expect, it } from 'vitest';
import { canMove, ORDER_STATUSES, type Order, type OrderStatus } from '../../src/domain/enrolment/order.ts';
import type { OrderRepository } from '../../src/domain/enrolment/ports.ts';
import { inParallel } from './in-parallel.ts';
import { anOrder, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

const ids = (orders: readonly Order[]): string[] => orders.map((order) => order.id);

/** What every OrderRepository promises. `open` hands over an empty one. */
export function orderRepositoryContract(adapter: string, open: () => Promise<OrderRepository>): void {
  const holding = async (...given: readonly Order[]): Promise<OrderRepository> => {
    const orders = await open();
    for (const order of given) await orders.add(order);
    return orders;
  };

  describe(`OrderRepository on ${adapter}`, () => {
    it('adds an order once for its id and once for its checkout, also beside a pending one', async () => {
      const orders = await open();
      await orders.add(anOrder());
      const again = anOrder({ id: 'again', checkoutId: 'cs_again', status: 'cancelled' });
      const added = await inParallel(5, () => orders.addOnce(again));
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await orders.find('again')).toEqual(again);
      expect(await orders.addOnce({ ...again, id: 'third' })).toBe(false);
      expect(await orders.addOnce(anOrder({ checkoutId: 'cs_order', status: 'cancelled' }))).toBe(false);
      expect(await orders.find('order')).toEqual(anOrder());
      await orders.setCheckout('order', 'cs_order', null);
      expect(await orders.find('order')).toMatchObject({ checkoutId: 'cs_order', checkoutUrl: null });
    });

    it.each(['NZ', null])('gives an order back as it was, from %s', async (buyerCountry) => {
      const order = anOrder({ courseTitle: ODD_TEXT, totalCents: 100_000_000, coupon: null, buyerCountry });
      const orders = await holding(order);
      expect(await orders.find('order')).toEqual(order);
      expect(await orders.find('another')).toBeUndefined();
    });

    it('finds an order by its checkout once that is known', async () => {
      const orders = await holding(anOrder());
      expect(await orders.findByCheckout('cs_1')).toBeUndefined();
      await orders.setCheckout('order', 'cs_1', 'https://pay.example.org/cs_1');
      const withCheckout = anOrder({ checkoutId: 'cs_1', checkoutUrl: 'https://pay.example.org/cs_1' });
      expect(await orders.findByCheckout('cs_1')).toEqual(withCheckout);
      expect(await orders.find('order')).toEqual(withCheckout);
    });

    it('lets one of twenty clicks at once open the order', async () => {
      const orders = await open();
      const tries = await inParallel(20, (index) =>
        orders.add(anOrder({ id: `order-${index}` })).then(
          () => 'added',
          (error: { code: string }) => error.code,
        ),
      );
      expect(tries.filter((answer) => answer === 'added')).toHaveLength(1);
      expect(tries.filter((answer) => answer === 'enrolment/order-open')).toHaveLength(19);
    });

    it('is paid by one of twenty confirmations at once', async () => {
      const orders = await holding(anOrder());
      const answers = await inParallel(20, () => orders.markPaid('order', tuesday));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await orders.find('order')).toEqual(anOrder({ status: 'paid', paidAt: tuesday }));
    });

    it('is refunded by one of twenty who learn of it at once', async () => {
      const orders = await holding(anOrder({ status: 'paid', paidAt: monday }));
      const answers = await inParallel(20, () => orders.markRefunded('order', 44_910, tuesday));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await orders.find('order')).toEqual(
        anOrder({ status: 'refunded', paidAt: monday, refundedCents: 44_910, refundedAt: tuesday }),
      );
      expect(await orders.listPaidOf('ada')).toEqual([]);
      expect(await orders.markRefunded('not-there', 44_910, tuesday)).toBe(false);
    });

    it('stays paid while part of it went back, and counts what went back upwards only', async () => {
      const orders = await holding(anOrder({ status: 'paid', paidAt: monday }));
      const answers = await inParallel(20, () => orders.markRefunded('order', 10_000, tuesday));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await orders.markRefunded('order', 9_999, friday)).toBe(false);
      const part = anOrder({ status: 'paid', paidAt: monday, refundedCents: 10_000, refundedAt: tuesday });
      expect(await orders.find('order')).toEqual(part);
      expect(await orders.listPaidOf('ada')).toEqual([part]);
      expect(await orders.markRefunded('order', 44_909, friday)).toBe(true);
      expect((await orders.find('order'))?.status).toBe('paid');
      expect(await orders.markRefunded('order', 44_910, friday)).toBe(true);
      expect(await orders.find('order')).toMatchObject({ status: 'refunded', refundedCents: 44_910 });
    });

    it('tells one of twenty that a dispute is news', async () => {
      const orders = await holding(anOrder({ status: 'paid', paidAt: monday }));
      const answers = await inParallel(20, () => orders.setDispute('order', 'open'));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await orders.find('order')).toEqual(anOrder({ status: 'paid', paidAt: monday, dispute: 'open' }));
      expect(await orders.setDispute('order', 'won')).toBe(true);
      expect(await orders.setDispute('not-there', 'open')).toBe(false);
    });

    describe.each(ORDER_STATUSES)('an order that is %s', (from) => {
      it.each(ORDER_STATUSES.filter((to) => to !== 'pending'))(
        'moves to %s as the transition table says',
        async (to) => {
          const before = anOrder({ status: from });
          const orders = await holding(before);
          const move = {
            paid: () => orders.markPaid('order', friday),
            cancelled: () => orders.markCancelled('order'),
            refunded: () => orders.markRefunded('order', 44_910, friday),
            processing: () => orders.markProcessing('order'),
            failed: () => orders.markFailed('order'),
          }[to as Exclude<OrderStatus, 'pending'>];
          expect(await move()).toBe(canMove(from, to));
          if (canMove(from, to)) expect((await orders.find('order'))?.status).toBe(to);
          else expect(await orders.find('order')).toEqual(before);
        },
      );
    });

    it('is cancelled once, and only while it is pending', async () => {
      const orders = await holding(anOrder(), anOrder({ id: 'paid', status: 'paid', paidAt: tuesday }));
      expect(await inParallel(5, () => orders.markCancelled('order')).then((all) => all.filter(Boolean))).toHaveLength(
        1,
      );
      expect(await orders.markCancelled('paid')).toBe(false);
      expect(await orders.markCancelled('not-there')).toBe(false);
      expect((await orders.find('paid'))?.status).toBe('paid');
    });

    it('lists orders with a checkout that may have changed unnoticed, oldest first', async () => {
      const aMillisecondBefore = new Date(tuesday.getTime() - 1);
      const orders = await holding(
        anOrder({ id: 'late', userId: 'u1', checkoutId: 'cs_1', createdAt: friday }),
        anOrder({ id: 'early', userId: 'u2', checkoutId: 'cs_2', createdAt: tuesday }),
        anOrder({ id: 'before', userId: 'u3', checkoutId: 'cs_3', createdAt: aMillisecondBefore }),
        anOrder({ id: 'no-checkout', userId: 'u4', createdAt: friday }),
        anOrder({ id: 'paid', userId: 'u5', checkoutId: 'cs_5', createdAt: friday, status: 'paid', paidAt: friday }),
        anOrder({ id: 'processing', userId: 'u6', checkoutId: 'cs_6', createdAt: monday, status: 'processing' }),
        anOrder({ id: 'disputed', userId: 'u7', checkoutId: 'cs_7', createdAt: aMillisecondBefore, dispute: 'open' }),
        anOrder({ id: 'won', userId: 'u8', checkoutId: 'cs_8', createdAt: monday, status: 'paid', dispute: 'won' }),
      );
      expect(ids(await orders.listUnsettled(tuesday))).toEqual(['processing', 'disputed', 'early', 'late']);
    });

    it('lists the pending orders for a course, oldest first, with a checkout or without', async () => {
      const orders = await holding(
        anOrder({ id: 'late', userId: 'u1', checkoutId: 'cs_1', createdAt: friday }),
        anOrder({ id: 'early', userId: 'u2', createdAt: tuesday }),
        anOrder({ id: 'another', userId: 'u3', courseId: 'other', createdAt: tuesday }),
        anOrder({ id: 'cancelled', userId: 'u4', status: 'cancelled' }),
        anOrder({ id: 'paid', userId: 'u5', status: 'paid', paidAt: friday }),
      );
      expect(ids(await orders.listPendingFor('course'))).toEqual(['early', 'late']);
      expect(await orders.listPendingFor('nothing')).toEqual([]);
    });

    it('lists what a user paid, newest first', async () => {
      const orders = await holding(
        anOrder({ id: 'first', status: 'paid', paidAt: monday }),
        anOrder({ id: 'last', status: 'paid', paidAt: friday }),
        anOrder({ id: 'second', status: 'paid', paidAt: tuesday }),
        anOrder({ id: 'open' }),
        anOrder({ id: 'of-bob', userId: 'bob', status: 'paid', paidAt: friday }),
      );
      expect(ids(await orders.listPaidOf('ada'))).toEqual(['last', 'second', 'first']);
    });

    it('knows who paid money that the school still has some of', async () => {
      const paid = { status: 'paid', paidAt: monday, totalCents: 100 } as const;
      const orders = await holding(
        anOrder({ id: 'free', userId: 'free', ...paid, totalCents: 0 }),
        anOrder({ id: 'paid', userId: 'paid', ...paid }),
        anOrder({ id: 'part', userId: 'part', ...paid, refundedCents: 99 }),
        anOrder({ id: 'whole', userId: 'whole', ...paid, refundedCents: 100 }),
        anOrder({ id: 'open', userId: 'open' }),
      );
      const buyers = ['free', 'paid', 'part', 'whole', 'open', 'nobody'];
      const bought = await Promise.all(buyers.map((userId) => orders.hasBought(userId)));
      expect(bought).toEqual([false, true, true, false, false, false]);
    });
  });
}
