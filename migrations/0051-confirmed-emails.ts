import type { Knex } from 'knex';

/**
 * Since when an address is known to be its account's, links that confirm it, and who of the school corrected one.
 * Accounts from before count as confirmed on the day they were made: their receipts and links to new passwords have
 * gone to these addresses, and none of them was ever asked.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('users', (table) => {
    table.bigInteger('email_confirmed_at');
  });
  await db('users').update({ email_confirmed_at: db.ref('created_at') });

  await db.schema.alterTable('email_changes', (table) => {
    // No reference: the change outlives its author's account.
    table.text('corrected_by');
  });

  // One link per account, as in reset_links: a newer one takes the place of the older.
  await db.schema.createTable('email_confirmations', (table) => {
    table.text('user_id').primary().references('users.id').onDelete('CASCADE');
    table.text('email').notNullable();
    table.text('token_digest').notNullable().unique();
    table.bigInteger('expires_at').notNullable().index();
  });
}
