import type { Knex } from 'knex';

/** Reason of a file's refusal, so that a repeated request gets the same answer. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('files', (table) => {
    table.text('refusal');
  });
}
