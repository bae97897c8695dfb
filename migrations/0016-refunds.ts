import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.bigInteger('refunded_at');
  });
  // Lookup of an order's enrolment for refunds.
  await db.schema.alterTable('enrolments', (table) => {
    table.index(['order_id'], 'enrolments_by_order');
  });
}
