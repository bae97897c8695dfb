import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // No foreign key to the file: both tables are swept independently, in any order.
  await db.schema.createTable('multipart_uploads', (table) => {
    table.text('id').primary();
    table.text('storage_id').notNullable();
    table.text('key').notNullable();
    table.text('started_by').notNullable().index();
    table.bigInteger('created_at').notNullable().index();
    table.bigInteger('completed_at');
  });

  await db.schema.alterTable('files', (table) => {
    table.index(['status', 'created_at']);
  });
}
