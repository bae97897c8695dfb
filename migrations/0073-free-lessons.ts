import type { Knex } from 'knex';

/** Lessons of a course that anybody may open, as a list of ids; null as long as the school has chosen none. */
export async function up(db: Knex): Promise<void> {
  for (const courses of ['courses', 'trashed_courses'])
    await db.schema.alterTable(courses, (table) => {
      table.text('free_lessons');
    });
}
