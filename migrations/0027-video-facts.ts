import type { Knex } from 'knex';

/** Picture size of a video, read from its file like its duration, and its poster. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('files', (table) => {
    table.integer('width');
    table.integer('height');
  });
  await db.schema.alterTable('contents', (table) => {
    table.text('poster_key').index();
    table.text('small_poster_key').index();
  });
}
