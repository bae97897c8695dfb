import type { Knex } from 'knex';

/** Tables that admins edit. A revision detects concurrent edits (optimistic locking). */
const EDITED = ['courses', 'course_modules', 'days', 'contents', 'documents'];

export async function up(db: Knex): Promise<void> {
  for (const name of EDITED) {
    await db.schema.alterTable(name, (table) => {
      table.integer('revision').notNullable().defaultTo(1);
    });
  }

  // Covers the count of students per course, which is queried for all courses at once.
  await db.schema.alterTable('enrolments', (table) => {
    table.index(['course_id', 'revoked_at']);
  });
}
