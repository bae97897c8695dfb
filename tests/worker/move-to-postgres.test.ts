import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../../src/adapters/knex/copy/fill-database.ts';
import { atOneMoment } from '../../src/adapters/knex/copy/snapshot.ts';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { DeleteCourse } from '../../src/domain/catalog/use-cases/delete-course.ts';
import type { FileStorage } from '../../src/domain/media/ports.ts';
import { type Move, moveToPostgres } from '../../src/main/operation/move-to-postgres.ts';
import { addFilm, FILES_OF_A_FILM, filesOfFilm } from '../support/film.ts';
import { openDisk } from '../support/open-disk.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { openSchool } from '../support/school.ts';

/** Of the course that is there first, with its film, and of one in the trash. */
const FILES = 7 + FILES_OF_A_FILM + 7;

let work: string;
let dataDir: string;
let videoKey: string;
let film: Awaited<ReturnType<typeof addFilm>>;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'cusp-move-'));
  dataDir = join(work, 'school');
  const school = await openSchool({ DATA_DIR: dataDir, WORK_JOBS: '0' });
  const course = await school.course();
  videoKey = course.videoKey;
  film = await addFilm(school, course.id);
  const ada = await school.student('ada');
  await school.enrol(ada.id, course.id);
  const deleted = await school.course({ title: 'Deleted' });
  await school.container.get(DeleteCourse).run({ courseId: deleted.id, by: ada.id });
  await school.close();
});
afterAll(() => rm(work, { recursive: true, force: true }));

let targets = 0;
async function newTarget() {
  const { url, drop } = await freshPostgres();
  const folder = join(work, `target-${targets++}`);
  const storage = await openDisk(join(folder, 'files'));
  const run = async (changed: Partial<Pick<FileStorage, 'put'>> = {}) => {
    const [source, target] = [openDatabase({ file: join(dataDir, 'cusp.sqlite') }), openDatabase({ url })];
    const files: Move['files'] = {
      source: await openDisk(join(dataDir, 'files')),
      target: {
        put: (key, body, facts) => (changed.put ? changed.put(key, body, facts) : storage.put(key, body, facts)),
        read: (key) => storage.read(key),
        stat: async (key) => {
          const there = await storage.stat(key);
          // Another kind of storage makes its etags in another way.
          return there && { ...there, etag: `s3-${there.etag}` };
        },
      },
    };
    try {
      return await moveToPostgres({ source, target, files });
    } finally {
      await Promise.all([source.destroy(), target.destroy()]);
    }
  };
  return { url, folder, storage, run, drop };
}

const contents = async (where: { file?: string; url?: string }) => {
  const db = openDatabase(where);
  const facts = await atOneMoment(db, factsOf);
  await db.destroy();
  return facts;
};
const ofSource = () => contents({ file: join(dataDir, 'cusp.sqlite') });

describe('moving a school to Postgres', () => {
  it('copies the files while it is open, and the rest when it was stopped; what it moved is the school', async () => {
    const { url, folder, storage, run, drop } = await newTarget();
    const school = await openSchool({ DATA_DIR: dataDir, WORK_JOBS: '0' });
    expect(await run()).toMatchObject({ state: 'still-open', files: FILES, missing: [] });
    const late = await school.course({ title: 'Five months' });
    await school.close();

    const before = await ofSource();
    const puts: string[] = [];
    const put: FileStorage['put'] = (key, ...rest) => (puts.push(key), storage.put(key, ...rest));
    expect(await run({ put })).toMatchObject({ state: 'moved', files: FILES + 7, missing: [] });
    expect(puts).toHaveLength(7);
    expect(puts).toContain(late.videoKey);
    expect(await ofSource()).toEqual(before);
    const others = (facts: typeof before) => facts.filter(({ name }) => name !== 'files');
    expect(others(await contents({ url }))).toEqual(others(before));
    expect(await run()).toMatchObject({ state: 'moved-before' });

    const db = openDatabase({ url });
    expect(await db('files').where('etag', 'like', 's3-%').count({ count: '*' })).toEqual([{ count: FILES + 7 }]);
    await db('files').update({ etag: db.raw("replace(etag, 's3-', '')") });
    await db.destroy();
    const moved = await openSchool({ DATABASE_URL: url, DATA_DIR: folder, WORK_JOBS: '0' });
    const boss = await moved.admin();
    expect(await filesOfFilm(moved, film.contentId)).toEqual(film.keys);
    for (const key of [videoKey, ...film.keys])
      expect((await moved.ask('GET', `/stream/${key}`, { as: boss })).status).toBe(200);
    expect(await moved.db('conversions').pluck('percent')).toEqual([100]);
    await moved.course({ title: 'The first one here' });
    await moved.close();
    await drop();
  });

  it('goes on after it was killed while it copied files, and while it wrote tables', async () => {
    const { url, storage, run, drop } = await newTarget();
    let puts = 0;
    const failing: FileStorage['put'] = (...what) =>
      ++puts > 4 ? Promise.reject(new Error('Killed.')) : storage.put(...what);
    await expect(run({ put: failing })).rejects.toThrow('Killed.');

    const remaining: string[] = [];
    const cutting: FileStorage['put'] = async (key, ...rest) => {
      remaining.push(key);
      return storage.put(key, ...rest);
    };
    const watching = cutAtFirstTable(url);
    await expect(run({ put: cutting })).rejects.toThrow(/terminat|closed|connection|ECONNRESET/i);
    await watching;
    expect(remaining).toHaveLength(FILES + 7 - 4);

    const put: FileStorage['put'] = () => Promise.reject(new Error('This one is there already.'));
    expect(await run({ put })).toMatchObject({ state: 'moved', files: FILES + 7 });
    await drop();
  });

  it('refuses a database that holds something else', async () => {
    const { url, run, drop } = await newTarget();
    const db = openDatabase({ url });
    await db.schema.createTable('somebody_elses', (table) => void table.text('id'));
    await db.destroy();
    await expect(run()).rejects.toThrow('holds other data');
    await drop();
  });
});

/** Ends the connection that is filling tables, as the death of its process would. */
async function cutAtFirstTable(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (let cut = 0; cut === 0; ) {
    const { rows } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'insert into \"%json_to_recordset%' and pid <> pg_backend_pid()",
    );
    cut = rows.length;
  }
  await client.end();
}
