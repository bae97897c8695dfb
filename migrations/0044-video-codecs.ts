import type { Knex } from 'knex';

/** Codec of a video that most browsers cannot play; empty if they can, null until it was read. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('files', (table) => {
    table.text('rare_codec');
  });
}
