import type { Knex } from 'knex';

// Folding of search text moves from the databases, which fold differently, to the product. `folded_title` and
// `folded_body` are null until the next search fills them, and again after each change of the text. Directory keys of
// users are recomputed in the same way.

const AT_ONCE = 200;
const MAX_INDEXED = 200_000;

/** Snapshot of the folding rules at this migration. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
};
const TO_JUDGE = /[`\u0080-\u4dff\ua000-\u{10ffff}]/gu;
const DIGIT = /^\p{Nd}$/u;
const RULES: readonly [RegExp, string][] = [
  [/^\p{Default_Ignorable_Code_Point}$/u, ''],
  [/^(?=\p{M})(?![\u3099\u309a])[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Hebrew}]$/u, ''],
  [/^[`\u2018-\u201b\u2032\u02b9-\u02bf]$/, "'"],
  [/^[\u201c-\u201f]$/, '"'],
  [/^[\p{Pd}\u2212]$/u, '-'],
];

const known = new Map<string, string>();

function plain(letter: string): string {
  const judged = known.get(letter) ?? judge(letter);
  known.set(letter, judged);
  return judged;
}

function judge(letter: string): string {
  if (DIGIT.test(letter)) return asciiDigit(letter.codePointAt(0) ?? 0);
  return PLAIN[letter] ?? RULES.find(([kind]) => kind.test(letter))?.[1] ?? letter;
}

function asciiDigit(code: number): string {
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

const folded = (text: string): string =>
  text
    .replace(/\u00b4/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(TO_JUDGE, plain)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

function foldedWords(text: string): string {
  const words = folded(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => [...word].slice(0, 40).join(''))
    .join(' ')
    .trim();
  return words.length > MAX_INDEXED ? words.slice(0, MAX_INDEXED).replace(/\S+$/, '') : words;
}

export async function up(db: Knex): Promise<void> {
  const isPostgres = db.client.config.client === 'pg';
  await db.schema.alterTable('search_entries', (table) => {
    table.text('folded_title');
    table.text('folded_body');
  });
  // Drop the old index first, so that the backfill below does not update it row by row.
  if (isPostgres) await db.raw('alter table search_entries drop column words');
  else {
    for (const change of ['added', 'removed', 'changed']) await db.raw(`drop trigger search_entries_${change}`);
    await db.raw('drop table search_index');
  }
  await foldEntries(db);
  await foldPeople(db);
  await db.raw('create index search_entries_unfolded on search_entries (id) where folded_title is null');
  await (isPostgres ? postgres(db) : sqlite(db));
}

async function foldEntries(db: Knex): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await db('search_entries')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'title', 'body');
    for (const { id, title, body } of rows)
      await db('search_entries')
        .where({ id })
        .update({ folded_title: foldedWords(title), folded_body: foldedWords(body) });
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1).id;
  }
}

async function foldPeople(db: Knex): Promise<void> {
  let last = '';
  for (;;) {
    const users = await db('users')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'name', 'email', 'directory_key');
    for (const { id, name, email, directory_key } of users) {
      const key = `${folded(name)}\t${folded(email)}`;
      if (key !== directory_key) await db('users').where({ id }).update({ directory_key: key });
    }
    if (users.length < AT_ONCE) return;
    last = users.at(-1).id;
  }
}

/**
 * Words are letters, digits and their marks, separated by one blank: to this tokenizer every non-ASCII character is a
 * letter. Index columns keep their names for the previous version.
 */
async function sqlite(db: Knex): Promise<void> {
  await db.raw(`
    create view folded_entries as select id, folded_title as title, folded_body as body from search_entries`);
  await db.raw(`
    create virtual table search_index using fts5(
      title, body, content='folded_entries', content_rowid='id', tokenize='ascii', prefix='3')`);
  await db.raw("insert into search_index (search_index) values ('rebuild')");
  const forget =
    "insert into search_index (search_index, rowid, title, body) values ('delete', old.id, old.folded_title, old.folded_body);";
  const learn = 'insert into search_index (rowid, title, body) values (new.id, new.folded_title, new.folded_body);';
  await db.raw(`create trigger search_entries_added after insert on search_entries begin ${learn} end`);
  await db.raw(`create trigger search_entries_removed after delete on search_entries begin ${forget} end`);
  await db.raw(`
    create trigger search_entries_folded after update of folded_title, folded_body on search_entries begin
      ${forget} ${learn}
    end`);
  await db.raw(`
    create trigger search_entries_changed after update of title, body on search_entries
    when old.title <> new.title or old.body <> new.body begin
      update search_entries set folded_title = null, folded_body = null where id = new.id;
    end`);
}

async function postgres(db: Knex): Promise<void> {
  await db.raw('drop function search_plain(text)');
  await db.raw(`
    alter table search_entries add column words tsvector generated always as (
      setweight(to_tsvector('simple', coalesce(folded_title, '')), 'A')
      || setweight(to_tsvector('simple', coalesce(folded_body, '')), 'D')) stored`);
  await db.raw('create index search_entries_words on search_entries using gin (words)');
  await db.raw(`
    create function search_entry_changed() returns trigger language plpgsql as $$
    begin
      new.folded_title := null;
      new.folded_body := null;
      return new;
    end $$`);
  await db.raw(`
    create trigger search_entries_changed before update of title, body on search_entries for each row
    when (old.title <> new.title or old.body <> new.body) execute function search_entry_changed()`);
}
