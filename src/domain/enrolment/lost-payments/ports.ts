import type { Cents } from '../../kernel/money.ts';
import type { CountryCode } from '../invoices/gst.ts';

/** Terms of an order as kept in the payment service's metadata: a lost order is rebuilt from them. */
export interface SoldTerms {
  readonly courseTitle: string;
  /** Null where the service was not told, as by an older version. */
  readonly durationMonths: number | null;
  readonly priceCents: Cents;
  readonly coupon: string | null;
  /** Null where the buyer stated none. */
  readonly buyerCountry: CountryCode | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly payer: { readonly name: string; readonly email: string } | null;
}

/** A payment that fits no order: the payment service has the money, and our books cannot say for what. */
export interface UnmatchedPayment {
  readonly checkoutId: string;
  /** References in the payment's metadata. Any of them may be unknown here. */
  readonly orderId: string;
  readonly userId: string;
  readonly courseId: string;
  readonly amountCents: Cents;
  readonly refundedCents: Cents;
  readonly currency: string;
  readonly payer: SoldTerms['payer'];
  readonly foundAt: Date;
  /** Time when it was settled: refunded, failed, or matched to its order. */
  readonly settledAt: Date | null;
}

/** Contract: tests/contracts/unmatched-payments.contract.ts. */
export interface UnmatchedPayments {
  /** Inserts a payment, or updates its refunded sum and settlement. True for the one call that inserted it. */
  keep(payment: UnmatchedPayment): Promise<boolean>;
  find(checkoutId: string): Promise<UnmatchedPayment | undefined>;
  /** Unsettled payments, oldest first. */
  listOpen(): Promise<UnmatchedPayment[]>;
  settle(checkoutId: string, at: Date): Promise<void>;
}

/** A restore that was not reconciled yet: what was paid since its backup, this database has not heard of. */
export interface OpenRestore {
  readonly backupAt: Date;
  readonly restoredAt: Date;
}

/** Left behind by the command that restores a backup. Contract: tests/contracts/restore-marks.contract.ts. */
export interface RestoreMarks {
  /** Returns the open restore with the oldest backup. */
  findOpen(): Promise<OpenRestore | undefined>;
  /** True for the one call that settled those that had been restored by this moment. */
  settle(restoredBy: Date, at: Date): Promise<boolean>;
}
