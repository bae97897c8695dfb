import type { Knex } from 'knex';

/**
 * Versions of the exam's blueprint. No foreign key to users: the school's configuration outlives who saved or
 * confirmed it.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('blueprints', (table) => {
    table.integer('version').primary();
    table.text('content').notNullable();
    table.text('saved_by').notNullable();
    table.bigInteger('saved_at').notNullable();
    // All three or none.
    table.text('confirmed_by');
    table.bigInteger('confirmed_at');
    table.text('handbook');
  });
}
