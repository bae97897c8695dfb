import { DomainError } from '../kernel/errors.ts';
import type { UserId } from '../kernel/ids.ts';
import { roleNeeded } from '../kernel/viewer.ts';
import type { UserRepository } from './ports.ts';
import type { User } from './user.ts';

type Owners = Pick<UserRepository, 'holdOwners'>;

/**
 * Returns the enabled owners, held until the transaction ends. Refuses an actor who is not an owner: another owner may
 * have changed that since the call came in.
 */
export async function requireOwner(users: Owners, actorId: UserId): Promise<readonly User[]> {
  const owners = await users.holdOwners();
  if (!owners.some(({ id }) => id === actorId)) throw roleNeeded();
  return owners;
}

/** Throws unless the actor may act on the account: one of the team is for owners, and for its own person. */
export async function requireMayActOn(
  users: Owners,
  { actorId, person }: { actorId: UserId; person: Pick<User, 'id' | 'role'> },
): Promise<void> {
  if (person.role === 'admin' && person.id !== actorId) await requireOwner(users, actorId);
}

export const notInTeam = () =>
  new DomainError('conflict', 'identity/not-in-team', 'This is the account of a student. It has no roles.');

export const lastOwner = () =>
  new DomainError('conflict', 'identity/last-owner', 'Nobody else is an owner. Make someone else an owner first.');
