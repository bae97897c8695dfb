import type { Knex } from 'knex';

/**
 * Audit log: actions of administrators and refused requests. Columns are only added, so that the previous version can
 * go on serving. A session stores when its user last entered the password, initially its start.
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
