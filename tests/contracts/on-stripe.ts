import { onTestFinished } from 'vitest';
import { STRIPE_LIMITS, StripeClient } from '../../src/adapters/stripe/stripe-client.ts';
import { StripeGateway } from '../../src/adapters/stripe/stripe-gateway.ts';
import { SECOND_MS } from '../../src/domain/kernel/clock.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { openFakeStripe } from '../support/fake-stripe/fake-stripe.ts';
import { monday } from './samples.ts';

const SECRET_KEY = 'sk_test_contract';
export const WEBHOOK_SECRET = 'whsec_of_the_contract';

/** Opens our gateway on a fake Stripe, at a whole second, as its signatures have it; both end with the test. */
export async function onStripe(limits = STRIPE_LIMITS) {
  const clock = new FixedClock(new Date(Math.floor(monday.getTime() / SECOND_MS) * SECOND_MS));
  const settings = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, now: () => clock.now() };
  const stripe = await openFakeStripe(settings);
  const client = new StripeClient({ secretKey: SECRET_KEY, apiBase: stripe.origin, limits }, { error: () => {} });
  onTestFinished(async () => {
    client.close();
    await stripe.close();
  });
  return { clock, stripe, gateway: new StripeGateway(client, WEBHOOK_SECRET, clock) };
}
