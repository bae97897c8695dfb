import type { PaymentGateway } from '../../domain/enrolment/ports.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import { StripeClient, type StripeLog, type StripeSettings } from './stripe-client.ts';
import { StripeGateway } from './stripe-gateway.ts';

export interface OpenedStripe {
  readonly gateway: PaymentGateway;
  close(): void;
}

/** Opens the gateway with its own client, whose connections end with `close`. */
export function openStripe(settings: StripeSettings, clock: Clock, log: StripeLog): OpenedStripe {
  const client = new StripeClient(settings, log);
  return { gateway: new StripeGateway(client, settings.webhookSecret, clock), close: () => client.close() };
}
