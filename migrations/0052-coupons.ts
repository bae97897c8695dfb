import type { Knex } from 'knex';

/** Coupons of the school, the use of one by an order, and whether a refund gives a use back. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('coupons', (table) => {
    table.text('id').primary();
    table.text('code').notNullable();
    table.text('folded_code').notNullable().unique({ indexName: 'coupons_by_code' });
    table.text('note').notNullable();
    table.text('off_kind').notNullable();
    table.integer('off_value').notNullable();
    // JSON: the courses it is for; null for all of them.
    table.text('course_ids');
    table.text('from_day');
    table.text('until_day');
    table.integer('max_uses');
    table.integer('max_per_person');
    table.boolean('is_first_purchase_only').notNullable();
    table.boolean('is_for_extensions').notNullable();
    table.boolean('is_active').notNullable();
    table.bigInteger('created_at').notNullable();
    // Reserved and used, so that the last one goes to one order by a conditional write.
    table.integer('taken').notNullable();
    table.index(['created_at', 'id']);
  });
  await db.schema.createTable('coupon_uses', (table) => {
    table.text('order_id').primary().references('orders.id');
    table.text('coupon_id').notNullable().references('coupons.id');
    // No reference: an order stays when its account is gone.
    table.text('user_id').notNullable();
    table.text('course_id').notNullable();
    table.text('state').notNullable();
    table.bigInteger('reserved_at').notNullable();
    table.bigInteger('settled_at');
    table.index(['coupon_id', 'user_id', 'reserved_at']);
  });
  await db.raw("create index coupon_uses_reserved on coupon_uses (reserved_at) where state = 'reserved'");
  await db.schema.alterTable('refunds', (table) => {
    table.boolean('returns_coupon').notNullable().defaultTo(false);
  });
}
