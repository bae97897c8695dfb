import type { Knex } from 'knex';

// Covering indexes: the dashboard's sums over a hundred thousand orders read no table row.

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
