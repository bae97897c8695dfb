import { afterEach } from 'vitest';
import { StripeClient } from '../../src/adapters/stripe/stripe-client.ts';
import { StripeGateway } from '../../src/adapters/stripe/stripe-gateway.ts';
import { SECOND_MS } from '../../src/domain/kernel/clock.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { openFakeStripe, signedBy } from '../support/fake-stripe/fake-stripe.ts';
import { type GatewayDesk, paymentGatewayContract, slowPaymentContract } from './payment-gateway.contract.ts';
import { monday } from './samples.ts';

const SECRET = 'whsec_of_the_contract';

const opened: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function open(): Promise<GatewayDesk> {
  const clock = new FixedClock(new Date(Math.floor(monday.getTime() / SECOND_MS) * SECOND_MS));
  const now = () => clock.now();
  const stripe = await openFakeStripe({ secretKey: 'sk_test_contract', webhookSecret: SECRET, now });
  const client = new StripeClient({ secretKey: 'sk_test_contract', apiBase: stripe.origin }, { error: () => {} });
  opened.push(() => client.close(), stripe.close);
  return {
    gateway: new StripeGateway(client, SECRET, clock),
    clock,
    pay: async (id) => stripe.books.pay(id) || stripe.books.session(id)?.payment_status === 'paid',
    // There is no cancelling at Stripe: whoever turns back leaves the page open, and it expires.
    cancel: async () => {},
    onceCancelled: 'open',
    eventOf: (id) => {
      const object = { ...stripe.books.session(id) };
      return Buffer.from(JSON.stringify({ type: 'checkout.session.completed', data: { object } }));
    },
    sign: (body, at, secret = SECRET) => signedBy(secret, body, at),
    payLater: async (id) => void stripe.books.payLater(id),
    arrive: async (id, hasMoney) => stripe.books.arrive(id, hasMoney),
    returnRefund: async (id) => {
      for (const refund of [...stripe.books.refunds.values()])
        if (refund.metadata['refund_id'] === id) stripe.books.returnRefund(refund);
    },
    dispute: async (id, state) => (state === 'open' ? stripe.books.dispute(id) : stripe.books.decide(id, state)),
  };
}

paymentGatewayContract('Stripe', open);
slowPaymentContract('Stripe', open);
