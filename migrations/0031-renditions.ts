import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Renditions of a video in steps of quality. Each is a file of its own.
  await db.schema.createTable('renditions', (table) => {
    table.text('source_key').notNullable().references('files.key').onDelete('CASCADE');
    table.integer('height').notNullable();
    table.text('file_key').notNullable().unique().references('files.key').onDelete('CASCADE');
    table.primary(['source_key', 'height']);
  });

  // Videos to be converted, or already converted. A failure is recorded by the job.
  await db.schema.createTable('conversions', (table) => {
    table.text('source_key').primary().references('files.key').onDelete('CASCADE');
    table.integer('percent').notNullable();
  });
}
