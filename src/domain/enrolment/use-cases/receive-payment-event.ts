import type { PaymentGateway } from '../ports.ts';
import type { FulfilPayment } from './fulfil-payment.ts';

/** A message from the payment service. It only says where to look: the state is asked for, never taken from it. */
export class ReceivePaymentEvent {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
  ) {}

  async run(input: { body: Uint8Array; signature: string | undefined }): Promise<void> {
    const event = await this.gateway.readEvent(input.body, input.signature);
    if (event) await this.fulfil.run(event);
  }
}
