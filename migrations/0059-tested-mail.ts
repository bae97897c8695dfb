import type { Knex } from 'knex';

/** Mail services that took a test mail: told apart from mails, which go after some months. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('tested_mail_services', (table) => {
    table.text('service').primary();
    table.bigInteger('tested_at').notNullable();
  });
}
