import { after, DAY_MS, HOUR_MS } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import type { EmailChangeId, SessionId, UserId } from '../kernel/ids.ts';
import type { User } from './user.ts';

/** A new address counts once its link is opened, within a day. */
export const CONFIRM_HOURS = 24;
/** The old address can take the change back for a week: a thief's change must not last. */
export const UNDO_DAYS = 7;

/** One request for another address, of its person or of the school for them. Its two links are kept as digests only. */
export interface EmailChange {
  readonly id: EmailChangeId;
  readonly userId: UserId;
  /** Normalized by `normalizeEmail`. */
  readonly newEmail: string;
  /** Session in which the password was given: it stays valid when the account's others end. */
  readonly sessionId: SessionId;
  /** The member of the team who corrects the address for the person; null where they change it themselves. */
  readonly correctedBy: UserId | null;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  /**
   * Address that the change replaced; null until it is confirmed, as are the next three. The end of the undo stays null
   * where that address was never confirmed: it may be a stranger's, who must not get the account by it.
   */
  readonly oldEmail: string | null;
  /** Since when that address had been confirmed; null where it never was. */
  readonly oldConfirmedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly undoUntil: Date | null;
  readonly undoneAt: Date | null;
}

type Asked = Pick<EmailChange, 'id' | 'userId' | 'newEmail' | 'sessionId'> & Partial<Pick<EmailChange, 'correctedBy'>>;

export const askForEmail = (asked: Asked, now: Date): EmailChange => ({
  correctedBy: null,
  ...asked,
  askedAt: now,
  expiresAt: after(now, CONFIRM_HOURS * HOUR_MS),
  oldEmail: null,
  oldConfirmedAt: null,
  confirmedAt: null,
  undoUntil: null,
  undoneAt: null,
});

/** The change with its new address in force. */
export const confirmed = (
  change: EmailChange,
  old: Pick<User, 'email' | 'emailConfirmedAt'>,
  now: Date,
): EmailChange => ({
  ...change,
  oldEmail: old.email,
  oldConfirmedAt: old.emailConfirmedAt,
  confirmedAt: now,
  undoUntil: old.emailConfirmedAt ? after(now, UNDO_DAYS * DAY_MS) : null,
});

/** Throws unless the link of the new address, which nobody has used, may still confirm the change. */
export function requireConfirmable(change: EmailChange | undefined, now: Date): asserts change is EmailChange {
  if (!change) throw deadLink();
  if (change.expiresAt <= now) throw expiredLink();
}

/**
 * Answers a link that is pressed again, as by a double press, Back or a mail program, like its first press as long as
 * its address is still the account's. Changes nothing; refuses a link that was used and is over.
 */
export function pressedAgain(user: User | undefined, email: string): { userId: UserId; email: string } {
  if (!user || user.disabledAt || user.email !== email) throw usedLink();
  return { userId: user.id, email };
}

/** A change that is in force, with what it replaced. */
export type ConfirmedChange = EmailChange & { readonly oldEmail: string; readonly confirmedAt: Date };

/** Throws unless the link of the old address, which nobody has used, may still take the change back. */
export function requireUndoable(change: EmailChange | undefined, now: Date): asserts change is ConfirmedChange {
  if (!change?.confirmedAt || change.oldEmail === null || !change.undoUntil) throw deadLink();
  if (change.undoUntil <= now) throw expiredLink();
}

export const deadLink = () =>
  new DomainError(
    'invalid',
    'identity/email-link-dead',
    'This link is no longer valid. If you asked for a newer one, please open that one.',
  );

export const usedLink = () =>
  new DomainError('invalid', 'identity/email-link-used', 'This link has been used already. It works once.');

export const expiredLink = () =>
  new DomainError('invalid', 'identity/email-link-expired', 'This link has expired, and nothing was changed.');

export function sameEmail(sentence = 'This is your email address already.'): DomainError {
  return new DomainError('invalid', 'identity/same-email', sentence, { fields: { email: sentence } });
}

/** For `setEmail`: refuses in these words where another account has the address. */
export const whereTaken =
  (refusal: () => DomainError) =>
  (error: unknown): never => {
    throw error instanceof DomainError && error.code === 'identity/email-taken' ? refusal() : error;
  };

/** Only the school itself can have given the address away: it is held for its owner as long as the link lives. */
export const oldEmailTaken = () =>
  new DomainError(
    'conflict',
    'identity/old-email-taken',
    'Another account has this email address now. Please write to us, so that we can help you.',
  );

/** Refusal when an account was registered with the address after it was asked for. */
export const takenMeanwhile = () =>
  new DomainError(
    'conflict',
    'identity/email-taken-meanwhile',
    'Another account has this email address now, so nothing was changed.',
  );

export const tooManyLinks = () =>
  new DomainError(
    'too-many',
    'identity/too-many-email-links',
    'We have sent several emails to this address within the hour. Please look for them, or try again in an hour.',
    { retryAfterSeconds: HOUR_MS / 1000 },
  );
