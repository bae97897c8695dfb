import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { emptyTables, fileOf, postgres, schoolTables, sqlite } from '../support/database.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aDocument, aModule, aUser } from './samples.ts';

describe('openDatabase', () => {
  it('needs to know which database', () => {
    expect(() => openDatabase({})).toThrow('url of a Postgres or the file of an SQLite');
  });
});

onEveryDatabase((_name, open) => {
  it('refuses a child without its parent', async () => {
    const db = await open();
    await expect(db('days').insert({ id: 'day', module_id: 'nowhere', number: 1, title: '' })).rejects.toThrow(
      /foreign key/i,
    );
  });

  it('takes everything in a course along when its row is deleted', async () => {
    const db = await open();
    const courses = new KnexCourseRepository(db);
    await courses.add(aCourse(), [aModule()], [aDay()]);
    await courses.addContent('course', aContent());
    await courses.addDocuments('course', [aDocument()]);
    await db('courses').delete();
    for (const table of ['course_modules', 'days', 'contents', 'documents']) expect(await db(table)).toEqual([]);
  });

  it('is emptied of all that a test has stored, and of nothing that stays', async () => {
    const db = await open();
    const courses = new KnexCourseRepository(db);
    await courses.add(aCourse(), [aModule()], [aDay()]);
    await courses.addDocuments('course', [aDocument()]);
    await new KnexUserRepository(db).add(aUser());
    const version = await db('catalogue_version').first();
    await emptyTables(db);
    const tables = await schoolTables(db);
    expect(tables.length).toBeGreaterThan(30);
    for (const table of tables) expect(await db(table), table).toEqual([]);
    expect(await db('search_entries')).toEqual([]);
    expect((await db('catalogue_version').first()).version).toBeGreaterThanOrEqual(version.version);
  });

  it('tells what failed without the values, which may be secrets', async () => {
    const db = await open();
    const failure: unknown = await db('nothing')
      .insert({ secret: 'my-secret' })
      .catch((error: unknown) => error);
    expect(String(failure)).toContain('insert into');
    expect(inspect(failure, { depth: 5 })).not.toContain('my-secret');
  });

  it('answers counts and large numbers as numbers', async () => {
    const db = await open();
    await db('jobs').insert({ id: 'job', name: 'x', payload: '{}', attempt: 0, run_at: 2 ** 52, created_at: 1 });
    expect(await db('jobs').first('run_at')).toEqual({ run_at: 2 ** 52 });
    expect(await db('jobs').count({ count: '*' })).toEqual([{ count: 1 }]);
  });
});

const onlyValue = (rows: readonly object[]): unknown => Object.values(rows[0] ?? {})[0];

describe('on SQLite', () => {
  it('writes ahead, syncs every commit, checks foreign keys and waits for no other process by itself', async () => {
    const { db, close } = await sqlite.open();
    const setting = async (pragma: string) => onlyValue(await db.raw<object[]>(`pragma ${pragma}`));
    expect(await setting('journal_mode')).toBe('wal');
    expect(await setting('synchronous')).toBe(2);
    expect(await setting('foreign_keys')).toBe(1);
    expect(await setting('busy_timeout'), 'it would hold the event loop').toBe(0);
    await close();
  });

  it('uses a statement again, however many others came in between, and after its table has changed', async () => {
    const { db, close } = await sqlite.open();
    await db.schema.createTable('things', (table) => void table.integer('n'));
    await db('things').insert({ n: 1 });
    const all = () => db.select('*').from('things');
    expect(await all()).toEqual([{ n: 1 }]);
    await db.schema.alterTable('things', (table) => void table.text('name'));
    expect(await all()).toEqual([{ n: 1, name: null }]);
    for (let length = 1; length <= 600; length += 1)
      await db('things').whereIn(
        'n',
        Array.from({ length }, (_, n) => n),
      );
    await db('things').insert({ n: 2 });
    for (const rows of await Promise.all([all(), all()]))
      expect(rows).toEqual([
        { n: 1, name: null },
        { n: 2, name: null },
      ]);
    await close();
  });

  it('starts a transaction as a writer, so that reading first never costs it the write', async () => {
    const { db, close } = await sqlite.open();
    const other = openDatabase({ file: fileOf(db), busyMs: 0 });
    await db.transaction(async (trx) => {
      await trx('users').first();
      await expect(other('catalogue_version').update({ version: 7 })).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
      await trx('catalogue_version').update({ version: 9 });
    });
    expect(await other('catalogue_version').first('version')).toEqual({ version: 9 });
    await other.destroy();
    await close();
  });
});

describe('on Postgres', () => {
  it('gives up on statements, locks and idle transactions that take too long', async () => {
    const { db, close } = await postgres.open();
    const setting = async (variable: string) => onlyValue((await db.raw<{ rows: object[] }>(`show ${variable}`)).rows);
    expect(await setting('statement_timeout')).toBe('8s');
    expect(await setting('lock_timeout')).toBe('3s');
    expect(await setting('idle_in_transaction_session_timeout')).toBe('15s');
    await close();
  });
});
