import type { EmailChange } from './email-change.ts';
import type { User } from './user.ts';

/** Address of an account, with the time for which it was confirmed. */
export interface ProvenAddress {
  /** Normalized by `normalizeEmail`. */
  readonly email: string;
  /** Since a link that was mailed to it has been used. */
  readonly from: Date;
  /** Since another address counts; null while this one does. */
  readonly until: Date | null;
}

type Addressed = Pick<User, 'email' | 'emailConfirmedAt'>;
type Changed = Pick<EmailChange, 'newEmail' | 'oldEmail' | 'oldConfirmedAt' | 'confirmedAt' | 'undoneAt'>;

/**
 * Returns the addresses that a person has confirmed, each for the time they had it: only these may be used to find
 * anything for them. An address that was never confirmed may be a stranger's, and so may that of a change that was
 * taken back: its author was not the owner.
 */
export function provenAddresses({ email, emailConfirmedAt }: Addressed, changes: readonly Changed[]): ProvenAddress[] {
  const current = emailConfirmedAt ? [{ email, from: emailConfirmedAt, until: null }] : [];
  const undone = changes.filter(({ undoneAt }) => undoneAt);
  const isOfThief = (change: Changed): boolean =>
    undone.some((one) => one.newEmail === change.oldEmail && isTogether(one, change));
  const former = changes.flatMap((change) => {
    const { oldEmail, oldConfirmedAt: from, confirmedAt: until } = change;
    return oldEmail !== null && from && until && !isOfThief(change) ? [{ email: oldEmail, from, until }] : [];
  });
  return [...current, ...former];
}

/** Whether a change was taken back by the same press as a later one. */
const isTogether = (earlier: Changed, later: Changed): boolean =>
  earlier.undoneAt?.getTime() === later.undoneAt?.getTime() &&
  Number(earlier.confirmedAt?.getTime()) < Number(later.confirmedAt?.getTime());
