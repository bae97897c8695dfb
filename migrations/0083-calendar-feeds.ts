import type { Knex } from 'knex';

/** Numbers of the addresses of people's calendars, and when a calendar last saw a discussion change. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('calendar_feeds', (table) => {
    table.text('user_id').primary().references('users.id').onDelete('CASCADE');
    table.integer('number').notNullable();
  });
  await db.schema.alterTable('discussions', (table) => {
    table.bigInteger('changed_at').notNullable().defaultTo(0);
  });
  const madeAt = db('discussion_series').where('id', db.ref('discussions.series_id')).select('created_at');
  await db('discussions').update({ changed_at: madeAt });
}
