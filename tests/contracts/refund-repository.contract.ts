import { describe, expect, it } from 'vitest';
import type { OrderRepository, RefundRepository } from '../../src/domain/enrolment/ports.ts';
import { inParallel } from './in-parallel.ts';
import { anOrder, aRefund, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

interface Stores {
  readonly orders: OrderRepository;
  readonly refunds: RefundRepository;
}

/** What every RefundRepository promises. `open` hands over empty stores. */
export function refundRepositoryContract(adapter: string, open: () => Promise<Stores>): void {
  const holding = async () => {
    const { orders, refunds } = await open();
    await orders.add(anOrder({ status: 'paid', paidAt: monday }));
    await orders.add(anOrder({ id: 'other', status: 'paid', paidAt: monday }));
    return refunds;
  };

  describe(`RefundRepository on ${adapter}`, () => {
    it('gives a refund back as it was', async () => {
      const refunds = await holding();
      const refund = aRefund({ reason: ODD_TEXT, endsAccess: true, actorId: null });
      await refunds.add(refund, 'course');
      expect(await refunds.find('refund')).toEqual(refund);
      expect(await refunds.find('another')).toBeUndefined();
      expect(await refunds.listOf('order')).toEqual([refund]);
    });

    it('lets one of twenty be asked for an order, and another one once that is settled', async () => {
      const refunds = await holding();
      const tries = await inParallel(20, (index) =>
        refunds.add(aRefund({ id: `refund-${index}` }), 'course').then(
          () => index,
          (error: { code: string }) => error.code,
        ),
      );
      const winners = tries.filter((answer) => typeof answer === 'number');
      expect(winners).toHaveLength(1);
      expect(tries.filter((answer) => answer === 'enrolment/refund-open')).toHaveLength(19);
      await refunds.add(aRefund({ id: 'elsewhere', orderId: 'other' }), 'course');
      await refunds.add(aRefund({ id: 'found', state: 'done', settledAt: friday }), 'course');
      expect(await refunds.markDone(`refund-${winners[0]}`, friday)).toBe(true);
      await refunds.add(aRefund({ id: 'next' }), 'course');
    });

    it('is settled once, in one way', async () => {
      const refunds = await holding();
      await refunds.add(aRefund(), 'course');
      const answers = await inParallel(10, (index) =>
        index % 2 === 0 ? refunds.markDone('refund', friday) : refunds.markRefused('refund', ODD_TEXT, friday),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
      const settled = await refunds.find('refund');
      expect(settled).toMatchObject({ settledAt: friday });
      expect(settled?.refusal).toBe(settled?.state === 'refused' ? ODD_TEXT : null);
      expect(await refunds.markDone('not-there', friday)).toBe(false);
    });

    it('lists those that are asked for, and those of an order, oldest first', async () => {
      const refunds = await holding();
      await refunds.add(aRefund({ id: 'late', askedAt: friday }), 'course');
      await refunds.add(aRefund({ id: 'early', askedAt: tuesday, orderId: 'other' }), 'course');
      await refunds.add(aRefund({ id: 'done', state: 'done', askedAt: monday, settledAt: monday }), 'course');
      expect((await refunds.listAsked(10)).map(({ id }) => id)).toEqual(['early', 'late']);
      expect((await refunds.listAsked(1)).map(({ id }) => id)).toEqual(['early']);
      expect((await refunds.listOf('order')).map(({ id }) => id)).toEqual(['done', 'late']);
    });
  });
}
