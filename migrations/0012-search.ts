import type { Knex } from 'knex';

// One row for everything that can be found, kept by triggers: no way of writing a title can forget it, and
// a cascade takes the rows along. Postgres indexes the words itself; SQLite has a full-text table beside it.

/** Table, kind, columns of the body, and the course of a row called `new`. */
const SOURCES = [
  { table: 'courses', kind: 'course', body: 'new.description', course: 'new.id', columns: 'title, description' },
  { table: 'course_modules', kind: 'module', body: "''", course: 'new.course_id', columns: 'title' },
  { table: 'days', kind: 'day', body: "''", course: '(select course_id from course_modules where id = new.module_id)', columns: 'title' },
  {
    table: 'contents',
    kind: 'content',
    body: "''",
    course: '(select m.course_id from days d join course_modules m on m.id = d.module_id where d.id = new.day_id)',
    columns: 'title',
  },
  { table: 'documents', kind: 'document', body: "''", course: '(select course_id from course_modules where id = new.module_id)', columns: 'title' },
] as const;

/** Of a row without its parent nothing: that is refused in words of its own. */
const insertion = (kind: string, course: string, body: string): string => `
  insert into search_entries (kind, ref, course_id, title, body)
  select '${kind}', new.id, ${course}, new.title, ${body} where ${course} is not null;`;

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('search_entries', (table) => {
    table.increments('id');
    table.text('kind').notNullable();
    table.text('ref').notNullable().unique();
    table.text('course_id').notNullable().index();
    table.text('title').notNullable();
    table.text('body').notNullable();
  });
  if (db.client.config.client === 'pg') await postgres(db);
  else await sqlite(db);
  await addWhatIsThere(db);
}

async function addWhatIsThere(db: Knex): Promise<void> {
  for (const { table, kind, body, course } of SOURCES) {
    const from = (expression: string) => expression.replaceAll('new.', `${table}.`);
    await db.raw(`
      insert into search_entries (kind, ref, course_id, title, body)
      select '${kind}', ${table}.id, ${from(course)}, ${table}.title, ${from(body)} from ${table}`);
  }
}

async function sqlite(db: Knex): Promise<void> {
  await db.raw(`
    create virtual table search_index using fts5(
      title, body, content='search_entries', content_rowid='id', tokenize="unicode61 remove_diacritics 2")`);
  const forget = "insert into search_index (search_index, rowid, title, body) values ('delete', old.id, old.title, old.body);";
  const learn = 'insert into search_index (rowid, title, body) values (new.id, new.title, new.body);';
  await db.raw(`create trigger search_entries_added after insert on search_entries begin ${learn} end`);
  await db.raw(`create trigger search_entries_removed after delete on search_entries begin ${forget} end`);
  await db.raw(`create trigger search_entries_changed after update on search_entries begin ${forget} ${learn} end`);
  for (const { table, kind, body, course, columns } of SOURCES) {
    const change = columns.includes('description') ? `title = new.title, body = ${body}` : 'title = new.title';
    await db.raw(`
      create trigger ${table}_found after insert on ${table} begin
        ${insertion(kind, course, body)}
      end`);
    await db.raw(`
      create trigger ${table}_found_changed after update of ${columns} on ${table} begin
        update search_entries set ${change} where ref = new.id;
      end`);
    await db.raw(`create trigger ${table}_found_removed after delete on ${table} begin delete from search_entries where ref = old.id; end`);
  }
}

/** Marks as blanks, so that the parser takes no name of a file and no hyphen for a word of its own; then no accents. */
const PUNCTUATION = String.raw`!"#$%&''()*+,-./:;<=>\?@[\]^_{|}~` + '`';

/** A vector of words has a limit of a mebibyte: this many characters stay below it whatever they are. */
const MOST_INDEXED = 200_000;

async function postgres(db: Knex): Promise<void> {
  await db.raw(`
    create function search_plain(words text) returns text immutable language sql as $$
      select regexp_replace(normalize(translate(words, '${PUNCTUATION}', repeat(' ', 40)), NFKD), '[\\u0300-\\u036f]', '', 'g')
    $$`);
  await db.raw(`
    alter table search_entries add column words tsvector generated always as (
      setweight(to_tsvector('simple', search_plain(title)), 'A')
      || setweight(to_tsvector('simple', search_plain(left(body, ${MOST_INDEXED}))), 'D')) stored`);
  await db.raw('create index search_entries_words on search_entries using gin (words)');
  for (const { table, kind, body, course, columns } of SOURCES) {
    const change = columns.includes('description') ? `title = new.title, body = ${body}` : 'title = new.title';
    await db.raw(`
      create function ${table}_found() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          ${insertion(kind, course, body)}
        elsif tg_op = 'UPDATE' then
          update search_entries set ${change} where ref = new.id;
        else
          delete from search_entries where ref = old.id;
        end if;
        return null;
      end $$`);
    await db.raw(`
      create trigger ${table}_found after insert or delete or update of ${columns} on ${table}
      for each row execute function ${table}_found()`);
  }
}
