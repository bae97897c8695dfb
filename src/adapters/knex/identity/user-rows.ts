import type { User } from '../../../domain/identity/user.ts';
import { directoryKey } from '../../../domain/kernel/fold-text.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';

const USERS = columnsOf<User>()({
  id: 'id',
  name: 'name',
  email: 'email',
  phone: 'phone',
  passwordHash: 'password_hash',
  role: 'role',
  agreedToTermsAt: time('agreed_to_terms_at'),
  createdAt: time('created_at'),
  disabledAt: timeOrNull('disabled_at'),
});

export type UserRow = RowOf<typeof USERS>;

/** Includes the key for search and sorting. */
export type DirectoryUserRow = UserRow & { directory_key: string };

export const toUser = USERS.toNoun;

export const toUserRow = (user: User): DirectoryUserRow => ({
  ...USERS.toRow(user),
  directory_key: directoryKey(user),
});
