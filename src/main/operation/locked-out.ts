import type { Knex } from 'knex';
import type { Sealer } from '../../domain/identity/two-factor/ports.ts';
import { recoveryMark } from '../../domain/identity/two-factor/two-factor-check.ts';
import type { Secrets } from '../../domain/kernel/secrets.ts';

export interface LockedOut {
  readonly userId: string;
  readonly email: string;
}

interface Row {
  readonly id: string;
  readonly email: string;
  readonly sealed_secret: string;
  /** Null for codes from before marks were kept: their key is unknown. */
  readonly recovery_mark: string | null;
}

const withTwoFactor = (db: Knex): Promise<Row[]> =>
  db('two_factors')
    .join('users', 'users.id', 'two_factors.user_id')
    .whereNotNull('two_factors.confirmed_at')
    .whereNull('users.disabled_at')
    .orderBy('users.email')
    .select('users.id', 'users.email', 'two_factors.sealed_secret', 'two_factors.recovery_mark');

/**
 * Lists users, by e-mail, whose second factor was encrypted with another key, so that no code of theirs can be checked.
 */
export async function lockedOut(db: Knex, sealer: Pick<Sealer, 'open'> | undefined): Promise<LockedOut[]> {
  const rows = await withTwoFactor(db);
  const isSealed = (row: Row) => sealer?.open(row.sealed_secret) === undefined;
  return rows.filter(isSealed).map(({ id, email }) => ({ userId: id, email }));
}

/** Lists users, by e-mail, whose recovery codes were digested with another key, so that no code is ever right. */
export async function withDeadCodes(db: Knex, secrets: Pick<Secrets, 'keyedDigest'>): Promise<LockedOut[]> {
  const rows = await withTwoFactor(db);
  const isDead = (row: Row) => row.recovery_mark !== null && row.recovery_mark !== recoveryMark(secrets, row.id);
  return rows.filter(isDead).map(({ id, email }) => ({ userId: id, email }));
}

/** Deletes their recovery codes, so that their profiles show that no code is left. */
export async function dropRecoveryCodes(db: Knex, people: readonly LockedOut[]): Promise<void> {
  for (const { userId } of people) await db('recovery_codes').where({ user_id: userId }).delete();
}

/** Takes two-factor sign-in off these accounts: their passwords alone open them. */
export async function takeTwoFactorOffAll(db: Knex, people: readonly LockedOut[]): Promise<void> {
  for (const { userId } of people)
    for (const table of ['recovery_codes', 'two_factors']) await db(table).where({ user_id: userId }).delete();
}
