import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('two_factors', (table) => {
    table.text('user_id').primary().references('users.id').onDelete('CASCADE');
    table.text('sealed_secret').notNullable();
    // Null until a first code has proved that the app has the secret.
    table.bigInteger('confirmed_at');
    // Time step of the last accepted code: no code is accepted twice (replay).
    table.bigInteger('last_step').notNullable().defaultTo(0);
  });
  // Unused codes only: a code is deleted when it is used.
  await db.schema.createTable('recovery_codes', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('digest').notNullable();
    table.primary(['user_id', 'digest']);
  });
}
