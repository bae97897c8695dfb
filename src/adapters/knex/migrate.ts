import type { Knex } from 'knex';
import { migrations } from '../../../migrations/index.ts';
import { isPostgres } from './database.ts';

/** Key of the advisory lock; any number unique in this database. */
const ADVISORY_LOCK = 6_714_205;
const WAIT_FOR_OTHERS = '120s';
/** `ALTER TABLE` queues behind readers and blocks new ones: use a short `lock_timeout` and retry. */
const WAIT_FOR_TABLES = '3s';
const ATTEMPTS = 20;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Migrates the schema if necessary. All steps are one transaction, so a crash changes nothing. Several instances may
 * start together while an older version serves: one migrates and the others wait. Rejects with an explanation if the
 * database is newer than this version.
 */
export async function migrateDatabase(db: Knex): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(db);
    } catch (error) {
      const isTaken = (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE;
      if (!isTaken || attempt === ATTEMPTS) throw explained(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function migrateOnce(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    if (isPostgres(db)) await waitForTurn(trx);
    await freeStaleLock(trx);
    await trx.migrate.latest({ migrationSource: migrations });
  });
}

/** Waits for the advisory lock. SQLite needs none: its transactions begin as writers, and there is only one writer. */
async function waitForTurn(trx: Knex): Promise<void> {
  await trx.raw('set local statement_timeout = 0');
  await trx.raw('set local idle_in_transaction_session_timeout = 0');
  await trx.raw(`set local lock_timeout = '${WAIT_FOR_OTHERS}'`);
  await trx.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK]);
  await trx.raw(`set local lock_timeout = '${WAIT_FOR_TABLES}'`);
}

/**
 * Frees a stale migration lock. Knex marks a running migration in a row, which survives a crash outside a transaction.
 * We hold the advisory lock, which ends with its connection, so any mark is stale.
 */
async function freeStaleLock(trx: Knex): Promise<void> {
  if (!(await trx.schema.hasTable('knex_migrations_lock'))) return;
  await trx('knex_migrations_lock').where({ is_locked: 1 }).update({ is_locked: 0 });
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
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
