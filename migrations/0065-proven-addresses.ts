import type { Knex } from 'knex';

/**
 * What belongs to an account says so by its id, and is found by an address only where it cannot: messages of signed-in
 * people, mails, and since when an old address had been proved. Addresses that somebody typed get their folded form,
 * because the databases fold differently. Mails from before belong to the account that had their address when they
 * were written.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('email_changes', (table) => {
    // Null where the old address was never confirmed.
    table.bigInteger('old_confirmed_at');
  });
  await db('email_changes')
    .whereNotNull('undo_until')
    .update({ old_confirmed_at: db.ref('asked_at') });

  await db.schema.alterTable('mails', (table) => {
    table.text('user_id').index();
  });
  const owner = db('users').whereRaw('users.email = mails."to" and users.created_at <= mails.sent_at');
  await db('mails').update({ user_id: owner.select('users.id') });

  await db.schema.alterTable('contact_messages', (table) => {
    // Null of a visitor.
    table.text('user_id').index();
    table.text('folded_email').index();
    table.index('received_at');
  });
  await foldColumn(db, 'contact_messages', 'id', 'email', 'folded_email');

  await db.schema.alterTable('unmatched_payments', (table) => {
    table.text('folded_payer_email').index();
  });
  await foldColumn(db, 'unmatched_payments', 'checkout_id', 'payer_email', 'folded_payer_email');
}

const AT_ONCE = 200;

async function foldColumn(db: Knex, table: string, key: string, typed: string, foldedName: string): Promise<void> {
  for (let last = ''; ; ) {
    const rows: Record<string, string>[] = await db(table)
      .where(key, '>', last)
      .whereNotNull(typed)
      .orderBy(key)
      .limit(AT_ONCE)
      .select(key, typed);
    for (const row of rows)
      await db(table)
        .where(key, row[key])
        .update(foldedName, folded(row[typed] ?? ''));
    const end = rows.at(-1);
    if (!end) return;
    last = end[key] ?? '';
  }
}

/** Snapshot of how addresses are compared at this migration. */
const folded = (email: string): string =>
  email
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .normalize('NFC');
