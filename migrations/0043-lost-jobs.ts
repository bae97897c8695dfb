import type { Knex } from 'knex';

/** How often in a row a job was in the hands of a process that never said how that ended. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('jobs', (table) => {
    table.integer('lost').notNullable().defaultTo(0);
  });
}
