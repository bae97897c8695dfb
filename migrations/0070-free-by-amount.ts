import type { Knex } from 'knex';

/**
 * Whether a coupon of an amount may make a course free. Those from before could: their buyers were promised it, and a
 * server of the previous version still makes such ones meanwhile.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('coupons', (table) => {
    table.boolean('may_make_free').notNullable().defaultTo(true);
  });
}
