import type { Knex } from 'knex';

// A day also holds tests, which show no file: the column of the file becomes nullable, in the trash too. A sitting
// remembers the content from which it was begun.

const TABLES = ['contents', 'trashed_contents'] as const;

export async function up(db: Knex): Promise<void> {
  if (db.client.config.client === 'pg')
    for (const table of TABLES) await db.raw('alter table ?? alter column file_key drop not null', [table]);
  else await withoutTriggers(db, () => sqlite(db));
  for (const table of TABLES)
    await db.schema.alterTable(table, (altered) => {
      // JSON: a mock exam, or a choice of practice; null of what shows a file.
      altered.text('test');
    });
  await db.schema.alterTable('sittings', (table) => {
    table.text('content_id');
  });
  await db.raw('create index sittings_by_content on sittings (user_id, content_id) where content_id is not null');
}

/** SQLite changes no constraint of a column: a nullable one takes its place, with its values, its name and its index. */
async function sqlite(db: Knex): Promise<void> {
  for (const table of TABLES) {
    await db.raw('alter table ?? add column file_of_content text', [table]);
    await db.raw('update ?? set file_of_content = file_key', [table]);
    await db.raw('drop index ??', [`${table}_file_key_index`]);
    await db.raw('alter table ?? drop column file_key', [table]);
    await db.raw('alter table ?? rename column file_of_content to file_key', [table]);
    await db.raw('create index ?? on ?? (file_key)', [`${table}_file_key_index`, table]);
  }
}

/**
 * A column that a trigger names cannot be dropped. All of them are taken off meanwhile, those of other tables too, and
 * come back word by word as the database has them: so none that an earlier step made can be forgotten here.
 */
async function withoutTriggers(db: Knex, change: () => Promise<void>): Promise<void> {
  const triggers: { name: string; sql: string }[] = await db('sqlite_master')
    .where({ type: 'trigger' })
    .orderBy('rowid')
    .select('name', 'sql');
  for (const { name } of triggers) await db.raw('drop trigger ??', [name]);
  await change();
  // No value of a query: a trigger's own question marks would be taken for one.
  for (const { sql } of triggers) await db.raw(sql.replaceAll('?', '\\?'));
}
