import type { UserId } from './ids.ts';

/** An account, as far as every context may know it. */
export interface Person {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: 'admin' | 'student';
  readonly disabledAt: Date | null;
  readonly emailConfirmedAt: Date | null;
}

/** Answered by identity; undefined where there is no such account. */
export interface People {
  find(userId: UserId): Promise<Person | undefined>;
  /** @param email in any spelling. */
  findByEmail(email: string): Promise<Person | undefined>;
}

/** A student by their account; undefined for one of the team too. */
export async function studentOf(people: Pick<People, 'find'>, userId: UserId): Promise<Person | undefined> {
  const person = await people.find(userId);
  return person?.role === 'student' ? person : undefined;
}
