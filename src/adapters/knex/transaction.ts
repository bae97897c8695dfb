import type { Knex } from 'knex';

/** Runs within the current transaction, or in a new one. */
export function inTransaction<T>(db: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction(work);
}
