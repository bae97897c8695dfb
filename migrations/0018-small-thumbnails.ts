import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Null for existing courses: a scheduled task creates their thumbnails, and until then the large picture is shown.
  await db.schema.alterTable('courses', (table) => {
    table.text('small_thumbnail_key').index();
  });
}
