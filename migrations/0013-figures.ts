import type { Knex } from 'knex';

// Each holds all that a figure of the dashboard needs, so that adding up a hundred thousand orders reads no order.

export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    table.index(['status', 'paid_at', 'total_cents'], 'orders_by_time');
    table.index(['status', 'course_id', 'paid_at', 'total_cents'], 'orders_by_course');
  });
  await db.schema.alterTable('enrolments', (table) => {
    table.index(['since', 'order_id'], 'enrolments_by_time');
    table.index(['course_id', 'since', 'revoked_at'], 'enrolments_by_course');
  });
  await db.schema.alterTable('users', (table) => {
    table.index(['role', 'disabled_at', 'created_at'], 'users_by_role');
  });
}
