import type { Knex } from 'knex';

/** People who get a course by one file. Name and address of a row are emptied once its account has them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('enrolment_imports', (table) => {
    table.text('id').primary();
    table.text('course_id').notNullable();
    // A day of the school's calendar.
    table.text('until');
    table.text('actor_id').notNullable();
    table.integer('people').notNullable();
    table.bigInteger('started_at').notNullable().index();
  });
  await db.schema.createTable('enrolment_import_rows', (table) => {
    table.text('import_id').notNullable().references('enrolment_imports.id').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.text('name').notNullable();
    table.text('email').notNullable();
    table.text('outcome').notNullable();
    table.text('refusal').notNullable();
    table.primary(['import_id', 'position']);
    table.index(['import_id', 'outcome'], 'enrolment_import_rows_by_outcome');
  });
}
