import type { Knex } from 'knex';

/**
 * Whether a course is sold with the question bank. Those that cost something are, and those that somebody has paid
 * for: nobody loses what they bought.
 */
export async function up(db: Knex): Promise<void> {
  for (const courses of ['courses', 'trashed_courses']) {
    await db.schema.alterTable(courses, (table) => {
      table.boolean('has_question_bank').notNullable().defaultTo(true);
    });
    await db(courses)
      .where({ price_cents: 0 })
      .whereNotIn('id', db('orders').whereNotNull('paid_at').where('total_cents', '>', 0).select('course_id'))
      .update({ has_question_bank: false });
  }
}
