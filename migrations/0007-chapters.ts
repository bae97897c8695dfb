import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('contents', (table) => {
    table.text('chapters_key').index();
  });
}
