import { Stripe } from 'stripe';
import { EVENT_TYPES } from './signed-event.ts';
import { StripeClient, type StripeSettings } from './stripe-client.ts';

export interface StripeFinding {
  readonly state: 'good' | 'bad' | 'unknown';
  readonly sentence: string;
}

const MAX_SKEW_MS = 60_000;

/** Tests the key, clock and webhook of an account; creates nothing and charges nothing. */
export async function checkStripe(settings: StripeSettings, webhookUrl: string, now: Date): Promise<StripeFinding[]> {
  const client = new StripeClient(settings, { error: () => undefined });
  try {
    const balance = await client.api.balance.retrieve();
    const isTest = !balance.livemode;
    return [
      isTest
        ? {
            state: 'unknown',
            sentence: 'STRIPE_SECRET_KEY is a test key: nobody is charged. Use the live key to sell.',
          }
        : { state: 'good', sentence: 'Stripe takes the key.' },
      clock(balance.lastResponse.headers['date'], now),
      await webhook(client.api, webhookUrl),
    ];
  } catch (error) {
    return [{ state: 'bad', sentence: faultOf(error) }];
  } finally {
    client.close();
  }
}

function clock(header: string | undefined, now: Date): StripeFinding {
  const skewMs = Math.abs(Date.parse(header ?? '') - now.getTime());
  if (Number.isNaN(skewMs)) return { state: 'unknown', sentence: 'Stripe does not tell its time.' };
  return skewMs > MAX_SKEW_MS
    ? {
        state: 'bad',
        sentence: `Our clock is ${Math.round(skewMs / 1000)} s off, and signed messages are refused for it. Follow a time server (NTP).`,
      }
    : { state: 'good', sentence: "Stripe's clock is ours." };
}

async function webhook(api: Stripe, url: string): Promise<StripeFinding> {
  const list = await api.webhookEndpoints.list({ limit: 100 }).catch(() => undefined);
  if (!list)
    return {
      state: 'unknown',
      sentence: `The key may not list webhooks: see in the dashboard that one leads to ${url}.`,
    };
  const found = list.data.find((one) => one.url === url && one.status === 'enabled');
  if (!found)
    return { state: 'bad', sentence: `No webhook leads to ${url}. Add it in the dashboard, and set its secret.` };
  const missing = EVENT_TYPES.filter((name) => !found.enabled_events.some((one) => one === '*' || one === name));
  return missing.length > 0
    ? { state: 'bad', sentence: `The webhook does not send ${missing.join(', ')}. Add them in the dashboard.` }
    : { state: 'good', sentence: 'Its webhook leads here. Send a test event to see that the secret fits.' };
}

function faultOf(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return 'Stripe refuses the key. Check STRIPE_SECRET_KEY: it may have been rolled.';
  const reason = error instanceof Error ? error.message : String(error);
  return `Stripe is not reached (${reason}). Check that this machine may call it.`;
}
