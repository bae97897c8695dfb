import type { Role, User } from '../../../domain/identity/user.ts';
import { directoryKey } from '../../../domain/kernel/fold-text.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { type Millis, toMillis, toMillisOrNull, toTime, toTimeOrNull } from '../times.ts';

export interface UserRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  password_hash: string;
  role: Role;
  agreed_to_terms_at: Millis;
  created_at: Millis;
  disabled_at: Millis | null;
}

/** Includes the key for search and sorting. */
export type DirectoryUserRow = UserRow & { directory_key: string };

/** Maps a row to a user. Id and time are parameters, because a join names them differently. */
export const toUser = (row: Omit<UserRow, 'id' | 'created_at'>, id: UserId, createdAt: Millis): User => ({
  id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  passwordHash: row.password_hash,
  role: row.role,
  agreedToTermsAt: toTime(row.agreed_to_terms_at),
  createdAt: toTime(createdAt),
  disabledAt: toTimeOrNull(row.disabled_at),
});

export const toUserRow = (user: User): DirectoryUserRow => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  password_hash: user.passwordHash,
  role: user.role,
  agreed_to_terms_at: toMillis(user.agreedToTermsAt),
  created_at: toMillis(user.createdAt),
  disabled_at: toMillisOrNull(user.disabledAt),
  directory_key: directoryKey(user),
});
