import type { Knex } from 'knex';

/** Estimates of how an exam would go, one a day; and first sight is what was on the screen. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('estimates', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // A day of the school’s calendar, as 2026-03-31.
    table.text('day').notNullable().index();
    table.bigInteger('at').notNullable();
    // JSON: answers, an interval for each known cluster, the chance of all.
    table.text('content').notNullable();
    table.primary(['user_id', 'day']);
  });

  await db('answered_questions').where({ is_first: true, is_reached: false }).update({ is_first: false });
  await db('answered_questions')
    .where({ is_first: false, is_reached: true })
    .whereNotExists(
      db('answered_questions as earlier')
        .whereRaw('earlier.user_id = answered_questions.user_id')
        .whereRaw('earlier.question_id = answered_questions.question_id')
        .where('earlier.is_reached', true)
        .whereRaw(
          `(earlier.at < answered_questions.at
            or (earlier.at = answered_questions.at and earlier.sitting_id < answered_questions.sitting_id))`,
        ),
    )
    .update({ is_first: true });
}
