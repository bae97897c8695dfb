import type { Knex } from 'knex';

/** Networks from which accounts stream: one row per session and network, kept for a week. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('account_streams', (table) => {
    table.text('session_id').notNullable().references('auth_sessions.id').onDelete('CASCADE');
    table.text('network').notNullable();
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.bigInteger('began_at').notNullable();
    table.bigInteger('last_seen_at').notNullable().index();
    table.primary(['session_id', 'network']);
    table.index(['user_id', 'last_seen_at']);
  });
}
