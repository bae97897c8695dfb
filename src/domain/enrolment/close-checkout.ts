import type { Order } from './order.ts';
import type { OrderRepository, PaymentGateway } from './ports.ts';
import type { FulfilPayment } from './use-cases/fulfil-payment.ts';

export interface ClosingNeeds {
  readonly orders: Pick<OrderRepository, 'markCancelled'>;
  readonly gateway: Pick<PaymentGateway, 'close'>;
  readonly fulfil: Pick<FulfilPayment, 'run'>;
}

/** Closes the card page of an unpaid order, or gives up one that has none. Idempotent. */
export async function closeCheckout({ id, checkoutId }: Order, { orders, gateway, fulfil }: ClosingNeeds) {
  // Its card page may be opening right now: who opens it looks at the order afterwards, and closes it.
  if (checkoutId === null) return void (await orders.markCancelled(id));
  await gateway.close(checkoutId);
  // Asked afterwards: it may have been paid in the moment before.
  await fulfil.run({ checkoutId });
}
