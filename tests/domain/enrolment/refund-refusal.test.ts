import { expect, it } from 'vitest';
import { ORDER_STATUSES, type Order } from '../../../src/domain/enrolment/order.ts';
import { refundRefusal } from '../../../src/domain/enrolment/refund.ts';
import { anOrder } from '../../contracts/samples.ts';

const PAID = { status: 'paid', checkoutId: 'c', paidAt: new Date(), totalCents: 49_900 } as const;

const CASES: readonly [string, Partial<Order>, RegExp][] = [
  ['not paid yet', { status: 'pending' }, /not paid yet/],
  ['under way', { status: 'processing' }, /has not arrived yet/],
  ['failed', { status: 'failed' }, /payment failed/],
  ['cancelled', { status: 'cancelled' }, /cancelled/],
  ['free', { ...PAID, totalCents: 0, checkoutId: null }, /cost nothing/],
  ['refunded', { ...PAID, status: 'refunded', refundedCents: 49_900 }, /already refunded in full/],
  ['paid elsewhere', { ...PAID, checkoutId: null }, /does not know this payment/],
  ['disputed', { ...PAID, dispute: 'open' }, /has decided/],
  [
    'lost to the bank',
    { ...PAID, status: 'refunded', refundedCents: 49_900, dispute: 'lost' },
    /reversed this payment/,
  ],
];

it.each(CASES)('an order that is %s says why it cannot be refunded', (_what, facts, words) => {
  expect(refundRefusal(anOrder(facts))?.message).toMatch(words);
});

it('each has a sentence of its own, and no state of an order is without one', () => {
  expect(new Set(CASES.map(([, facts]) => refundRefusal(anOrder(facts))?.message)).size).toBe(CASES.length);
  const silent = ORDER_STATUSES.filter((status) => !refundRefusal(anOrder({ ...PAID, status })));
  expect(silent).toEqual(['paid']);
});

it('what was paid and is kept can be refunded, also in part and after a dispute that was won', () => {
  expect(refundRefusal(anOrder(PAID))).toBeUndefined();
  expect(refundRefusal(anOrder({ ...PAID, refundedCents: 100, dispute: 'won' }))).toBeUndefined();
});
