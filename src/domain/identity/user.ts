import type { UserId } from '../kernel/ids.ts';
import type { TeamRole } from '../kernel/literals.ts';
import { plainCode, withoutInvisible } from '../kernel/plain-code.ts';

/** The two kinds of accounts: of the team, and of those who study. */
export type Role = 'admin' | 'student';

export interface User {
  readonly id: UserId;
  readonly name: string;
  /** Normalized by `normalizeEmail`. Unique. */
  readonly email: string;
  readonly phone: string;
  /** An argon2id hash in PHC text form. */
  readonly passwordHash: string;
  readonly role: Role;
  /** Roles in the team, in the order of `TEAM_ROLES`. None for a student. */
  readonly roles: readonly TeamRole[];
  /** Null until they agree themselves: the school can make an account for a person, but cannot agree for them. */
  readonly agreedToTermsAt: Date | null;
  readonly createdAt: Date;
  /** A disabled user keeps the row and loses every session. */
  readonly disabledAt: Date | null;
  /** Since when a link that was mailed to the address has been used; null does not keep anybody from studying. */
  readonly emailConfirmedAt: Date | null;
  /** Since when a mail service refuses the address for good; null again once a link that was mailed to it is used. */
  readonly emailRefusedAt: Date | null;
}

/** Tells whether optional mails are sent to the address: it is confirmed, and was not refused since. */
export const isReachable = ({ emailConfirmedAt, emailRefusedAt }: User): boolean =>
  emailConfirmedAt !== null && emailRefusedAt === null;

/** Fields that users may change themselves. */
export type Profile = Pick<User, 'name' | 'phone'>;

/**
 * Returns the canonical spelling of an address: without surrounding blanks and invisible characters, in lower case, in
 * composed Unicode form.
 */
export const normalizeEmail = (email: string): string =>
  withoutInvisible(email).normalize('NFC').trim().toLowerCase().normalize('NFC');

type Begun = Omit<
  User,
  'roles' | 'agreedToTermsAt' | 'createdAt' | 'disabledAt' | 'emailConfirmedAt' | 'emailRefusedAt'
> &
  Partial<Pick<User, 'roles' | 'agreedToTermsAt'>>;

/** An account as it begins: tidied as it was typed. Without roles it may nothing that is the team's. */
export const newUser = (given: Begun, now: Date): User => ({
  roles: [],
  agreedToTermsAt: null,
  ...given,
  name: given.name.trim(),
  email: normalizeEmail(given.email),
  phone: plainCode(given.phone),
  createdAt: now,
  disabledAt: null,
  emailConfirmedAt: null,
  emailRefusedAt: null,
});

/** The person on whose behalf a use case runs, as the session row has them at this request. */
export interface Actor {
  readonly userId: UserId;
  readonly role: Role;
  readonly roles: readonly TeamRole[];
}
