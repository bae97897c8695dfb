import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // What is there already has been shown all along.
  await db.schema.alterTable('documents', (table) => {
    table.text('state').notNullable().defaultTo('ready');
    table.text('refusal');
    table.text('preview_key').index();
    table.text('suggested_title');
  });

  // By file and not by document: items of days are files with a text, too.
  await db.schema.createTable('document_texts', (table) => {
    table.text('file_key').primary().references('files.key').onDelete('CASCADE');
    table.text('text').notNullable();
  });
}
