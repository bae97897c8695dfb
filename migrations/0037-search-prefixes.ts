import type { Knex } from 'knex';

// Index of three-letter prefixes, the shortest searched and the slowest: without it SQLite merges the entries of
// hundreds of words per search. Postgres needs none.

export async function up(db: Knex): Promise<void> {
  if (db.client.config.client === 'pg') return;
  await db.raw('drop table search_index');
  await db.raw(`
    create virtual table search_index using fts5(
      title, body, content='search_entries', content_rowid='id', tokenize="unicode61 remove_diacritics 2", prefix='3')`);
  await db.raw("insert into search_index (search_index) values ('rebuild')");
}
