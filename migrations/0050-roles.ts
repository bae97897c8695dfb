import type { Knex } from 'knex';

/**
 * Roles in the team, as words with a blank between them; none for a student. Administrators could do everything so far:
 * they become owners.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('users', (table) => {
    table.text('roles').notNullable().defaultTo('');
  });
  await db('users').where({ role: 'admin' }).update({ roles: 'owner' });
}
