import type { Knex } from 'knex';

/** Tells whether recovery codes were digested with the key that the server has. Unknown of those made until now. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('two_factors', (table) => {
    table.text('recovery_mark');
  });
}
