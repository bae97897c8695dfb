import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { EraseFiles } from '../../../src/domain/media/jobs/erase-files.ts';
import { previewKeyOf } from '../../../src/domain/media/object-key.ts';
import { storeObject } from '../../support/store-object.ts';
import { SAMPLES } from './samples.ts';
import { mediaWorld } from './world.ts';

/** Of two days ago: nobody can upload to their addresses any more. */
async function withLessons(count: number) {
  const world = mediaWorld();
  const keys: string[] = [];
  for (let made = 0; made < count; made += 1) {
    keys.push(await world.publish('a.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video' }));
  }
  world.clock.advance(2 * DAY_MS);
  return { ...world, keys };
}

const noRenditions = { listOf: async () => [] };

describe('EraseFiles', () => {
  it('erases objects and rows, and succeeds again when they are gone', async () => {
    const { erase, rights, files, storage, keys } = await withLessons(40);
    rights.uses.clear();
    await erase.run({ keys });
    await erase.run({ keys });
    expect(await files.keys()).toEqual([]);
    expect((await Promise.all(keys.map((key) => storage.stat(key)))).filter(Boolean)).toEqual([]);
  });

  it('erases the picture of a document with it, and keeps that of a document in use', async () => {
    const { erase, rights, files, storage, publish, clock } = mediaWorld();
    const paper = { folder: 'documents', purpose: 'document' } as const;
    const [gone, kept] = [await publish('a.pdf', SAMPLES.pdf, paper), await publish('b.pdf', SAMPLES.pdf, paper)];
    const pictures = [gone, kept].map((key) => previewKeyOf(key) ?? '');
    for (const key of pictures) {
      await files.add({ ...(await files.find(gone))!, key });
      await storeObject(storage, key, 'picture');
    }
    rights.uses.delete(gone);
    clock.advance(2 * DAY_MS);
    await erase.run({ keys: [gone, kept] });
    expect(await files.keys()).toEqual([kept, pictures[1]]);
    expect(await storage.stat(pictures[0]!)).toBeUndefined();
    expect(await storage.stat(pictures[1]!)).toBeDefined();
  });

  it('keeps the row of a young file out of reach, so that what is sent to its address once more is found', async () => {
    const { erase, rights, files, storage, publish, clock } = mediaWorld();
    const key = await publish('a.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video' });
    rights.uses.clear();
    await erase.run({ keys: [key] });
    expect([await storage.stat(key), await files.find(key), await files.attach([key])]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(await files.withoutRow([key])).toEqual([]);
    clock.advance(2 * DAY_MS);
    expect(await files.giveUpOrphans(clock.now(), 9)).toEqual([key]);
  });

  it('keeps what something still shows', async () => {
    const { erase, rights, files, storage, keys } = await withLessons(2);
    rights.uses.delete(keys[0] ?? '');
    await erase.run({ keys });
    expect(await files.keys()).toEqual([keys[1]]);
    expect(await storage.stat(keys[1] ?? '')).toBeDefined();
  });

  it('asks once what is still shown, erases sixteen at a time, and forgets all rows at once', async () => {
    const { rights, files, storage, keys, clock } = await withLessons(40);
    rights.uses.clear();
    let [questions, statements, under, max] = [0, 0, 0, 0];
    const erase = new EraseFiles(
      { retire: async (gone, before) => ((statements += 1), files.retire(gone, before)) },
      {
        delete: async (key) => {
          max = Math.max(max, (under += 1));
          await storage.delete(key);
          await new Promise(setImmediate);
          under -= 1;
        },
      },
      { unusedOf: async (asked) => ((questions += 1), rights.unusedOf(asked)) },
      noRenditions,
      clock,
    );
    await erase.run({ keys });
    expect([questions, statements, max, (await files.keys()).length]).toEqual([1, 1, 16, 0]);
  });

  it('keeps the row of an object that could not be erased, erases the others, and asks for another try', async () => {
    const { rights, files, storage, keys, clock } = await withLessons(3);
    rights.uses.clear();
    const failing = {
      delete: async (key: string) => {
        if (key === keys[0]) throw new Error('The disk is busy.');
        await storage.delete(key);
      },
    };
    await expect(new EraseFiles(files, failing, rights, noRenditions, clock).run({ keys })).rejects.toThrow(
      'The disk is busy.',
    );
    expect(await files.keys()).toEqual([keys[0]]);
  });
});
