import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../../src/adapters/knex/copy/fill-database.ts';
import { atOneMoment } from '../../src/adapters/knex/copy/snapshot.ts';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { backUp } from '../../src/main/operation/back-up.ts';
import { BackupFolder } from '../../src/main/operation/backup-folder.ts';
import { type RestoreTarget, restore } from '../../src/main/operation/restore.ts';
import { openDisk } from '../support/open-disk.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { openSchool, PASSWORD, type School, signIn } from '../support/school.ts';

const clock = new SystemClock();

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'cusp-backup-'));
});
afterAll(() => rm(work, { recursive: true, force: true }));

let places = 0;
const place = (): string => join(work, `place-${places++}`);

/** Where a school may be restored; `database` is what leads to it. */
async function emptyPlace(kind: 'SQLite' | 'Postgres') {
  const dataDir = place();
  const postgres = kind === 'Postgres' ? await freshPostgres() : undefined;
  const target: RestoreTarget = {
    databaseUrl: postgres?.url,
    dataDir,
    openStorage: () => openDisk(join(dataDir, 'files')),
    clock,
  };
  const env = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
  const open = () => openDatabase(postgres ? { url: postgres.url } : { file: join(dataDir, 'cusp.sqlite') });
  return { target, env, open, drop: async () => postgres?.drop() };
}

const sourceOf = ({ db, installation }: School) => ({ db, storage: installation.dependencies.media.storage, clock });

const contact = (school: School, firstName: string) =>
  school.ask('POST', '/api/contact', {
    body: { firstName, lastName: 'Lane', email: 'ada@example.org', message: 'When does the next course begin?' },
  });

/** Tables that a restore changes: who was signed in, and who held a job. */
const CHANGED = ['auth_sessions', 'reset_links', 'jobs'];

describe.each(['SQLite', 'Postgres'] as const)('a school on %s that is backed up while it is open', (kind) => {
  let school: School;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const home = await emptyPlace(kind);
    drop = home.drop;
    school = await openSchool({ ...home.env, WORK_JOBS: '0' });
  });
  afterAll(() => drop());

  it('comes back from its backup on either database, with all that was acknowledged before, and nobody signed in', async () => {
    const { videoKey, documentKey, id: courseId } = await school.course({ title: 'Zażółć “gęślą” \u2028 jaźń' });
    const ada = await school.student('ada');
    await school.enrol(ada.id, courseId);
    expect((await contact(school, 'before')).status).toBe(201);

    // People go on writing all the while.
    const over = new AbortController();
    const acknowledged: string[] = [];
    const people = Promise.all(
      [0, 1, 2].map(async (person) => {
        for (let n = 0; !over.signal.aborted; n += 1)
          if ((await contact(school, `p${person}-${n}`)).status === 201) acknowledged.push(`p${person}-${n}`);
      }),
    );
    while (acknowledged.length < 5) await new Promise((resolve) => setImmediate(resolve));
    const before = [...acknowledged];
    const root = place();
    const folder = await BackupFolder.prepare(root);
    const manifest = await backUp(sourceOf(school), folder);
    over.abort();
    await people;
    expect(manifest).toMatchObject({ erased: [], missing: [], files: { count: 7 } });
    const facts = await atOneMoment(school.db, factsOf);
    const bytes = await school.ask('GET', `/stream/${videoKey}`, { as: ada });
    expect(bytes.status).toBe(200);
    await school.close();

    for (const onto of ['SQLite', 'Postgres'] as const) {
      const { target, env, open, drop: remove } = await emptyPlace(onto);
      const opened = await BackupFolder.open(root);
      await restore(opened, await opened.read(), target);
      const db = open();
      const restored = await atOneMoment(db, factsOf);
      expect(restored.filter(({ name }) => !CHANGED.includes(name))).toEqual(
        manifest.tables.filter(({ name }) => !CHANGED.includes(name)),
      );
      expect(restored.map(({ name }) => name).sort()).toEqual(facts.map(({ name }) => name).sort());
      await db.destroy();

      const again = await openSchool(env);
      const names: string[] = await again.db('contact_messages').pluck('first_name');
      expect(names).toEqual(expect.arrayContaining(['before', ...before]));
      expect((await again.ask('GET', '/api/auth/me', { as: ada })).status).toBe(401);
      const adaAgain = await signIn(again.ask, 'ada@example.org', PASSWORD);
      for (const key of [videoKey, documentKey])
        expect((await again.ask('GET', `/stream/${key}`, { as: adaAgain })).status).toBe(200);
      expect((await again.ask('GET', `/stream/${videoKey}`, { as: adaAgain })).text).toBe(bytes.text);
      const found = await again.ask('GET', '/api/search?q=hand', { as: adaAgain });
      expect(found.text).toContain('Hand instruments');
      // Numbers go on where they were, in the table that counts by itself too.
      const boss = await again.admin();
      expect((await again.ask('PUT', `/api/admin/courses/${courseId}`, { as: boss, body: {} })).status).not.toBe(500);
      await again.course({ title: 'A new one' });
      await again.close();
      await remove();
    }
  });
});

