import type { Knex } from 'knex';

// Soft delete by twin tables: deleted rows move there until they are restored or purged, so that no query needs a
// condition that could be forgotten. A column added to a table must be added to its twin;
// tests/contracts/trash-repository.test.ts compares them. No foreign keys between twins, because a row's parent may not
// be deleted.

export async function up(db: Knex): Promise<void> {
  // One row per deletion, with titles of that moment: its former parent may be renamed or deleted later.
  await db.schema.createTable('trash_entries', (table) => {
    table.text('id').primary();
    table.text('kind').notNullable();
    table.text('node_id').notNullable();
    table.text('title').notNullable();
    // Number of a module or day, position of an item or document; 0 for a course.
    table.integer('number').notNullable();
    table.text('course_id').notNullable().index();
    table.text('course_title').notNullable();
    // Former parent; null for a course.
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

  // The idempotency key of a course is not restored: its client may have created another one since.
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
