import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // One row, which readiness writes again and again: only a write tells that there is room for one.
  await db.schema.createTable('write_checks', (table) => {
    table.integer('id').primary();
    table.bigInteger('written_at').notNullable();
  });
}