describe('a backup', () => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool({ WORK_JOBS: '0' });
    await school.course();
  });
  afterAll(() => school.close());

  const backedUp = async (root = place()) => {
    const folder = await BackupFolder.prepare(root);
    const manifest = await backUp(sourceOf(school), folder);
    return { root, folder, manifest };
  };
  const restored = async (root: string, target?: RestoreTarget) => {
    const folder = await BackupFolder.open(root);
    return restore(folder, await folder.read(), target ?? (await emptyPlace('SQLite')).target);
  };

  it('reads a file that an earlier one has only once', async () => {
    const { root } = await backedUp();
    const reads: string[] = [];
    const storage = sourceOf(school).storage;
    const counting = { read: (key: string) => (reads.push(key), storage.read(key)) };
    const folder = await BackupFolder.prepare(root);
    const second = await backUp({ ...sourceOf(school), storage: counting }, folder);
    expect(reads).toEqual([]);
    expect(second.files.count).toBe(7);
    expect(await folder.snapshots()).toHaveLength(2);
    await restored(root);
  });

  it('holds what is erased while it runs, and says what came and went within its last step', async () => {
    const course = await school.course({ title: 'Short-lived' });
    const { storage } = sourceOf(school);
    const root = place();
    let hasErased = false;
    const erasing = {
      read: async (key: string) => {
        const body = await storage.read(key);
        if (key === course.videoKey) hasErased = true;
        if (key === course.documentKey) {
          // Its record goes with it, as the job does it.
          await school.db('documents').where({ file_key: key }).delete();
          await school.db('files').where({ key }).delete();
        }
        return body;
      },
    };
    const manifest = await backUp({ ...sourceOf(school), storage: erasing }, await BackupFolder.prepare(root));
    expect(hasErased).toBe(true);
    expect(manifest).toMatchObject({ erased: [], missing: [] });
    await restored(root);

    // One that a record names and nobody has.
    await storage.delete(course.videoKey);
    const next = await backedUp();
    expect(next.manifest.missing).toEqual([course.videoKey]);
    await restored(next.root);
  });

  it('that broke off is refused, and one that has no end', async () => {
    const { root, folder } = await backedUp();
    await folder.begin(new Date());
    expect(await folder.snapshots()).toHaveLength(1);

    const other = await BackupFolder.prepare(place());
    await other.begin(new Date());
    await expect(other.read()).rejects.toThrow('one was begun and broke off');
    const [name] = await folder.snapshots();
    await truncate(join(root, 'snapshots', name!, 'manifest.json'), 100);
    await expect(restored(root)).rejects.toThrow('its manifest cannot be read');
    await expect(restored(place())).rejects.toThrow('There is no backup in');
  });

  it.each([
    ['a row', 'users.jsonl', /Table users|Unexpected|JSON/],
    ['a file', undefined, /is damaged/],
  ])('of which %s is damaged brings up nothing', async (_what, table, message) => {
    await school.student(`dora-${places}`);
    const { root, folder } = await backedUp();
    const [name] = await folder.snapshots();
    if (table) {
      const path = join(root, 'snapshots', name!, 'tables', table);
      await writeFile(path, (await readFile(path, 'utf8')).replace('example.org', 'example.com'));
    } else {
      const files = await (await folder.read()).files();
      await appendFile(folder.pathOf(files[0]!.key), 'x');
    }
    const { target } = await emptyPlace('SQLite');
    await expect(restored(root, target)).rejects.toThrow(message);
    expect(await readdir(target.dataDir)).not.toContain('cusp.sqlite');
  });

  it('is restored into an empty place only, and again after a restore that was killed', async () => {
    const { root } = await backedUp();
    const { target } = await emptyPlace('SQLite');
    const storage = await target.openStorage();
    let puts = 0;
    const dying: RestoreTarget = {
      ...target,
      openStorage: async () => ({
        stat: (key) => storage.stat(key),
        read: (key) => storage.read(key),
        put: (key, body, facts) => (++puts > 3 ? Promise.reject(new Error('Killed.')) : storage.put(key, body, facts)),
      }),
    };
    await expect(restored(root, dying)).rejects.toThrow('Killed.');
    await restored(root, target);
    await expect(restored(root, target)).rejects.toThrow('There is a school in');

    const withFiles = await emptyPlace('SQLite');
    await mkdir(join(withFiles.target.dataDir, 'files/objects/videos'), { recursive: true });
    await expect(restored(root, withFiles.target)).rejects.toThrow('There are files of a school in');

    const full = await emptyPlace('Postgres');
    await restored(root, full.target);
    await expect(restored(root, full.target)).rejects.toThrow('has tables already');
    await full.drop();
  });

  it('takes the place of older ones where only some are kept, with the files that none of the rest names', async () => {
    const course = await school.course({ title: 'On its way out' });
    const { root, folder } = await backedUp();
    const { storage } = sourceOf(school);
    await storage.delete(course.videoKey);
    await school.db('contents').where({ file_key: course.videoKey }).delete();
    await school.db('files').where({ key: course.videoKey }).delete();
    await backUp(sourceOf(school), folder);
    const newest = await backUp(sourceOf(school), folder);
    // A day has passed for all but one file.
    const long = new Date(Date.now() - 2 * 24 * 3_600_000);
    for (const key of [course.videoKey, course.documentKey]) await utimes(folder.pathOf(key), long, long);
    expect(await folder.keepNewest(1)).toBe(2);
    expect(await folder.snapshots()).toHaveLength(1);
    expect(await folder.sizeOf(course.videoKey)).toBeUndefined();
    expect(await folder.sizeOf(course.documentKey)).toBeGreaterThan(0);
    expect((await folder.read()).manifest).toEqual(newest);
    await restored(root);
  });

  it('goes into no folder with other things', async () => {
    const root = place();
    await mkdir(root);
    await writeFile(join(root, 'photo.jpg'), '');
    await expect(BackupFolder.prepare(root)).rejects.toThrow('holds other things');
  });
});
