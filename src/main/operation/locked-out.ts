import type { Knex } from 'knex';
import type { Sealer } from '../../domain/identity/two-factor/ports.ts';

export interface LockedOut {
  readonly userId: string;
  readonly email: string;
}

/**
 * Lists users, by e-mail, whose second factor was encrypted with another key, so that no code of theirs can be checked.
 */
export async function lockedOut(db: Knex, sealer: Pick<Sealer, 'open'> | undefined): Promise<LockedOut[]> {
  const rows: { id: string; email: string; sealed_secret: string }[] = await db('two_factors')
    .join('users', 'users.id', 'two_factors.user_id')
    .whereNotNull('two_factors.confirmed_at')
    .whereNull('users.disabled_at')
    .orderBy('users.email')
    .select('users.id', 'users.email', 'two_factors.sealed_secret');
  const isSealed = (row: { sealed_secret: string }) => sealer?.open(row.sealed_secret) === undefined;
  return rows.filter(isSealed).map(({ id, email }) => ({ userId: id, email }));
}

/** Takes two-factor sign-in off these accounts: their passwords alone open them. */
export async function takeTwoFactorOffAll(db: Knex, people: readonly LockedOut[]): Promise<void> {
  for (const { userId } of people)
    for (const table of ['recovery_codes', 'two_factors']) await db(table).where({ user_id: userId }).delete();
}
