import type { StripeSettings } from '../../adapters/stripe/stripe-client.ts';
import type { SettingReader } from './setting-reader.ts';

export interface PaymentSettings {
  /** Without it payments go to the demo checkout, which charges no card. */
  readonly stripe: StripeSettings | undefined;
}

/** @param noDemo where the school is, if nothing of the demonstration may be there. */
export function readPaymentSettings(read: SettingReader, noDemo: string | false): PaymentSettings {
  const apiBase = read.httpOrigin('STRIPE_API_BASE');
  const areSet = read.together(
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    noDemo,
    'payments go through Stripe, and the demo checkout charges nobody',
  );
  if (!areSet) return { stripe: undefined };
  const secretKey = read.text('STRIPE_SECRET_KEY', '');
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET', '');
  // Easily confused: Stripe shows the publishable key next to the secret one, and the endpoint's id next to its secret.
  if (!/^[sr]k_\S+$/.test(secretKey)) read.fault('STRIPE_SECRET_KEY must be a secret key: it begins with sk_ or rk_.');
  if (!/^whsec_\S+$/.test(webhookSecret))
    read.fault('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook: it begins with whsec_.');
  return { stripe: { secretKey, webhookSecret, apiBase } };
}
