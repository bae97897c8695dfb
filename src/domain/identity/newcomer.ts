import { DomainError } from '../kernel/errors.ts';
import type { UserId } from '../kernel/ids.ts';
import type { EmailChangeRepository, UserRepository } from './ports.ts';

const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;

/** Returns whether an address mixes Latin letters with other alphabets: another mailbox that looks the same. */
export function mixesAlphabets(email: string): boolean {
  const letters = Array.from(email).filter((character) => LETTER.test(character));
  return email !== email.normalize('NFKC') || new Set(letters.map((letter) => LATIN.test(letter))).size > 1;
}

/** Throws at an address that only looks like another one. */
export function requireOneAlphabet(email: string): void {
  if (mixesAlphabets(email)) throw at('invalid', 'identity/mixed-alphabets', MIXED_ALPHABETS);
}

interface Stores {
  users: Pick<UserRepository, 'findByEmail'>;
  emailChanges: Pick<EmailChangeRepository, 'isHeld'>;
}

/** Throws unless the address may join the team: no account has it, and no former owner can have it back. */
export async function requireNewcomer(
  { users, emailChanges }: Stores,
  { email, actorId }: { email: string; actorId: UserId },
  now: Date,
): Promise<void> {
  requireOneAlphabet(email);
  const person = await users.findByEmail(email);
  if (person?.id === actorId) throw at('invalid', 'identity/own-address', 'This is your own email address.');
  if (person?.role === 'student') throw at('conflict', 'identity/address-of-student', STUDENT);
  if (person) throw at('conflict', 'identity/in-team-already', person.disabledAt ? DISABLED : MEMBER);
  if (await emailChanges.isHeld(email, now)) throw at('conflict', 'identity/address-held', HELD);
}

/** Sentence at an address that only looks like another one. */
export const MIXED_ALPHABETS = 'This address mixes letters of several alphabets. Please type it again.';
const STUDENT = 'A student has this email address. Please invite the person at another one.';
const MEMBER = 'This person is in the team already. You can change their roles below.';
const DISABLED = 'This person is in the team, and their account is disabled. You can enable it below.';
const HELD = 'Another account had this email address until lately. Please try again in a week.';

const at = (kind: 'invalid' | 'conflict', code: string, sentence: string) =>
  new DomainError(kind, code, sentence, { fields: { email: sentence } });
