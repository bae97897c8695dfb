import type { Knex } from 'knex';

/** Announcements and who got them, mails that people switched off, and what keeps a learning mail from coming twice. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('announcements', (table) => {
    table.text('id').primary();
    // No reference: the announcement outlives its author's account.
    table.text('author_id').notNullable();
    // JSON: all, courses, or a filter of students.
    table.text('audience').notNullable();
    table.text('subject').notNullable();
    table.text('body').notNullable();
    table.boolean('on_site').notNullable();
    table.boolean('by_mail').notNullable();
    table.text('state').notNullable();
    table.integer('revision').notNullable();
    table.bigInteger('created_at').notNullable();
    // When it leaves; null of a draft.
    table.bigInteger('leaves_at');
    table.bigInteger('left_at');
    // Counted when it leaves.
    table.integer('people');
    table.index(['created_at', 'id'], 'announcements_by_time');
  });

  await db.schema.createTable('deliveries', (table) => {
    table.text('announcement_id').notNullable().references('announcements.id').onDelete('CASCADE');
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.bigInteger('at').notNullable();
    table.bigInteger('mailed_at');
    table.bigInteger('read_at');
    table.primary(['announcement_id', 'user_id']);
  });
  await db.raw('create index deliveries_unread on deliveries (user_id, at) where read_at is null');

  await db.schema.createTable('mail_choices', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('kind').notNullable();
    table.boolean('is_on').notNullable();
    table.bigInteger('changed_at').notNullable();
    table.primary(['user_id', 'kind']);
  });

  await db.schema.createTable('learning_marks', (table) => {
    table.text('key').primary();
    table.bigInteger('at').notNullable().index();
  });

  // Contents of courses that are live, since a course was first looked at; those that came later have their day.
  await db.schema.createTable('known_contents', (table) => {
    table.text('content_id').primary();
    table.text('course_id').notNullable().index();
    table.text('new_on').index();
  });
}
