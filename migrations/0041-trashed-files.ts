import type { Knex } from 'knex';

/**
 * What another file, or none, took the place of lies in the trash as well. Its bytes are named by the entry itself: what
 * showed it is still where it was.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('trash_entries', (table) => {
    table.text('part');
    table.text('file_key').index();
    table.text('small_file_key').index();
    table.text('file_name');
  });
}
