import type { Knex } from 'knex';

// No foreign keys, as with progress: an entry outlives its lesson, and is deleted after twelve months.

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('activity_entries', (table) => {
    table.text('id').primary();
    table.text('user_id').notNullable();
    table.text('course_id').notNullable();
    table.text('content_id').notNullable();
    table.text('kind').notNullable();
    table.bigInteger('minute').notNullable();
    table.bigInteger('at').notNullable().index();
    table.integer('count').notNullable();
    // Incidents within one minute are one row with a count, even when they are concurrent.
    table.unique(['user_id', 'content_id', 'kind', 'minute']);
  });
}
