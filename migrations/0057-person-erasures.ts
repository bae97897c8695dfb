import type { Knex } from 'knex';

/** People whose data was erased, and answers of theirs that count on without them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('person_erasures', (table) => {
    // No reference: the account is gone.
    table.text('user_id').primary();
    table.text('erased_by').notNullable();
    table.bigInteger('erased_at').notNullable();
    table.text('reason').notNullable();
    table.integer('orders').notNullable();
    table.integer('documents').notNullable();
  });
  // Sums over everybody erased: nothing here leads to a person or to a sitting.
  await db.schema.createTable('erased_answers', (table) => {
    table.text('version_id').notNullable();
    table.text('question_id').notNullable();
    // Empty where none was chosen.
    table.text('option_id').notNullable();
    table.boolean('is_first').notNullable();
    table.boolean('is_right').notNullable();
    table.integer('answers').notNullable();
    table.primary(['version_id', 'question_id', 'option_id', 'is_first', 'is_right']);
  });
}
