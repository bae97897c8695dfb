import type { Knex } from 'knex';

// What is deleted lies in twins of the tables of courses until it is restored or purged: what reads the tables
// themselves needs no condition that could be forgotten. A column that is added to one of the tables is added to its
// twin, too; tests/contracts/trash-repository.test.ts compares them. There is no foreign key between twins, because
// what a row hung on may be where it always was.

export async function up(db: Knex): Promise<void> {
  // One row for each deletion, with the names of that moment: what it was deleted out of may be renamed or deleted
  // since.
  await db.schema.createTable('trash_entries', (table) => {
    table.text('id').primary();
    table.text('kind').notNullable();
    table.text('node_id').notNullable();
    table.text('title').notNullable();
    // The number of a module or a day, the position of an item or a document; 0 for a course.
    table.integer('number').notNullable();
    table.text('course_id').notNullable().index();
    table.text('course_title').notNullable();
    // What it hung on; null for a course.
    table.text('parent_id');
    table.integer('module_number');
    table.text('module_title');
    table.integer('day_number');
    table.text('day_title');
    table.text('deleted_by').notNullable();
    table.bigInteger('deleted_at').notNullable();
    table.integer('modules').notNullable().defaultTo(0);
    table.integer('days').notNullable().defaultTo(0);
    table.integer('contents').notNullable().defaultTo(0);
    table.integer('documents').notNullable().defaultTo(0);
    table.bigInteger('bytes').notNullable().defaultTo(0);
    table.index(['deleted_at', 'id'], 'trash_entries_by_time');
  });

  // The key by which a client asks for a course only once does not come back: it may have made another one since.
  await twin(db, 'trashed_courses', (table) => {
    table.text('title').notNullable();
    table.text('description').notNullable();
    table.integer('price_cents').notNullable();
    table.integer('duration_months').notNullable();
    table.text('thumbnail_key').index();
    table.text('small_thumbnail_key').index();
    table.boolean('is_live').notNullable();
    table.integer('version').notNullable();
    table.integer('revision').notNullable();
    table.bigInteger('created_at').notNullable();
    table.text('live_room_url');
    table.integer('live_room_weekday');
    table.text('live_room_starts_at');
    table.integer('live_room_minutes');
    table.text('live_room_time_zone');
    table.text('study_group_url');
    table.text('mentor_url');
  });

  await twin(db, 'trashed_course_modules', (table) => {
    table.text('course_id').notNullable();
    table.integer('number').notNullable();
    table.text('title').notNullable();
    table.integer('revision').notNullable();
  });

  await twin(db, 'trashed_days', (table) => {
    table.text('module_id').notNullable();
    table.integer('number').notNullable();
    table.text('title').notNullable();
    table.integer('revision').notNullable();
  });

  await twin(db, 'trashed_contents', (table) => {
    table.text('day_id').notNullable();
    table.text('type').notNullable();
    table.text('title').notNullable();
    table.text('file_key').notNullable().index();
    table.text('captions_key').index();
    table.text('chapters_key').index();
    table.text('poster_key').index();
    table.text('small_poster_key').index();
    table.double('duration_seconds');
    table.integer('position').notNullable();
    table.integer('revision').notNullable();
  });

  await twin(db, 'trashed_documents', (table) => {
    table.text('module_id').notNullable();
    table.text('title').notNullable();
    table.text('file_key').notNullable().index();
    table.text('preview_key').index();
    table.text('suggested_title');
    table.integer('page_count');
    table.integer('position').notNullable();
    table.integer('revision').notNullable();
  });
}

const twin = (db: Knex, name: string, columns: (table: Knex.CreateTableBuilder) => void): Promise<void> =>
  db.schema.createTable(name, (table) => {
    table.text('id').primary();
    table.text('entry_id').notNullable().index().references('trash_entries.id').onDelete('CASCADE');
    columns(table);
  });
