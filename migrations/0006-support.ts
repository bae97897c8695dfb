import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('contact_messages', (table) => {
    table.text('id').primary();
    table.text('first_name').notNullable();
    table.text('last_name').notNullable();
    table.text('email').notNullable();
    table.text('phone').notNullable();
    table.text('message').notNullable();
    table.bigInteger('received_at').notNullable();
    table.bigInteger('delivered_at');
  });
}
