import type { Knex } from 'knex';

/**
 * Replaced and removed files go to the trash too. The entry itself names the file, because what showed it still exists.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('trash_entries', (table) => {
    table.text('part');
    table.text('file_key').index();
    table.text('small_file_key').index();
    table.text('file_name');
  });
}
