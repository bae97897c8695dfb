import type { Knex } from 'knex';

/** The live room is stored whole or not at all: without its link its other columns are null too. */
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
