import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Existing documents were always visible.
  await db.schema.alterTable('documents', (table) => {
    table.text('state').notNullable().defaultTo('ready');
    table.text('refusal');
    table.text('preview_key').index();
    table.text('suggested_title');
  });

  // Keyed by file, not by document: items of days are files with a text too.
  await db.schema.createTable('document_texts', (table) => {
    table.text('file_key').primary().references('files.key').onDelete('CASCADE');
    table.text('text').notNullable();
  });
}
