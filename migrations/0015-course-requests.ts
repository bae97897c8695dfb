import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Which request made a course: the same one, sent again after a lost answer, finds it. Null where none was named.
  await db.schema.alterTable('courses', (table) => {
    table.text('requested_by');
    table.text('idempotency_key');
  });
  await db.schema.alterTable('courses', (table) => {
    table.unique(['requested_by', 'idempotency_key'], { indexName: 'courses_one_per_request' });
  });
}
