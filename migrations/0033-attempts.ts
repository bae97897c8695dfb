import type { Knex } from 'knex';

/** Rate-limit counters of accounts; the key is an HMAC. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('attempts', (table) => {
    table.text('subject').primary();
    table.integer('count').notNullable();
    table.bigInteger('since').notNullable().index();
  });
  // Normalizes e-mails. Two accounts that would then be equal stay as they are.
  const users: { id: string; email: string }[] = await db('users').select('id', 'email');
  const taken = new Set(users.map(({ email }) => email));
  for (const { id, email } of users) {
    const normal = email.normalize('NFC').trim().toLowerCase().normalize('NFC');
    if (taken.has(normal)) continue;
    taken.add(normal);
    await db('users').where({ id }).update({ email: normal });
  }
}
