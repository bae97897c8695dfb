import type { Knex } from 'knex';

/** Mock exams that every account with a confirmed address may sit, and their sittings, whose keys stay with the school. */
export async function up(db: Knex): Promise<void> {
  for (const name of ['mock_exams', 'sittings'])
    await db.schema.alterTable(name, (table) => {
      table.boolean('is_free').notNullable().defaultTo(false);
    });
}
