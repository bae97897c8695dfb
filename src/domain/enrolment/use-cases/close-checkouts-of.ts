import type { UserId } from '../../kernel/ids.ts';
import { closeCheckout } from '../close-checkout.ts';
import { eachOrder } from '../each-order.ts';
import type { OrderRepository, PaymentGateway } from '../ports.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

/** Closes the card pages of one buyer's unpaid orders, and gives up those that have none. Idempotent. */
export class CloseCheckoutsOf {
  constructor(
    private readonly orders: Pick<OrderRepository, 'listOf' | 'markCancelled'>,
    private readonly gateway: Pick<PaymentGateway, 'close'>,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<void> {
    const { orders, gateway, fulfil } = this;
    const pending = (await orders.listOf(userId)).filter(({ status }) => status === 'pending');
    await eachOrder(pending, (order) => closeCheckout(order, { orders, gateway, fulfil }));
  }
}
