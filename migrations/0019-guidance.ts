import type { Knex } from 'knex';

/** All or none of the live room's columns: if the link is null, the others are too. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('courses', (table) => {
    table.text('live_room_url');
    table.integer('live_room_weekday');
    table.text('live_room_starts_at');
    table.integer('live_room_minutes');
    table.text('live_room_time_zone');
    table.text('study_group_url');
    table.text('mentor_url');
  });
}
