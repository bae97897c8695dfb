import type { Knex } from 'knex';

/**
 * Mails are kept first and delivered later. Columns are only added, so that a version without them can go on serving
 * meanwhile: it writes mails that were never delivered anywhere, and so do the defaults say. `sent_at` is when a mail
 * was written, which was the same.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('mails', (table) => {
    table.text('kind').notNullable().defaultTo('receipt');
    // JSON, kept as text: nothing in the database looks inside. Null for mails of before, which have their text only.
    table.text('words');
    table.text('state').notNullable().defaultTo('sent');
    table.integer('tries').notNullable().defaultTo(0);
    table.text('reason');
    table.bigInteger('delivered_at');
    table.bigInteger('expires_at');
    table.bigInteger('forgotten_at');
    table.index(['state', 'sent_at', 'id']);
    table.index(['expires_at'], 'mails_expiring_index', { predicate: db.whereNotNull('expires_at') });
  });
  await db('mails').update({ delivered_at: db.ref('sent_at') });
  // Reset links of before: nobody knows when they expired, and each of them has.
  await db('mails')
    .where('key', 'like', 'reset-link/%')
    .update({ kind: 'reset-link', text: '', forgotten_at: db.ref('sent_at') });
}
