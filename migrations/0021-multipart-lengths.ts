import type { Knex } from 'knex';

/** Length of a multipart file, if the client stated it: the length of each part is then part of its signature. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('multipart_uploads', (table) => {
    table.bigInteger('bytes');
  });
}
