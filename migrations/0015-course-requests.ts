import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Idempotency key of the request that created a course: a retry after a lost answer finds it. Null if none was sent.
  await db.schema.alterTable('courses', (table) => {
    table.text('requested_by');
    table.text('idempotency_key');
  });
  await db.schema.alterTable('courses', (table) => {
    table.unique(['requested_by', 'idempotency_key'], { indexName: 'courses_one_per_request' });
  });
}
