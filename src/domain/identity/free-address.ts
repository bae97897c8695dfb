import type { UserId } from '../kernel/ids.ts';
import { emailTaken } from './errors.ts';
import type { EmailChangeRepository, UserRepository } from './ports.ts';
import type { User } from './user.ts';

interface Stores {
  readonly users: UserRepository;
  readonly emailChanges: EmailChangeRepository;
}

/** Adds an account, whose address must not be one that its former owner can still have back. */
export async function addAccount({ users, emailChanges }: Stores, user: User): Promise<void> {
  await users.add(user);
  // Asked after the address is ours: a change that frees it at this moment has been written by then.
  if (await emailChanges.isHeld(user.email, user.createdAt)) throw emailTaken();
}

/** Throws where another account has the address, or can still have it back. */
export async function requireFree(
  { users, emailChanges }: Stores,
  { email, userId, now }: { email: string; userId: UserId; now: Date },
): Promise<void> {
  const isTaken = (await users.findByEmail(email)) ?? (await emailChanges.isHeld(email, now, userId));
  if (isTaken) throw emailTaken();
}
