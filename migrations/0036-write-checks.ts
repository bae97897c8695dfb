import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // One row that readiness checks overwrite: only a write proves that the disk has room.
  await db.schema.createTable('write_checks', (table) => {
    table.integer('id').primary();
    table.bigInteger('written_at').notNullable();
  });
}
