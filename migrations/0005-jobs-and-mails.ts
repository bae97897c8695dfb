import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('jobs', (table) => {
    table.text('id').primary();
    table.text('name').notNullable();
    // JSON as text: the database never queries it.
    table.text('payload').notNullable();
    table.integer('attempt').notNullable();
    table.bigInteger('run_at').notNullable();
    table.bigInteger('leased_until');
    table.bigInteger('dead_at');
    table.text('reason');
    table.bigInteger('created_at').notNullable();
    // A partial index: workers poll for due jobs all day, and dead jobs must not slow them down.
    table.index(['run_at', 'created_at', 'id'], 'jobs_alive_index', { predicate: db.whereNull('dead_at') });
  });

  await db.schema.createTable('mails', (table) => {
    table.text('id').primary();
    table.text('key').notNullable().unique();
    table.text('to').notNullable();
    table.text('subject').notNullable();
    table.text('text').notNullable();
    table.text('reply_to');
    table.bigInteger('sent_at').notNullable();
    table.index(['sent_at', 'id']);
  });
}
