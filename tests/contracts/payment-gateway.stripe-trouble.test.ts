import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../../src/adapters/stripe/signed-event.ts';
import { STRIPE_LIMITS } from '../../src/adapters/stripe/stripe-client.ts';
import { onStripe } from './on-stripe.ts';
import { anOrder } from './samples.ts';

const PAGES = {
  successUrl: 'https://school.example/payment-success',
  cancelUrl: 'https://school.example/payment-cancel',
  email: 'ada@example.org',
};

async function desk(limits = STRIPE_LIMITS) {
  const { stripe, gateway } = await onStripe(limits);
  const read = (event: Parameters<typeof stripe.messageOf>[0]) => {
    const { body, headers } = stripe.messageOf(event);
    return gateway.readEvent(Buffer.from(body), headers['stripe-signature']);
  };
  const openOnce = () => gateway.open(anOrder(), PAGES);
  return { stripe, gateway, read, openOnce };
}

const OPENING = /POST .*sessions$/;

describe('a message of Stripe', () => {
  it('names the checkout that it is about, whichever of the subscribed kinds it is', async () => {
    const { stripe, gateway, read, openOnce } = await desk();
    const { checkoutId } = await openOnce();
    stripe.books.pay(checkoutId);
    const session = stripe.books.session(checkoutId)!;
    const charge = stripe.books.chargeOf(checkoutId)!;
    stripe.books.refund(charge, 10, {});
    stripe.books.returnRefund([...stripe.books.refunds.values()][0]!);
    stripe.books.dispute(checkoutId);
    stripe.books.decide(checkoutId, 'lost');
    const { checkoutId: other } = await gateway.open(anOrder({ id: 'slow' }), PAGES);
    stripe.books.payLater(other);
    stripe.books.arrive(other, false);
    const told = new Set<string>();
    for (const event of stripe.events) {
      const isOther = JSON.stringify(event).includes(other);
      expect(await read(event), event.type).toEqual({ checkoutId: isOther ? other : checkoutId });
      told.add(event.type);
    }
    expect(told.size).toBeGreaterThan(5);
    for (const type of EVENT_TYPES) {
      const data = { object: type.startsWith('checkout') ? session : charge };
      const event = { id: 'evt_1', object: 'event', type, created: 0, livemode: false, data } as const;
      expect(await read(event), type).toEqual({ checkoutId });
    }
  });

  it('about another business of the same account is none of ours', async () => {
    const { read } = await desk();
    const object = { id: 'cs_test_other', metadata: {}, payment_intent: 'pi_other' };
    for (const type of [...EVENT_TYPES, 'invoice.paid']) {
      const event = { id: 'evt_1', object: 'event', type, created: 0, livemode: false, data: { object } } as const;
      expect(await read(event), type).toBeUndefined();
    }
  });
});

describe('when Stripe gives trouble', () => {
  it.each(['lost reply', 'kept 500'] as const)('one order has one page all the same: %s', async (what) => {
    const { stripe, openOnce } = await desk();
    stripe.plan({ at: OPENING, what });
    expect((await openOnce()).checkoutId).toMatch(/^cs_test_/);
    expect(stripe.books.sessions.size).toBe(1);
  });

  it.each(['silence', 'drip'] as const)('a call ends in time, and one page is open later: %s', async (what) => {
    const { stripe, openOnce } = await desk({ tryMs: 300, callMs: 600 });
    stripe.plan({ at: OPENING, what, times: 9 });
    await expect(openOnce()).rejects.toMatchObject({ kind: 'unavailable', code: 'payment/unavailable' });
    stripe.heal();
    await openOnce();
    expect([...stripe.books.sessions.values()].filter(({ status }) => status === 'open')).toHaveLength(1);
    expect(STRIPE_LIMITS.callMs).toBeLessThan(10_000);
  });
});
