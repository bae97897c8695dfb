import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('two_factors', (table) => {
    table.text('user_id').primary().references('users.id').onDelete('CASCADE');
    table.text('sealed_secret').notNullable();
    // Null until the first code has shown that the app has the secret.
    table.bigInteger('confirmed_at');
    // Of the newest code that was taken: none is taken twice.
    table.bigInteger('last_step').notNullable().defaultTo(0);
  });
  // Those that are left: a code goes when it is used.
  await db.schema.createTable('recovery_codes', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE');
    table.text('digest').notNullable();
    table.primary(['user_id', 'digest']);
  });
}
