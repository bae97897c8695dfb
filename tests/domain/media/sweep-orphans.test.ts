import { describe, expect, it, vi } from 'vitest';
import { storeObject } from '../../support/store-object.ts';
import { SAMPLES } from './samples.ts';
import { aVideo, uploadWorld } from './upload-world.ts';

const HOUR_MS = 3_600_000;
const pdf = { fileName: 'a.pdf', fileType: '', folder: 'documents' };

/** An address was given out, and the bytes came. */
async function uploaded(world: ReturnType<typeof uploadWorld>): Promise<string> {
  const { key } = await world.presign.run(pdf);
  await storeObject(world.storage, key, SAMPLES.pdf);
  return key;
}

describe('SweepOrphans', () => {
  it('erases uploads that nobody saved within a day, whether their bytes came or not', async () => {
    const world = uploadWorld();
    const { sweep, storage, files, clock, presign, verify } = world;
    const [came, checked, { key: never }] = [await uploaded(world), await uploaded(world), await presign.run(pdf)];
    await verify.run({ key: checked, purpose: 'document' });
    clock.advance(23 * HOUR_MS);
    await sweep.run();
    expect(await files.keys()).toHaveLength(3);
    clock.advance(2 * HOUR_MS);
    await sweep.run();
    for (const key of [came, checked, never])
      expect([await files.find(key), await storage.stat(key)]).toEqual([undefined, undefined]);
    expect(await files.keys()).toEqual([]);
  });

  it('erases what a course used to show, and nothing that one still shows', async () => {
    const world = uploadWorld();
    const { sweep, storage, files, rights, clock, publish } = world;
    const shown = await publish('a.pdf', SAMPLES.pdf, { folder: 'documents', purpose: 'document' });
    const dropped = await publish('b.pdf', SAMPLES.pdf, { folder: 'documents', purpose: 'document' });
    rights.uses.delete(dropped);
    clock.advance(25 * HOUR_MS);
    await sweep.run();
    expect([await storage.stat(dropped), await files.find(dropped)]).toEqual([undefined, undefined]);
    expect(await storage.stat(shown)).toBeDefined();
    expect((await files.find(shown))?.status).toBe('attached');
  });

  it('aborts uploads in parts that were started more than a day ago', async () => {
    const { sweep, start, send, complete, uploads, storage, files, clock } = uploadWorld();
    const [old, done] = [await start.run(aVideo), await start.run(aVideo)];
    const parts = [await send(old, 1, SAMPLES.mp4)];
    await complete.run({ userId: 'boss', ...done, parts: [await send(done, 1, SAMPLES.mp4)] });
    clock.advance(23 * HOUR_MS);
    const young = await start.run(aVideo);
    clock.advance(2 * HOUR_MS);
    await sweep.run();
    expect([await uploads.find(old.uploadId), await uploads.find(done.uploadId), await files.find(old.key)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await uploads.find(young.uploadId)).toBeDefined();
    await expect(complete.run({ userId: 'boss', ...old, parts })).rejects.toMatchObject({ kind: 'not-found' });
    await complete.run({ userId: 'boss', ...young, parts: [await send(young, 1, SAMPLES.mp4)] });
    expect(await storage.stat(young.key)).toBeDefined();
  });

  it('finds the bytes of a discarded file that arrived after it was discarded', async () => {
    const { sweep, discard, presign, storage, files, clock } = uploadWorld();
    const { key } = await presign.run(pdf);
    await discard.run({ key });
    await storeObject(storage, key, SAMPLES.pdf);
    clock.advance(25 * HOUR_MS);
    await sweep.run();
    expect([await storage.stat(key), (await files.keys()).length]).toEqual([undefined, 0]);
  });

  it('finds the bytes that were sent once more after the file was refused', async () => {
    const { sweep, verify, presign, storage, files, clock } = uploadWorld();
    const { key } = await presign.run(pdf);
    await storeObject(storage, key, 'no PDF');
    await expect(verify.run({ key, purpose: 'document' })).rejects.toMatchObject({ kind: 'invalid' });
    expect([await storage.stat(key), await files.find(key)]).toEqual([undefined, undefined]);
    await storeObject(storage, key, 'no PDF');
    clock.advance(25 * HOUR_MS);
    await sweep.run();
    expect([await storage.stat(key), (await files.keys()).length]).toEqual([undefined, 0]);
  });

  it('tries all of a batch although the storage fails for one, and that one again in the next round', async () => {
    const world = uploadWorld();
    const { sweep, storage, files, clock } = world;
    const keys = [await uploaded(world), await uploaded(world), await uploaded(world)];
    clock.advance(25 * HOUR_MS);
    vi.spyOn(storage, 'delete').mockRejectedValueOnce(new Error('The disk says no.'));
    await expect(sweep.run()).rejects.toThrow('The disk says no.');
    expect(await files.keys()).toHaveLength(1);
    await sweep.run();
    for (const key of keys) expect(await storage.stat(key)).toBeUndefined();
    expect(await files.keys()).toEqual([]);
  });

  it('works through more than one batch', async () => {
    const { sweep, presign, files, clock } = uploadWorld();
    for (let count = 0; count < 1201; count += 1) await presign.run(pdf);
    clock.advance(25 * HOUR_MS);
    const asked = vi.spyOn(files, 'giveUpOrphans');
    await sweep.run();
    expect([(await files.keys()).length, asked.mock.calls.length]).toEqual([0, 3]);
  });
});

describe('DiscardUpload', () => {
  it('erases an upload, and is harmless for what is gone or was never there', async () => {
    const world = uploadWorld();
    const key = await uploaded(world);
    for (const _ of [1, 2]) await world.discard.run({ key });
    for (const odd of ['documents/202608/never.pdf', '../../etc/passwd', 'a\0b', ''])
      await world.discard.run({ key: odd });
    expect([await world.storage.stat(key), await world.files.find(key)]).toEqual([undefined, undefined]);
  });

  it('refuses to erase what something was made of', async () => {
    const { discard, publish, storage } = uploadWorld();
    const key = await publish('a.pdf', SAMPLES.pdf, { folder: 'documents', purpose: 'document' });
    await expect(discard.run({ key })).rejects.toMatchObject({ kind: 'conflict', code: 'media/in-use' });
    expect(await storage.stat(key)).toBeDefined();
  });
});
