import type { UserId } from '../kernel/ids.ts';
import { plainCode, withoutInvisible } from '../kernel/plain-code.ts';

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
  readonly agreedToTermsAt: Date;
  readonly createdAt: Date;
  /** A disabled user keeps the row and loses every session. */
  readonly disabledAt: Date | null;
}

/** Fields that users may change themselves. */
export type Profile = Pick<User, 'name' | 'phone'>;

/**
 * Returns the canonical spelling of an address: without surrounding blanks and invisible characters, in lower case, in
 * composed Unicode form.
 */
export const normalizeEmail = (email: string): string =>
  withoutInvisible(email).normalize('NFC').trim().toLowerCase().normalize('NFC');

/** An account as it begins: tidied as it was typed, with the terms agreed to now. */
export const newUser = (given: Omit<User, 'agreedToTermsAt' | 'createdAt' | 'disabledAt'>, now: Date): User => ({
  ...given,
  name: given.name.trim(),
  email: normalizeEmail(given.email),
  phone: plainCode(given.phone),
  agreedToTermsAt: now,
  createdAt: now,
  disabledAt: null,
});

/** The person on whose behalf a use case runs, as the session row has them at this request. */
export interface Actor {
  readonly userId: UserId;
  readonly role: Role;
}
