import type { Knex } from 'knex';

/** Messages to the school with their answers, and answers that the team keeps to use again. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('threads', (table) => {
    table.text('id').primary();
    // Null: an enquirer without a confirmed account, whom the contact message tells.
    table.text('user_id').references('users.id').onDelete('CASCADE');
    table.text('contact_id').references('contact_messages.id').onDelete('CASCADE');
    table.text('request_id').notNullable();
    table.text('kind').notNullable();
    table.text('title').notNullable();
    // No references: the thread stays when its subject is deleted.
    table.text('course_id');
    table.text('content_id');
    table.integer('at');
    table.integer('page');
    table.text('question_id');
    table.text('sitting_id');
    table.text('order_id');
    // A case of mock exams: never shown to others.
    table.boolean('is_private').notNullable();
    table.text('state').notNullable();
    table.text('assigned_to').references('users.id').onDelete('SET NULL');
    table.boolean('is_shown').notNullable();
    table.bigInteger('waiting_since');
    table.bigInteger('first_answered_at').index();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.integer('revision').notNullable();
    // Folded: who asks, and all messages.
    table.text('folded_asker').notNullable();
    table.text('folded_text').notNullable();
    table.unique(['user_id', 'request_id']);
    table.index(['contact_id']);
    table.index(['assigned_to']);
    table.index(['state', 'waiting_since', 'id']);
    table.index(['updated_at', 'id']);
    table.index(['user_id', 'created_at', 'id']);
    table.index(['course_id', 'is_shown', 'created_at']);
    table.index(['content_id', 'is_shown', 'created_at']);
    table.index(['question_id', 'is_shown', 'created_at']);
  });
  await db.schema.createTable('thread_messages', (table) => {
    table.text('id').primary();
    table.text('thread_id').notNullable().references('threads.id').onDelete('CASCADE');
    table.integer('number').notNullable();
    table.text('by').notNullable();
    table.text('author_id').references('users.id').onDelete('SET NULL').index();
    table.text('request_id').notNullable();
    table.text('text').notNullable();
    table.bigInteger('at').notNullable();
    table.unique(['thread_id', 'number']);
  });
  await db.schema.createTable('canned_answers', (table) => {
    table.text('id').primary();
    table.text('title').notNullable();
    table.text('folded_title').notNullable();
    table.text('text').notNullable();
  });
}
