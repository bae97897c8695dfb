import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Null for the courses of before: a scheduled task encodes their pictures, and until then the one size is shown.
  await db.schema.alterTable('courses', (table) => {
    table.text('small_thumbnail_key').index();
  });
}
