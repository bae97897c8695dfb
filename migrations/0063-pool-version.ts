import type { Knex } from 'knex';

/** One row, whose version rises whenever what can be drawn or practised has changed: the pool is kept per version. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('question_pool_version', (table) => {
    table.integer('id').primary();
    table.integer('version').notNullable();
  });
  await db('question_pool_version').insert({ id: 1, version: 1 });
}
