import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { isPostgres } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { describeBeforeStep } from './before-step.ts';

const triggersOf = async (db: Knex): Promise<object[]> =>
  isPostgres(db)
    ? (await db.raw('select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1')).rows
    : db('sqlite_master').where({ type: 'trigger' }).orderBy('name').select('name', 'sql');

const indexesOf = async (db: Knex): Promise<string[]> => {
  const tables = ['contents', 'trashed_contents'];
  return isPostgres(db)
    ? db('pg_indexes').whereIn('tablename', tables).orderBy('indexname').pluck('indexname')
    : db('sqlite_master').where({ type: 'index' }).whereIn('tbl_name', tables).orderBy('name').pluck('name');
};

const found = (db: Knex): Promise<string[]> =>
  db('search_entries').where({ kind: 'content' }).orderBy('ref').pluck('body');

describeBeforeStep('0048', 'contents of before there were tests', (opened) => {
  it('keep their files, and every trigger and index stays', async () => {
    const db = opened();
    const course = { id: 'course', title: 'Sprint', description: '', price_cents: 0, duration_months: 5, version: 1 };
    await db('courses').insert({ ...course, is_live: true, created_at: 1 });
    await db('course_modules').insert({ id: 'module', course_id: 'course', number: 1, title: 'One' });
    await db('days').insert({ id: 'day', module_id: 'module', number: 1, title: 'Day 1' });
    const content = (id: string, type: string, position: number) => ({
      id,
      day_id: 'day',
      type,
      title: `Why? ${id}`,
      file_key: `files/${id}`,
      position,
    });
    await db('contents').insert([content('film', 'video', 1), content('paper', 'pdf', 2)]);
    await db('trash_entries').insert({
      id: 'entry',
      kind: 'content',
      node_id: 'gone',
      title: 'Gone',
      number: 3,
      course_id: 'course',
      course_title: 'Sprint',
      deleted_by: 'boss',
      deleted_at: 1,
    });
    await db('trashed_contents').insert({ ...content('gone', 'pdf', 3), entry_id: 'entry', revision: 1 });
    const before = { triggers: await triggersOf(db), indexes: await indexesOf(db) };

    await migrateDatabase(db);

    // Tables that came later have triggers of their own.
    expect(await triggersOf(db)).toEqual(expect.arrayContaining(before.triggers));
    expect(await indexesOf(db)).toEqual(before.indexes);
    expect(await db('contents').orderBy('id').select('id', 'file_key', 'test')).toEqual([
      { id: 'film', file_key: 'files/film', test: null },
      { id: 'paper', file_key: 'files/paper', test: null },
    ]);
    expect(await db('trashed_contents').select('id', 'file_key', 'entry_id', 'test')).toEqual([
      { id: 'gone', file_key: 'files/gone', entry_id: 'entry', test: null },
    ]);
    const test = { id: 'test', day_id: 'day', type: 'test', title: 'Quiz', file_key: null, position: 3 };
    await db('contents').insert({ ...test, test: '{"kind":"mock","mockExamId":"mock"}' });
    expect(await found(db)).toEqual(['', '', '']);
    // A text that arrives, and a file that another one replaces, are found as before.
    const file = { bytes: 1, content_type: 'application/pdf', original_name: 'a.pdf', etag: '"1"' };
    const stored = { ...file, folder: 'documents', status: 'attached', created_at: 1 };
    await db('files').insert([
      { ...stored, key: 'files/paper' },
      { ...stored, key: 'files/other' },
    ]);
    await db('document_texts').insert([
      { file_key: 'files/paper', text: 'pocket' },
      { file_key: 'files/other', text: 'furcation' },
    ]);
    expect(await found(db)).toEqual(['', 'pocket', '']);
    await db('contents').where({ id: 'paper' }).update({ file_key: 'files/other' });
    expect(await found(db)).toEqual(['', 'furcation', '']);
    await db('files').where({ key: 'files/other' }).update({ inspection: 'refused' });
    expect(await found(db)).toEqual(['', '']);
    await db('contents').where({ id: 'test' }).delete();
    expect(await found(db)).toEqual(['']);
  });
});
