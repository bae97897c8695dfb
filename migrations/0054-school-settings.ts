import type { Knex } from 'knex';

/**
 * The owner's settings: published versions, the one draft, and pictures, which stay because an older version may show
 * them again. No foreign key to users: what a school says outlives who said it.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('catalogue_version', (table) => {
    table.integer('settings_version').notNullable().defaultTo(0);
  });
  await db.schema.createTable('settings_versions', (table) => {
    table.integer('version').primary();
    table.text('content').notNullable();
    table.text('published_by').notNullable();
    table.bigInteger('published_at').notNullable();
  });
  await db.schema.createTable('settings_draft', (table) => {
    table.integer('id').primary();
    table.integer('revision').notNullable();
    // All three or none: between two drafts only the revision stays.
    table.text('content');
    table.text('saved_by');
    table.bigInteger('saved_at');
  });
  await db.schema.createTable('settings_pictures', (table) => {
    table.text('file_key').primary();
    table.text('small_file_key').notNullable().unique();
  });
}
