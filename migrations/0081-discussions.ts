import type { Knex } from 'knex';

/** Weekly series of live discussions, their dated discussions, and who joined them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('discussion_series', (table) => {
    table.text('id').primary();
    // Refers to nothing: a series stays while its course is in the trash.
    table.text('course_id').notNullable().index();
    table.text('topic').notNullable();
    table.integer('weekday').notNullable();
    // On a clock of the zone, as 19:00.
    table.text('starts_at').notNullable();
    table.integer('minutes').notNullable();
    table.text('time_zone').notNullable();
    table.text('room_url').notNullable();
    table.boolean('is_case_discussion').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('ended_at');
    table.integer('revision').notNullable();
  });
  await db.schema.createTable('discussions', (table) => {
    table.text('id').primary();
    table.text('series_id').notNullable().references('discussion_series.id').onDelete('CASCADE');
    table.text('course_id').notNullable();
    // Monday of its week, as 2026-03-30.
    table.text('week').notNullable();
    table.bigInteger('starts_at').notNullable();
    table.integer('minutes').notNullable();
    table.text('topic').notNullable();
    // JSON: ids of items of the course.
    table.text('papers').notNullable();
    table.text('state').notNullable();
    table.text('recording_id');
    table.integer('sequence').notNullable();
    table.integer('revision').notNullable();
    table.unique(['series_id', 'week']);
    table.index(['course_id', 'starts_at']);
  });
  await db.schema.createTable('attendances', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('discussion_id').notNullable().references('discussions.id').onDelete('CASCADE').index();
    table.bigInteger('at').notNullable().index();
    table.primary(['user_id', 'discussion_id']);
  });
}
