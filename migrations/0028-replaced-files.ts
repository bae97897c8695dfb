import type { Knex } from 'knex';

// Search entries of a content or document follow its file: a new file replaces the old text, and a refused document,
// removed from the search, returns with a valid file.

/** Equal to 0012-search.ts. */
const MAX_INDEXED = 200_000;
const TEXT_OF_FILE = `coalesce((select substr(text, 1, ${MAX_INDEXED}) from document_texts where file_key = new.file_key), '')`;

const SOURCES = [
  {
    table: 'contents',
    kind: 'content',
    course: '(select m.course_id from days d join course_modules m on m.id = d.module_id where d.id = new.day_id)',
  },
  {
    table: 'documents',
    kind: 'document',
    course: '(select course_id from course_modules where id = new.module_id)',
  },
] as const;

const following = ({ kind, course }: (typeof SOURCES)[number]): string => `
  insert into search_entries (kind, ref, course_id, title, body)
  select '${kind}', new.id, ${course}, new.title, ''
  where not exists (select 1 from search_entries where ref = new.id);
  update search_entries set body = ${TEXT_OF_FILE} where ref = new.id;`;

export async function up(db: Knex): Promise<void> {
  for (const source of SOURCES) {
    const { table } = source;
    if (db.client.config.client === 'pg') {
      await db.raw(`
        create function ${table}_file_replaced() returns trigger language plpgsql as $$
        begin ${following(source)} return null; end $$`);
      await db.raw(`
        create trigger ${table}_file_replaced after update of file_key on ${table} for each row
        when (old.file_key <> new.file_key) execute function ${table}_file_replaced()`);
    } else {
      await db.raw(`
        create trigger ${table}_file_replaced after update of file_key on ${table}
        when old.file_key <> new.file_key begin ${following(source)} end`);
    }
  }
}
