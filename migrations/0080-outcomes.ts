import type { Knex } from 'knex';

/** Results that candidates tell after their exam, with the chances that were predicted. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('outcomes', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // First day of the exam by the candidate’s clocks, as 2026-03-31.
    table.text('exam_on').notNullable();
    table.bigInteger('at').notNullable().index();
    // JSON: result and chance of each cluster, the chance of all.
    table.text('content').notNullable();
    table.primary(['user_id', 'exam_on']);
  });
}
