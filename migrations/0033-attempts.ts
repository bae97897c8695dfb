import type { Knex } from 'knex';

/** How often something was tried on an account; its name is a keyed digest. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('attempts', (table) => {
    table.text('subject').primary();
    table.integer('count').notNullable();
    table.bigInteger('since').notNullable().index();
  });
  // An e-mail has one spelling from now on. Where two accounts differ in nothing else, each stays as it is.
  const users: { id: string; email: string }[] = await db('users').select('id', 'email');
  const taken = new Set(users.map(({ email }) => email));
  for (const { id, email } of users) {
    const normal = email.normalize('NFC').trim().toLowerCase().normalize('NFC');
    if (taken.has(normal)) continue;
    taken.add(normal);
    await db('users').where({ id }).update({ email: normal });
  }
}
