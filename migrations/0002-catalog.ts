import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('courses', (table) => {
    table.text('id').primary();
    table.text('title').notNullable();
    table.text('description').notNullable();
    table.integer('price_cents').notNullable();
    table.integer('duration_months').notNullable();
    table.text('thumbnail_key').index();
    table.boolean('is_live').notNullable();
    table.integer('version').notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['is_live', 'created_at']);
  });

  // Deletes of a course, module or day cascade to everything in it, in one statement.
  await db.schema.createTable('course_modules', (table) => {
    table.text('id').primary();
    table.text('course_id').notNullable().references('courses.id').onDelete('CASCADE');
    table.integer('number').notNullable();
    table.text('title').notNullable();
    table.unique(['course_id', 'number']);
  });

  await db.schema.createTable('days', (table) => {
    table.text('id').primary();
    table.text('module_id').notNullable().references('course_modules.id').onDelete('CASCADE');
    table.integer('number').notNullable();
    table.text('title').notNullable();
    table.unique(['module_id', 'number']);
  });

  // A position only sorts. It is not unique, so that items can be swapped.
  await db.schema.createTable('contents', (table) => {
    table.text('id').primary();
    table.text('day_id').notNullable().references('days.id').onDelete('CASCADE');
    table.text('type').notNullable();
    table.text('title').notNullable();
    table.text('file_key').notNullable().index();
    table.text('captions_key').index();
    table.double('duration_seconds');
    table.integer('position').notNullable();
    table.index(['day_id', 'position']);
  });

  await db.schema.createTable('documents', (table) => {
    table.text('id').primary();
    table.text('module_id').notNullable().references('course_modules.id').onDelete('CASCADE');
    table.text('title').notNullable();
    table.text('file_key').notNullable().index();
    table.integer('page_count');
    table.integer('position').notNullable();
    table.index(['module_id', 'position']);
  });

  await db.schema.createTable('catalogue_version', (table) => {
    table.integer('id').primary();
    table.integer('version').notNullable();
  });
  await db('catalogue_version').insert({ id: 1, version: 1 });
}
