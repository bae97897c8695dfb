import type { Container } from 'inversify';
import type { Knex } from 'knex';
import { DemoCheckout } from '../../adapters/demo-checkout/demo-checkout.ts';
import type { PaymentGateway } from '../../domain/enrolment/ports.ts';
import { ReceivePaymentEvent } from '../../domain/enrolment/use-cases/receive-payment-event.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Ids } from '../../domain/kernel/ids.ts';
import type { Route } from '../../http/route.ts';
import { demoCheckoutRoutes } from '../../http/routes/enrolment/demo-checkout-routes.ts';
import type { Logger } from '../log.ts';
import type { PaymentSettings } from '../settings/payment-settings.ts';

/** Payment gateway, chosen by the settings. */
export interface ChosenGateway {
  readonly gateway: PaymentGateway;
  /** Routes of a payment service that is a part of this server. */
  routes(container: Container): readonly Route[];
  /** Hosts of the card page. */
  readonly cardPageHosts: readonly string[];
  close(): void;
}

/** Host of Stripe's card page; the demonstration's is a page of ours. */
const CARD_PAGE_HOST = 'checkout.stripe.com';

export interface DemoCheckoutParts {
  readonly origin: string;
  readonly signingSecret: string;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** The demo checkout on this database, which may be a transaction of the demonstration's year. */
export const demoCheckoutOn = (db: Knex, { origin, signingSecret, ids, clock }: DemoCheckoutParts): DemoCheckout =>
  new DemoCheckout(db, { origin, signingSecret }, ids, clock);

/**
 * `/readyz` asks neither: a school whose payment service is away still teaches, and a balancer that took every process
 * out would close it. `doctor` asks.
 */
export async function chosenGateway(
  db: Knex,
  { stripe }: PaymentSettings,
  parts: DemoCheckoutParts,
  log: Pick<Logger, 'error'>,
): Promise<ChosenGateway> {
  if (stripe) {
    const { openStripe } = await import('../../adapters/stripe/open-stripe.ts');
    const { gateway, close } = openStripe(stripe, parts.clock, log);
    return {
      gateway,
      routes: () => [],
      cardPageHosts: [stripe.apiBase ?? `https://${CARD_PAGE_HOST}`],
      close,
    };
  }
  const demoCheckout = demoCheckoutOn(db, parts);
  return {
    gateway: demoCheckout,
    routes: (container) => demoCheckoutRoutes(demoCheckout, container.get(ReceivePaymentEvent)),
    cardPageHosts: [`https://${CARD_PAGE_HOST}`],
    close: () => undefined,
  };
}
