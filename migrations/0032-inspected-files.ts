import type { Knex } from 'knex';

// Inspection results belong to the file, no longer to the document that shows it: items of days show documents too.

/** Equal to 0012-search.ts. */
const MAX_INDEXED = 200_000;

const SHOWING = `(select id from documents where file_key = new.key union all select id from contents where file_key = new.key)`;
const REFUSED_GOES = `delete from search_entries where ref in ${SHOWING};`;

const appearing = (table: 'documents' | 'contents', kind: string, joins: string): string => `
  insert into search_entries (kind, ref, course_id, title, body)
  select '${kind}', shown.id, course_modules.course_id, shown.title, coalesce(substr(document_texts.text, 1, ${MAX_INDEXED}), '')
  from ${table} as shown ${joins} left join document_texts on document_texts.file_key = shown.file_key
  where shown.file_key = new.key and not exists (select 1 from search_entries where ref = shown.id);`;

const READY_COMES =
  appearing('documents', 'document', 'join course_modules on course_modules.id = shown.module_id') +
  appearing(
    'contents',
    'content',
    'join days on days.id = shown.day_id join course_modules on course_modules.id = days.module_id',
  );

export async function up(db: Knex): Promise<void> {
  const isPostgres = db.client.config.client === 'pg';
  // Null until inspected, then `ready` or `refused`; the reason is in `refusal`.
  await db.schema.alterTable('files', (table) => {
    table.text('inspection');
  });
  await db.raw(isPostgres ? 'drop trigger documents_refused on documents' : 'drop trigger documents_refused');
  if (isPostgres) await db.raw('drop function document_refused()');
  // Raw SQL: on SQLite, Knex would recreate the table and lose its triggers.
  await db.raw('alter table documents drop column state');
  await db.raw('alter table documents drop column refusal');
  await (isPostgres ? postgres(db) : sqlite(db));
  await inspectAnew(db);
}

/**
 * Existing files are withheld until they are inspected again: the old rules let scripts pass, and documents of days
 * were never inspected.
 */
async function inspectAnew(db: Knex): Promise<void> {
  const now = Date.now();
  const keys: string[] = await db('files')
    .where({ folder: 'documents', status: 'attached' })
    .whereNot('content_type', 'like', 'image/%')
    .pluck('key');
  await db('jobs').where({ name: 'media/process-pdf' }).delete();
  const jobs = keys.map((key) => ({
    id: crypto.randomUUID(),
    name: 'media/inspect-file',
    payload: JSON.stringify({ key }),
    attempt: 0,
    run_at: now,
    created_at: now,
  }));
  await db.batchInsert('jobs', jobs, 100);
}

async function sqlite(db: Knex): Promise<void> {
  await db.raw(
    `create trigger files_refused after update of inspection on files when new.inspection = 'refused' begin ${REFUSED_GOES} end`,
  );
  await db.raw(
    `create trigger files_ready after update of inspection on files when new.inspection = 'ready' begin ${READY_COMES} end`,
  );
}

async function postgres(db: Knex): Promise<void> {
  await db.raw(`
    create function file_inspected() returns trigger language plpgsql as $$
    begin
      if new.inspection = 'refused' then ${REFUSED_GOES}
      else ${READY_COMES}
      end if;
      return null;
    end $$`);
  await db.raw(`
    create trigger files_inspected after update of inspection on files for each row
    when (new.inspection in ('ready', 'refused')) execute function file_inspected()`);
}
