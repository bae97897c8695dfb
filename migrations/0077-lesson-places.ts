import type { Knex } from 'knex';

/**
 * Where a question is taught: by the id that all its versions share, and by the id of a content, which may lie in the
 * trash meanwhile.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('lesson_places', (table) => {
    table.text('question_id').notNullable();
    table.integer('position').notNullable();
    table.text('content_id').notNullable();
    table.integer('at').notNullable();
    table.text('file_key').notNullable();
    table.primary(['question_id', 'position']);
  });
}
