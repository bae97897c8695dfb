import { signedBy } from '../support/fake-stripe/fake-stripe.ts';
import { onStripe, WEBHOOK_SECRET } from './on-stripe.ts';
import { type GatewayDesk, paymentGatewayContract, slowPaymentContract } from './payment-gateway.contract.ts';

async function open(): Promise<GatewayDesk> {
  const { clock, stripe, gateway } = await onStripe();
  return {
    gateway,
    clock,
    pay: async (id) => stripe.books.pay(id) || stripe.books.session(id)?.payment_status === 'paid',
    // There is no cancelling at Stripe: whoever turns back leaves the page open, and it expires.
    cancel: async () => {},
    onceCancelled: 'open',
    eventOf: (id) => {
      const object = { ...stripe.books.session(id) };
      return Buffer.from(JSON.stringify({ type: 'checkout.session.completed', data: { object } }));
    },
    sign: (body, at, secret = WEBHOOK_SECRET) => signedBy(secret, body, at),
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
