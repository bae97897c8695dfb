import type { Knex } from 'knex';

// No foreign keys to users, courses or contents: orders, enrolments and progress are business records and outlive their
// subjects.

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('orders', (table) => {
    table.text('id').primary();
    table.text('user_id').notNullable();
    table.text('course_id').notNullable();
    table.text('course_title').notNullable();
    table.integer('price_cents').notNullable();
    table.integer('discount_cents').notNullable();
    table.integer('total_cents').notNullable();
    table.text('currency').notNullable();
    table.text('coupon');
    table.text('status').notNullable();
    table.text('checkout_id').unique();
    table.text('checkout_url');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('paid_at');
    table.index(['user_id', 'course_id', 'status', 'created_at']);
    table.index(['user_id', 'status', 'paid_at']);
    table.index(['status', 'created_at']);
    // A partial unique index: of two simultaneous clicks, one creates the order.
    table.unique(['user_id', 'course_id'], {
      indexName: 'orders_one_open',
      predicate: db.whereRaw("status = 'pending'"),
    });
  });

  await db.schema.createTable('enrolments', (table) => {
    table.text('user_id').notNullable();
    table.text('course_id').notNullable();
    table.bigInteger('since').notNullable();
    table.text('order_id').references('orders.id');
    table.bigInteger('revoked_at');
    table.primary(['user_id', 'course_id']);
  });

  await db.schema.createTable('progress', (table) => {
    table.text('user_id').notNullable();
    table.text('content_id').notNullable();
    table.text('course_id').notNullable();
    table.double('position_seconds').notNullable();
    table.double('duration_seconds').notNullable();
    table.bigInteger('completed_at');
    table.bigInteger('updated_at').notNullable();
    table.primary(['user_id', 'content_id']);
    table.index(['user_id', 'course_id', 'updated_at']);
  });

  // Records of the built-in card page, which acts as a payment service.
  await db.schema.createTable('demo_checkouts', (table) => {
    table.text('id').primary();
    table.text('order_id').notNullable().unique();
    table.text('user_id').notNullable();
    table.text('course_id').notNullable();
    table.text('course_title').notNullable();
    table.integer('amount_cents').notNullable();
    table.text('currency').notNullable();
    table.text('status').notNullable();
    table.text('success_url').notNullable();
    table.text('cancel_url').notNullable();
    table.bigInteger('created_at').notNullable();
  });
}
