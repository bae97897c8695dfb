import type { Knex } from 'knex';

/**
 * Outbox: mails are stored first and delivered later. Columns are only added, so that the previous version can go on
 * serving. It writes mails that are never delivered; the defaults say so. `sent_at` is the time of writing.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('mails', (table) => {
    table.text('kind').notNullable().defaultTo('receipt');
    // JSON as text: the database never queries it. Null for older mails, which have only their text.
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
  // Removes the text of older reset links: their expiry was not stored, and all have expired.
  await db('mails')
    .where('key', 'like', 'reset-link/%')
    .update({ kind: 'reset-link', text: '', forgotten_at: db.ref('sent_at') });
}
