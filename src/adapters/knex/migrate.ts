import type { Knex } from 'knex';
import { migrations } from '../../../migrations/index.ts';
import { isPostgres } from './database.ts';

/** Any number does, as long as nobody else takes it in this database. */
const ADVISORY_LOCK = 6_714_205;
const WAIT_FOR_OTHERS = '120s';

/**
 * Brings the schema up to date; does nothing when it is. All steps are one transaction, so a crash
 * leaves the schema as it was. Several instances may start together: one migrates and the others
 * wait. Rejects with an explanation when the migration lock was left behind or when the database is
 * ahead of this version.
 */
export async function migrateDatabase(db: Knex): Promise<void> {
  try {
    await db.transaction(async (trx) => {
      if (isPostgres(db)) await waitForTurn(trx);
      await trx.migrate.latest({ migrationSource: migrations });
    });
  } catch (error) {
    throw explained(error);
  }
}

/** SQLite needs none of this: its transactions start as writers and there is only one writer. */
async function waitForTurn(trx: Knex): Promise<void> {
  await trx.raw('set local statement_timeout = 0');
  await trx.raw(`set local lock_timeout = '${WAIT_FOR_OTHERS}'`);
  await trx.raw('set local idle_in_transaction_session_timeout = 0');
  await trx.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK]);
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'MigrationLocked') {
    return new Error(
      'The migration lock of this database was left behind by an interrupted run. Make sure that no other ' +
        'instance is migrating, then run this SQL and start again: UPDATE knex_migrations_lock SET is_locked = 0;',
      { cause: error },
    );
  }
  if (error.message.startsWith('The migration directory is corrupt')) {
    return new Error(
      'This database was migrated by a newer version of Cusp. Start that version, or restore the backup from before.',
      {
        cause: error,
      },
    );
  }
  return error;
}
