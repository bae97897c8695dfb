import type { Knex } from 'knex';

// Types in every table: ids are text, times are bigint milliseconds since 1970 (UTC). Both databases store, sort and
// compare these the same way.

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('users', (table) => {
    table.text('id').primary();
    table.text('name').notNullable();
    table.text('email').notNullable().unique();
    table.text('phone').notNullable();
    table.text('password_hash').notNullable();
    table.text('role').notNullable();
    table.bigInteger('agreed_to_terms_at').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('disabled_at');
  });

  await db.schema.createTable('auth_sessions', (table) => {
    table.text('id').primary();
    table.text('user_id').notNullable().references('users.id');
    table.text('kind').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_seen_at').notNullable();
    table.bigInteger('idle_until').notNullable();
    table.bigInteger('absolute_until').notNullable();
    table.text('device').notNullable();
    table.bigInteger('ended_at');
    table.text('end_reason');
    table.index(['user_id', 'created_at']);
    table.index(['absolute_until']);
  });

  // One row per user: a newer link replaces the older one.
  await db.schema.createTable('reset_links', (table) => {
    table.text('user_id').primary().references('users.id');
    table.text('token_digest').notNullable().unique();
    table.bigInteger('expires_at').notNullable();
  });

  // Schema required by connect-session-knex, which reads and writes this table itself.
  await db.schema.createTable('http_sessions', (table) => {
    table.string('sid').primary();
    table.json('sess').notNullable();
    table.timestamp('expired').notNullable().index();
  });
}
