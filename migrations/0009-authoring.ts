import type { Knex } from 'knex';

/** What an admin edits by hand: two of them at one title are told apart by it. */
const EDITED = ['courses', 'course_modules', 'days', 'contents', 'documents'];

export async function up(db: Knex): Promise<void> {
  for (const name of EDITED) {
    await db.schema.alterTable(name, (table) => {
      table.integer('revision').notNullable().defaultTo(1);
    });
  }

  // How many study each course is asked for all courses at once.
  await db.schema.alterTable('enrolments', (table) => {
    table.index(['course_id', 'revoked_at']);
  });
}
