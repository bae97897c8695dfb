import type { Knex } from 'knex';

/** Since when a mail service refuses somebody's address for good. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('users', (table) => {
    table.bigInteger('email_refused_at');
  });
}
