import type { Knex } from 'knex';

/** Why a file was refused when it was looked at, so that whoever asks again is told the same. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('files', (table) => {
    table.text('refusal');
  });
}
