import type { Knex } from 'knex';

// One row per searchable thing, maintained by triggers: no write of a title can bypass them, and cascading deletes
// remove the rows. Postgres indexes the words itself; SQLite has a full-text table beside it.

/**
 * Limit of indexed text per file: some hundred pages. A Postgres `tsvector` holds at most one MiB, and this many
 * characters always stay below it.
 */
const MAX_INDEXED = 200_000;

const TEXT_OF_FILE = `coalesce((select substr(text, 1, ${MAX_INDEXED}) from document_texts where file_key = new.file_key), '')`;

/** Table, kind, columns of the body, and expression for the course id of the row `new`. */
const SOURCES = [
  { table: 'courses', kind: 'course', body: 'new.description', course: 'new.id', columns: 'title, description' },
  { table: 'course_modules', kind: 'module', body: "''", course: 'new.course_id', columns: 'title' },
  {
    table: 'days',
    kind: 'day',
    body: "''",
    course: '(select course_id from course_modules where id = new.module_id)',
    columns: 'title',
  },
  {
    table: 'contents',
    kind: 'content',
    body: TEXT_OF_FILE,
    course: '(select m.course_id from days d join course_modules m on m.id = d.module_id where d.id = new.day_id)',
    columns: 'title',
  },
  {
    table: 'documents',
    kind: 'document',
    body: TEXT_OF_FILE,
    course: '(select course_id from course_modules where id = new.module_id)',
    columns: 'title',
  },
] as const;

/** Inserts nothing for a row without its parent: the foreign key reports that error. */
const insertion = (kind: string, course: string, body: string): string => `
  insert into search_entries (kind, ref, course_id, title, body)
  select '${kind}', new.id, ${course}, new.title, ${body} where ${course} is not null;`;

/** Updates all entries that show a file when its text is extracted or replaced. */
const TEXT_ARRIVES = `
  update search_entries set body = substr(new.text, 1, ${MAX_INDEXED})
  where ref in (select id from documents where file_key = new.file_key union all select id from contents where file_key = new.file_key);`;

/** Removes refused documents from the search. */
const REFUSED_GOES = 'delete from search_entries where ref = new.id;';

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
  const forget =
    "insert into search_index (search_index, rowid, title, body) values ('delete', old.id, old.title, old.body);";
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
    await db.raw(
      `create trigger ${table}_found_removed after delete on ${table} begin delete from search_entries where ref = old.id; end`,
    );
  }
  await sqliteTexts(db);
}

async function sqliteTexts(db: Knex): Promise<void> {
  await db.raw(`create trigger document_texts_added after insert on document_texts begin ${TEXT_ARRIVES} end`);
  await db.raw(`create trigger document_texts_changed after update on document_texts begin ${TEXT_ARRIVES} end`);
  await db.raw(
    `create trigger documents_refused after update of state on documents when new.state = 'refused' begin ${REFUSED_GOES} end`,
  );
}

/**
 * Replaces punctuation by blanks, so that the parser sees no file name and no hyphenated word as one token; then
 * removes accents.
 */
const PUNCTUATION = String.raw`!"#$%&''()*+,-./:;<=>\?@[\]^_{|}~` + '`';

async function postgres(db: Knex): Promise<void> {
  await db.raw(`
    create function search_plain(words text) returns text immutable language sql as $$
      select regexp_replace(normalize(translate(words, '${PUNCTUATION}', repeat(' ', 40)), NFKD), '[\\u0300-\\u036f]', '', 'g')
    $$`);
  await db.raw(`
    alter table search_entries add column words tsvector generated always as (
      setweight(to_tsvector('simple', search_plain(title)), 'A')
      || setweight(to_tsvector('simple', search_plain(body)), 'D')) stored`);
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
  await postgresTexts(db);
}

async function postgresTexts(db: Knex): Promise<void> {
  await db.raw(
    `create function document_text_found() returns trigger language plpgsql as $$ begin ${TEXT_ARRIVES} return null; end $$`,
  );
  await db.raw(
    'create trigger document_texts_found after insert or update on document_texts for each row execute function document_text_found()',
  );
  await db.raw(
    `create function document_refused() returns trigger language plpgsql as $$ begin ${REFUSED_GOES} return null; end $$`,
  );
  await db.raw(`
    create trigger documents_refused after update of state on documents for each row when (new.state = 'refused')
    execute function document_refused()`);
}
