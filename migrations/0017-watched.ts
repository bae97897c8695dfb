import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Duration of a video according to its file: 0 if the file states none, null until it was read.
  await db.schema.alterTable('files', (table) => {
    table.double('length_seconds');
  });
  await db.schema.alterTable('progress', (table) => {
    // Ranges as JSON, each [from, to] in seconds.
    table.text('watched').notNullable().defaultTo('[]');
    table.double('allowance_seconds').notNullable().defaultTo(0);
    table.integer('revision').notNullable().defaultTo(0);
  });
  // Backfill: a user in the middle of a video keeps the part before it as watched.
  await db.raw(
    `update progress set watched = '[[0,' || position_seconds || ']]'
     where completed_at is null and position_seconds > 0 and duration_seconds > 0`,
  );
}
