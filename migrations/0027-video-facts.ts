import type { Knex } from 'knex';

/** How large the picture of a video is, read from its file as its length is, and the picture shown before it plays. */
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
