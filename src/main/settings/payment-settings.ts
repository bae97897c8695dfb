import type { SettingReader } from './setting-reader.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** Signs the service's messages to the webhook. */
  readonly webhookSecret: string;
  /** A test server's origin in the place of Stripe's own. */
  readonly apiBase: string | undefined;
}

export interface PaymentSettings {
  /** Without it there is the demo checkout, which charges nobody. */
  readonly stripe: StripeSettings | undefined;
}

export function readPaymentSettings(read: SettingReader, isProduction: boolean): PaymentSettings {
  const apiBase = read.httpOrigin('STRIPE_API_BASE');
  const areSet = read.together(
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    isProduction,
    'payments go through Stripe, and the demo checkout charges nobody',
  );
  if (!areSet) return { stripe: undefined };
  return {
    stripe: {
      secretKey: read.text('STRIPE_SECRET_KEY', ''),
      webhookSecret: read.text('STRIPE_WEBHOOK_SECRET', ''),
      apiBase,
    },
  };
}
