import { DemoCheckout } from '../../src/adapters/demo-checkout/demo-checkout.ts';
import { sign } from '../../src/adapters/demo-checkout/signature.ts';
import { SECOND_MS } from '../../src/domain/kernel/clock.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { FakeGateway } from '../doubles/enrolment/fake-gateway.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { type GatewayDesk, paymentGatewayContract, slowPaymentContract } from './payment-gateway.contract.ts';
import { monday } from './samples.ts';

const SECRET = 'the secret of this desk';
/** On a whole second, as signatures count: the borders of their life are then exact. */
const MORNING = new Date(Math.floor(monday.getTime() / SECOND_MS) * SECOND_MS);

const fakeDesk = async (): Promise<GatewayDesk> => {
  const clock = new FixedClock(MORNING);
  const gateway = new FakeGateway(clock, SECRET);
  return {
    gateway,
    clock,
    pay: async (id) => gateway.pay(id),
    cancel: async (id) => void gateway.cancel(id),
    onceCancelled: 'cancelled',
    eventOf: (id) => gateway.eventOf(id),
    sign: (body, at, secret) => gateway.sign(body, at, secret),
    payLater: async (id) => void gateway.payLater(id),
    arrive: async (id, hasMoney) => void gateway.arrive(id, hasMoney),
    dispute: async (id, dispute) => gateway.dispute(id, dispute),
    returnRefund: async (id) => gateway.returnRefund(id),
  };
};

paymentGatewayContract('the fake', fakeDesk);
slowPaymentContract('the fake', fakeDesk);

onEveryDatabase((name, open) =>
  paymentGatewayContract(`the demo checkout on ${name}`, async () => {
    const clock = new FixedClock(MORNING);
    const gateway = new DemoCheckout(
      await open(),
      { origin: 'https://school.example', signingSecret: SECRET },
      new CountingIds(),
      clock,
    );
    return {
      gateway,
      clock,
      pay: (id) =>
        gateway.pay(id).then(
          () => true,
          () => false,
        ),
      cancel: (id) => gateway.cancel(id),
      onceCancelled: 'cancelled',
      eventOf: (id) => Buffer.from(JSON.stringify({ type: 'checkout.paid', checkoutId: id })),
      sign: (body, at, secret = SECRET) => sign(secret, body, at),
    };
  }),
);
