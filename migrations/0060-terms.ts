import type { Knex } from 'knex';

/**
 * An account may be one whose person has not agreed to the terms yet: the school has made it. SQLite cannot take a
 * condition off a column, so another one takes its place, under its name.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table users add column agreed_since bigint');
  await db('users').update({ agreed_since: db.ref('agreed_to_terms_at') });
  await db.raw('alter table users drop column agreed_to_terms_at');
  await db.raw('alter table users rename column agreed_since to agreed_to_terms_at');
}
