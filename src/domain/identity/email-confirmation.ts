import { DomainError } from '../kernel/errors.ts';
import type { UserId } from '../kernel/ids.ts';

/** How long the link works that confirms the address of an account. */
export const LINK_DAYS = 7;

/**
 * Link to confirm the address that an account has. It opens neither account nor session, so that it may be pressed
 * twice: each press within its days gives the same answer.
 */
export interface EmailConfirmation {
  readonly userId: UserId;
  /** Normalized by `normalizeEmail`. */
  readonly email: string;
  readonly expiresAt: Date;
}

export const alreadyConfirmed = () =>
  new DomainError('conflict', 'identity/email-confirmed', 'Your email address is confirmed already.');
