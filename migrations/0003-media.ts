import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('files', (table) => {
    table.text('key').primary();
    table.text('folder').notNullable();
    table.text('status').notNullable();
    table.text('original_name').notNullable();
    table.text('content_type').notNullable();
    table.bigInteger('bytes').notNullable();
    table.text('etag').notNullable();
    table.bigInteger('created_at').notNullable();
  });
}
