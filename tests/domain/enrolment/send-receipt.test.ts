import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/enrolment/order.ts';
import { anOrder, ODD_TEXT, tuesday } from '../../contracts/samples.ts';
import { ORIGIN, shop } from './shop.ts';

async function receiptOf(facts: Partial<Order>) {
  const school = await shop();
  await school.stores.orders.add(anOrder({ id: 'abcdefghijkl', status: 'paid', paidAt: tuesday, ...facts }));
  await school.sendReceipt.run({ orderId: 'abcdefghijkl' });
  const { mails } = await school.mailbox.list({ limit: 10 });
  return { ...school, mails, text: mails[0]?.text ?? '' };
}

describe('a receipt', () => {
  it('says what was bought, by whom and for how much', async () => {
    const { mails, text } = await receiptOf({});
    expect(mails).toMatchObject([
      { key: 'receipt:abcdefghijkl', to: 'ada@example.org', subject: 'Your receipt CUSP-ABCDEFGHIJ' },
    ]);
    for (const part of [
      'Dear Ada Lovelace,',
      '"Ten months"',
      `${ORIGIN}/mycourse/course`,
      'Receipt: CUSP-ABCDEFGHIJ',
      'Paid on: 3 March 2026',
      'Price: AUD 499.00',
      'Coupon CUSP10: -AUD 49.90',
      'Total: AUD 449.10',
    ]) {
      expect(
        text.split('\n').some((line) => line.includes(part)),
        part,
      ).toBe(true);
    }
  });

  it('does not speak of a discount where there was none', async () => {
    const { text } = await receiptOf({ coupon: null, discountCents: 0, totalCents: 49_900 });
    expect(text).not.toMatch(/coupon|null|undefined/i);
    expect(text).toContain('Total: AUD 499.00');
  });

  it.each([
    [1, 'AUD 0.01'],
    [100_000_000, 'AUD 1000000.00'],
    [49_905, 'AUD 499.05'],
  ])('writes %i cents as %s', async (totalCents, written) => {
    const { text } = await receiptOf({ totalCents, priceCents: totalCents, discountCents: 0, coupon: null });
    expect(text).toContain(`Total: ${written}`);
  });

  it('is one mail, however often its job is done', async () => {
    const { sendReceipt, mailbox } = await receiptOf({ courseTitle: ODD_TEXT });
    await Promise.all([sendReceipt.run({ orderId: 'abcdefghijkl' }), sendReceipt.run({ orderId: 'abcdefghijkl' })]);
    expect((await mailbox.list({ limit: 10 })).mails).toHaveLength(1);
  });

  it('is refused for an order or a buyer that is not there, which no repetition would mend', async () => {
    const { sendReceipt, stores, mailbox } = await shop();
    await expect(sendReceipt.run({ orderId: 'nothing' })).rejects.toMatchObject({ kind: 'not-found' });
    await stores.orders.add(anOrder({ userId: 'nobody', status: 'paid', paidAt: tuesday }));
    await expect(sendReceipt.run({ orderId: 'order' })).rejects.toMatchObject({ kind: 'not-found' });
    expect((await mailbox.list({ limit: 10 })).mails).toEqual([]);
  });
});
