import { describe, expect, it } from 'vitest';
import type { UnmatchedPayment, UnmatchedPayments } from '../../src/domain/enrolment/lost-payments/ports.ts';
import { inParallel } from './in-parallel.ts';
import { monday, ODD_TEXT, tuesday } from './samples.ts';

const aPayment = (facts: Partial<UnmatchedPayment> = {}): UnmatchedPayment => ({
  checkoutId: 'cs_1',
  orderId: 'order',
  userId: 'ada',
  courseId: 'course',
  amountCents: 49_900,
  refundedCents: 0,
  currency: 'AUD',
  payer: { name: ODD_TEXT, email: 'ada@example.org' },
  foundAt: monday,
  settledAt: null,
  ...facts,
});

/** What every UnmatchedPayments promises. `open` hands over an empty one. */
export function unmatchedPaymentsContract(adapter: string, open: () => Promise<UnmatchedPayments>): void {
  describe(`UnmatchedPayments on ${adapter}`, () => {
    it('keeps a payment once, however many tell of it at once', async () => {
      const payments = await open();
      const first = await inParallel(10, () => payments.keep(aPayment()));
      expect(first.filter(Boolean)).toHaveLength(1);
      expect(await payments.find('cs_1')).toEqual(aPayment());
      expect(await payments.find('cs_2')).toBeUndefined();
    });

    it('keeps what became of it since, and nothing else', async () => {
      const payments = await open();
      await payments.keep(aPayment({ payer: null }));
      const later = aPayment({ refundedCents: 100, settledAt: tuesday, foundAt: tuesday, amountCents: 1 });
      expect(await payments.keep(later)).toBe(false);
      expect(await payments.find('cs_1')).toEqual(aPayment({ payer: null, refundedCents: 100, settledAt: tuesday }));
    });

    it('lists what is open, oldest first, and settles it once', async () => {
      const payments = await open();
      await payments.keep(aPayment({ checkoutId: 'late', foundAt: tuesday }));
      await payments.keep(aPayment({ checkoutId: 'early' }));
      await payments.keep(aPayment({ checkoutId: 'over', settledAt: monday }));
      expect((await payments.listOpen()).map(({ checkoutId }) => checkoutId)).toEqual(['early', 'late']);
      await payments.settle('early', tuesday);
      await payments.settle('early', monday);
      await payments.settle('unknown', monday);
      expect((await payments.find('early'))?.settledAt).toEqual(tuesday);
      expect((await payments.listOpen()).map(({ checkoutId }) => checkoutId)).toEqual(['late']);
    });
  });
}
