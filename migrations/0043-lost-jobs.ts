import type { Knex } from 'knex';

/** Consecutive attempts whose process ended without reporting a result. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('jobs', (table) => {
    table.integer('lost').notNullable().defaultTo(0);
  });
}
