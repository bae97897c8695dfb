import type { Knex } from 'knex';

/** Questions that one repeats: what is stored of them once they are graded, noted or put aside. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('cards', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('question_id').notNullable();
    table.boolean('is_known').notNullable();
    table.text('why');
    table.text('rule').notNullable();
    // JSON: memory, day of the newest grade, day on which it comes again.
    table.text('review');
    table.text('begun_on');
    table.integer('lapses').notNullable();
    table.text('grade_number');
    table.integer('revision').notNullable();
    table.primary(['user_id', 'question_id']);
  });
}
