import type { UserId } from '../../kernel/ids.ts';

/** One erasure, with what the law asks to keep. No name and no address. */
export interface PersonErasure {
  readonly userId: UserId;
  readonly erasedBy: UserId;
  readonly erasedAt: Date;
  readonly reason: string;
  /** Orders that stay, with their amounts. */
  readonly orders: number;
  /** Invoices and credit notes that stay, with the frozen name and address of their buyer. */
  readonly documents: number;
}

/** Rows of one kind. A kind comes in several pieces, one after the other; one without rows comes once. */
export interface CopiedRows {
  readonly kind: string;
  readonly rows: readonly object[];
}

/**
 * Everything that is stored about a person, in all tables. A table without a decision fails
 * tests/contracts/personal-data.test.ts.
 */
export interface PersonalData {
  /**
   * Yields pieces, never the whole in memory. Leaves out hashes, links, and right answers before their release.
   */
  copyOf(userId: UserId, now: Date): AsyncIterable<CopiedRows>;
  /** Whether money is on its way: a payment, a refund, a dispute, or an invoice that is not issued yet. */
  hasOpenMoney(userId: UserId): Promise<boolean>;
  /**
   * Removes the account and all that is kept of the person, except what is counted in the answer. Undefined where
   * another one at the same time did.
   */
  erase(erasure: Omit<PersonErasure, 'orders' | 'documents'>): Promise<PersonErasure | undefined>;
  findErasure(userId: UserId): Promise<PersonErasure | undefined>;
}

/** Answered by enrolment. */
export interface OpenCheckouts {
  /** Closes the card pages of a person's unpaid orders. */
  closeOf(userId: UserId): Promise<void>;
}
