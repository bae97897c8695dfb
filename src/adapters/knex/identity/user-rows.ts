import type { User } from '../../../domain/identity/user.ts';
import { directoryKey } from '../../../domain/kernel/fold-text.ts';
import { TEAM_ROLES, type TeamRole } from '../../../domain/kernel/literals.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';

/** Stores the roles as words with a blank between them. */
export const ROLES = {
  name: 'roles',
  toStored: (roles: readonly TeamRole[]) => roles.join(' '),
  fromStored: (stored: string): readonly TeamRole[] => TEAM_ROLES.filter((role) => stored.split(' ').includes(role)),
} as const;

const USERS = columnsOf<User>()({
  id: 'id',
  name: 'name',
  email: 'email',
  phone: 'phone',
  passwordHash: 'password_hash',
  role: 'role',
  roles: ROLES,
  agreedToTermsAt: timeOrNull('agreed_to_terms_at'),
  createdAt: time('created_at'),
  disabledAt: timeOrNull('disabled_at'),
  emailConfirmedAt: timeOrNull('email_confirmed_at'),
  emailRefusedAt: timeOrNull('email_refused_at'),
});

export type UserRow = RowOf<typeof USERS>;

/** Includes the key for search and sorting. */
export type DirectoryUserRow = UserRow & { directory_key: string };

export const toUser = USERS.toNoun;

export const toUserRow = (user: User): DirectoryUserRow => ({
  ...USERS.toRow(user),
  directory_key: directoryKey(user),
});
