import { appendFile, mkdir, readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../src/main/operation/back-up.ts';
import { BackupFolder } from '../../src/main/operation/backup-folder.ts';
import { type RestoreTarget, restore } from '../../src/main/operation/restore.ts';
import { openSchool, type School } from '../support/school.ts';
import { placesForSchools, sourceOf } from './support/places-for-schools.ts';

describe('a backup', () => {
  const { place, emptyPlace } = placesForSchools();
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
    await school.student(`dora-${table ? 'row' : 'file'}`);
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
