import type { Knex } from 'knex';

/** Promises that are off for a course, as words with a blank between them. */
export async function up(db: Knex): Promise<void> {
  for (const courses of ['courses', 'trashed_courses'])
    await db.schema.alterTable(courses, (table) => {
      table.text('sold_without').notNullable().defaultTo('');
    });
}
