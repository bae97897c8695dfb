import type { Knex } from 'knex';

/** Exam dates and study days of students, from which a plan is laid at each reading. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('study_goals', (table) => {
    table.text('user_id').primary().references('users.id').onDelete('CASCADE');
    // A day, as 2026-03-31; null where no plan is wanted.
    table.text('exam_on');
    table.text('time_zone').notNullable();
    // Each in JSON.
    table.text('minutes').notNullable();
    table.text('days_off').notNullable();
    table.text('put_off').notNullable();
    table.boolean('is_light').notNullable();
    table.text('since').notNullable();
    table.integer('feed').notNullable();
  });
}
