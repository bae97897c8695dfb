import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Of a video, as its file tells it; 0 where it tells none, null until it was read.
  await db.schema.alterTable('files', (table) => {
    table.double('length_seconds');
  });
  await db.schema.alterTable('progress', (table) => {
    // A list of stretches, each [from, to] in seconds, as JSON.
    table.text('watched').notNullable().defaultTo('[]');
    table.double('allowance_seconds').notNullable().defaultTo(0);
    table.integer('revision').notNullable().defaultTo(0);
  });
  // Whoever is in the middle of a video came there by playing, as far as anybody knows, and keeps that.
  await db.raw(
    `update progress set watched = '[[0,' || position_seconds || ']]'
     where completed_at is null and position_seconds > 0 and duration_seconds > 0`,
  );
}
