import type { UnmatchedPayment, UnmatchedPayments } from '../lost-payments/ports.ts';

/** Payments that fit no order and wait for somebody to see to them, oldest first. */
export class ListUnmatched {
  constructor(private readonly unmatched: Pick<UnmatchedPayments, 'listOpen'>) {}

  run(_input: Record<string, never>): Promise<UnmatchedPayment[]> {
    return this.unmatched.listOpen();
  }
}
