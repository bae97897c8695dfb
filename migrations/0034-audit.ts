import type { Knex } from 'knex';

/**
 * What administrators do and what anybody is refused stands in one table. Columns are only added, so that a version
 * without them can go on serving meanwhile. A session knows when its owner last gave the password: until then, at its
 * beginning.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('admin_actions', (table) => {
    table.text('account');
    table.text('detail');
    table.text('path');
    table.text('request_id');
    table.text('network');
    table.index(['at', 'id'], 'admin_actions_by_time');
    table.index(['actor_id', 'at', 'id'], 'admin_actions_by_actor');
    table.index(['kind', 'at', 'id'], 'admin_actions_by_kind');
    table.index(['account', 'at', 'id'], 'admin_actions_by_account');
  });
  await db.schema.alterTable('auth_sessions', (table) => {
    table.bigInteger('confirmed_at');
  });
}
