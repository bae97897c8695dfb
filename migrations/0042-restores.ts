import type { Knex } from 'knex';

/**
 * State after a restore: since when payments are unknown, and payments that match no order. Also the time of the newest
 * backup, for monitoring.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('restores', (table) => {
    table.bigInteger('restored_at').primary();
    table.bigInteger('backup_at').notNullable();
    table.bigInteger('reconciled_at');
  });

  await db.schema.createTable('unmatched_payments', (table) => {
    table.text('checkout_id').primary();
    table.text('order_id').notNullable();
    table.text('user_id').notNullable();
    table.text('course_id').notNullable();
    table.integer('amount_cents').notNullable();
    table.integer('refunded_cents').notNullable();
    table.text('currency').notNullable();
    table.text('payer_name');
    table.text('payer_email');
    table.bigInteger('found_at').notNullable();
    table.bigInteger('settled_at');
    table.index(['settled_at', 'found_at']);
  });

  await db.schema.createTable('backups', (table) => {
    table.integer('id').primary();
    table.bigInteger('ended_at').notNullable();
  });
}
