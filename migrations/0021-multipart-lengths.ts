import type { Knex } from 'knex';

/** How long a file in parts is, where its sender said it: the length of each part is then part of its signature. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('multipart_uploads', (table) => {
    table.bigInteger('bytes');
  });
}
