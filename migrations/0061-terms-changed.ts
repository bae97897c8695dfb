import type { Knex } from 'knex';

/** When the terms last changed. Versions until now could not change them. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('settings_versions', (table) => {
    table.bigInteger('terms_changed_at');
  });
}
