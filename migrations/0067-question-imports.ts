import type { Knex } from 'knex';

/** Files of questions, until they were read, and the report about each. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('question_imports', (table) => {
    table.text('id').primary();
    table.text('format').notNullable();
    table.boolean('is_applied').notNullable();
    table.text('actor_id').notNullable();
    table.bigInteger('started_at').notNullable().index();
    // In base64; null once it was read.
    table.text('file');
    // JSON; null until then.
    table.text('report');
  });
}
