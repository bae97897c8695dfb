import type { UnmatchedPayment, UnmatchedPayments } from '../lost-payments/ports.ts';

/** Lists unsettled payments that match no order, oldest first. */
export class ListUnmatched {
  constructor(private readonly unmatched: Pick<UnmatchedPayments, 'listOpen'>) {}

  run(_input: Record<string, never>): Promise<UnmatchedPayment[]> {
    return this.unmatched.listOpen();
  }
}
