import type { Knex } from 'knex';

/**
 * Partial refunds and disputes. Both columns have a default, because the previous version still serving writes neither.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.integer('refunded_cents').notNullable().defaultTo(0);
    table.text('dispute');
  });
  await db('orders')
    .where({ status: 'refunded' })
    .update({ refunded_cents: db.ref('total_cents') });

  await db.schema.alterTable('demo_checkouts', (table) => {
    table.integer('refunded_cents').notNullable().defaultTo(0);
  });
  await db('demo_checkouts')
    .where({ status: 'refunded' })
    .update({ refunded_cents: db.ref('amount_cents') });

  await db.schema.createTable('demo_refunds', (table) => {
    table.text('id').primary();
    table.text('checkout_id').notNullable();
    table.integer('amount_cents').notNullable();
  });
}
