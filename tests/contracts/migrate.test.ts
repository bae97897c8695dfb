import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { type Database, databases, type OpenedDatabase } from '../support/database.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { inParallel } from './in-parallel.ts';

const exec = promisify(execFile);
const MIGRATE_ONCE = join(import.meta.dirname, 'migrate-once.ts');

const names = async (): Promise<string[]> =>
  (await migrations.getMigrations([])).map((migration) => migrations.getMigrationName(migration));

async function onFresh(database: Database, test: (db: OpenedDatabase['db']) => Promise<void>): Promise<void> {
  const { db, close } = await database.open();
  try {
    await test(db);
  } finally {
    await close();
  }
}

describe.each(databases)('migrateDatabase on $name', (database) => {
  it('runs every step once, however often it is called', () =>
    onFresh(database, async (db) => {
      await migrateDatabase(db);
      expect(await db('knex_migrations').orderBy('id').pluck('name')).toEqual(await names());
    }));

  it('frees a lock whose owner has died, because it is our turn only when nobody else migrates', () =>
    onFresh(database, async (db) => {
      await db('knex_migrations_lock').update({ is_locked: 1 });
      await migrateDatabase(db);
      expect(await db('knex_migrations').orderBy('id').pluck('name')).toEqual(await names());
      expect(await db('knex_migrations_lock').pluck('is_locked')).toEqual([0]);
    }));

  it('refuses a database that a newer version has migrated', () =>
    onFresh(database, async (db) => {
      await db('knex_migrations').insert({ name: '9999-from-the-future', batch: 2, migration_time: new Date() });
      await expect(migrateDatabase(db)).rejects.toThrow('migrated by a newer version');
    }));

  it('leaves nothing of a step that fails', () =>
    onFresh(database, async (db) => {
      const broken = { ...migrations, getMigrations: async () => [...(await migrations.getMigrations([])), half] };
      const half = {
        name: '9999-half',
        async up(trx: typeof db) {
          await trx.schema.createTable('half_done', (table) => void table.text('id'));
          throw new Error('half-way');
        },
      };
      await expect(db.migrate.latest({ migrationSource: broken })).rejects.toThrow('half-way');
      expect(await db.schema.hasTable('half_done')).toBe(false);
      await migrateDatabase(db);
    }));
});

describe('a migration that is killed', () => {
  it.each(['create table "courses"', 'create function search_plain', 'alter table "files"'])(
    'at %s leaves nothing half-done, and whoever starts next or beside it completes it',
    async (statement) => {
      const { url, drop } = await freshPostgres();
      await killFirstAt(url, statement);
      const [one, other] = [openDatabase({ url }), openDatabase({ url })];
      const ends = await Promise.allSettled([migrateDatabase(one), migrateDatabase(other)]);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await migrateDatabase(one);
      await migrateDatabase(other);
      expect(await other('knex_migrations').pluck('name')).toEqual(await names());
      await Promise.all([one.destroy(), other.destroy()]);
      await drop();
    },
  );
});

/**
 * Ends the first connection that comes to a statement, within it, as the death of its process would. An event trigger
 * sees each statement; a sequence counts on although the transaction is rolled back.
 */
async function killFirstAt(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`
    create schema test;
    create sequence test.deaths;
    create function test.die() returns event_trigger language plpgsql as $$
    begin
      if position(${pg.escapeLiteral(statement)} in current_query()) > 0 and nextval('test.deaths') = 1 then
        perform pg_terminate_backend(pg_backend_pid());
        perform pg_sleep(60);
      end if;
    end $$;
    create event trigger die on ddl_command_end execute function test.die();
  `);
  await client.end();
}

describe('several instances that start at once', () => {
  it('all succeed on Postgres', async () => {
    const { url, drop } = await freshPostgres();
    const instances = Array.from({ length: 4 }, () => openDatabase({ url }));
    await inParallel(4, (index) => migrateDatabase(instances[index]!));
    expect(await instances[0]!('knex_migrations').pluck('name')).toHaveLength((await names()).length);
    for (const instance of instances) await instance.destroy();
    await drop();
  });

  it('all succeed on SQLite', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cusp-migrate-'));
    const file = join(folder, 'cusp.sqlite');
    await inParallel(3, () => exec(process.execPath, ['--import', 'tsx', MIGRATE_ONCE, file]));
    const db = openDatabase({ file });
    expect(await db('knex_migrations').pluck('name')).toHaveLength((await names()).length);
    await db.destroy();
    await rm(folder, { recursive: true });
  });
});
