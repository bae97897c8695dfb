import type { Knex } from 'knex';

/** Videos that were converted get the steps for a poor line too: they are asked for anew, and what is there stays. */
export async function up(db: Knex): Promise<void> {
  await db('conversions').where({ percent: 100 }).delete();
}
