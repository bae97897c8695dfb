import { describe, expect, it, vi } from 'vitest';
import { storeObject } from '../../support/store-object.ts';
import { SAMPLES } from './samples.ts';
import { uploadWorld } from './upload-world.ts';

const HOUR_MS = 3_600_000;
const pdf = { fileName: 'a.pdf', fileType: '', folder: 'documents' };
const strayKey = (number: number): string => `documents/202608/stray${number}.pdf`;

async function publishSome(world: ReturnType<typeof uploadWorld>, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1)
    keys.push(await world.publish(`${index}.pdf`, SAMPLES.pdf, { folder: 'documents', purpose: 'document' }));
  return keys;
}

describe('EraseUnknownObjects', () => {
  it('erases what has been without a row for a day, on every page, and nothing that has one', async () => {
    const world = uploadWorld();
    const { eraseUnknown, storage, clock, presign } = world;
    const shown = await publishSome(world, 5);
    const { key: pending } = await presign.run(pdf);
    await storeObject(storage, pending, SAMPLES.pdf);
    for (const number of [1, 2, 3]) await storeObject(storage, strayKey(number), SAMPLES.pdf);
    clock.advance(23 * HOUR_MS);
    await storeObject(storage, strayKey(4), SAMPLES.pdf);
    await eraseUnknown.run();
    expect(await storage.stat(strayKey(1)), 'younger than a day').toBeDefined();
    clock.advance(2 * HOUR_MS);
    await eraseUnknown.run();
    for (const number of [1, 2, 3]) expect(await storage.stat(strayKey(number))).toBeUndefined();
    for (const key of [...shown, pending, strayKey(4)]) expect(await storage.stat(key), key).toBeDefined();
  });

  it('erases what was sent once more to the address of a file that a course had shown and dropped', async () => {
    const world = uploadWorld();
    const { eraseUnknown, erase, sweep, files, storage, rights, clock } = world;
    const [dropped = ''] = await publishSome(world, 2);
    rights.uses.delete(dropped);
    await erase.run({ keys: [dropped] });
    await storeObject(storage, dropped, SAMPLES.pdf);
    clock.advance(25 * HOUR_MS);
    // By its row, which the sweep knew all along; and without one, as a crash may leave it.
    await sweep.run();
    expect([await storage.stat(dropped), await files.withoutRow([dropped])]).toEqual([undefined, [dropped]]);
    await storeObject(storage, dropped, SAMPLES.pdf);
    clock.advance(25 * HOUR_MS);
    await eraseUnknown.run();
    expect(await storage.stat(dropped)).toBeUndefined();
  });

  it('erases nothing where most objects are unknown: the database or the storage is another school’s', async () => {
    const world = uploadWorld();
    const { eraseUnknown, storage, clock, raised } = world;
    await publishSome(world, 2);
    for (const number of [1, 2, 3]) await storeObject(storage, strayKey(number), SAMPLES.pdf);
    clock.advance(25 * HOUR_MS);
    await eraseUnknown.run();
    for (const number of [1, 2, 3]) expect(await storage.stat(strayKey(number))).toBeDefined();
    expect(raised).toEqual([`media/foreign-storage ${strayKey(1)}`]);
  });

  it('tries all although the storage fails for one, and that one again in the next run', async () => {
    const world = uploadWorld();
    const { eraseUnknown, storage, clock } = world;
    await publishSome(world, 3);
    for (const number of [1, 2, 3]) await storeObject(storage, strayKey(number), SAMPLES.pdf);
    clock.advance(25 * HOUR_MS);
    vi.spyOn(storage, 'delete').mockRejectedValueOnce(new Error('The disk says no.'));
    await expect(eraseUnknown.run()).rejects.toThrow('The disk says no.');
    await eraseUnknown.run();
    for (const number of [1, 2, 3]) expect(await storage.stat(strayKey(number))).toBeUndefined();
  });
});
