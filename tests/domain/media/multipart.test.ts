import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_CEILINGS } from '../../../src/domain/media/file-rules.ts';
import { PART_BYTES } from '../../../src/domain/media/multipart.ts';
import { MAX_PARTS, PART_BYTES as WIRE_PART_BYTES } from '../../../src/wire/upload-limits.ts';
import { wholeOf } from '../../support/whole-of.ts';
import { SAMPLES } from './samples.ts';
import { aVideo, uploadWorld } from './upload-world.ts';
import { august } from './world.ts';

const MINUTE_MS = 60_000;
const [first, last] = [
  Buffer.concat([SAMPLES.mp4, Buffer.alloc(PART_BYTES - SAMPLES.mp4.length)]),
  Buffer.from('the end'),
];

/** Started, and both parts sent. */
async function sent() {
  const world = uploadWorld();
  const upload = await world.start.run(aVideo);
  const parts = [await world.send(upload, 1, first), await world.send(upload, 2, last)];
  return { ...world, upload, parts, named: { userId: 'boss', ...upload } };
}

describe('an upload in parts', () => {
  it('ends as one file that can be verified and shown', async () => {
    const { complete, verify, files, storage, upload, parts, named } = await sent();
    expect(await complete.run({ ...named, parts })).toEqual({ key: upload.key });
    expect((await wholeOf(await storage.read(upload.key))).equals(Buffer.concat([first, last]))).toBe(true);
    await verify.run({ key: upload.key, purpose: 'video' });
    expect(await files.find(upload.key)).toMatchObject({
      status: 'verified',
      bytes: PART_BYTES + 7,
      originalName: 'lesson.mp4',
    });
  });

  it('is refused like any other upload before it starts, and leaves nothing', async () => {
    const { start, files, uploads } = uploadWorld();
    for (const wrong of [
      { fileName: 'a.html' },
      { folder: '..' },
      { fileSize: 0 },
      { fileSize: DEFAULT_CEILINGS.videoMaxBytes + 1 },
    ]) {
      await expect(start.run({ ...aVideo, ...wrong })).rejects.toMatchObject({ kind: 'invalid' });
    }
    expect([(await files.keys()).length, await uploads.countOpen('boss')]).toEqual([0, 0]);
  });

  it('gives addresses for an hour, and none for a part beyond the ceiling', async () => {
    const { start, presignPart } = uploadWorld({ ...DEFAULT_CEILINGS, videoMaxBytes: 2 * PART_BYTES + 1 });
    const named = { userId: 'boss', ...(await start.run(aVideo)) };
    expect((await presignPart.run({ ...named, partNumber: 3 })).expiresAt).toEqual(
      new Date(august.getTime() + 60 * MINUTE_MS),
    );
    await expect(presignPart.run({ ...named, partNumber: 4 })).rejects.toMatchObject({ code: 'media/too-large' });
  });

  it('has room in its parts for the largest video', () => {
    expect(PART_BYTES).toBe(WIRE_PART_BYTES);
    expect(MAX_PARTS * PART_BYTES).toBeGreaterThan(DEFAULT_CEILINGS.videoMaxBytes);
  });

  it('is completed once more for a sender whose answer was lost, whenever we died', async () => {
    const { complete, uploads, storage, upload, parts, named } = await sent();
    vi.spyOn(uploads, 'markCompleted').mockRejectedValueOnce(new Error('The database went away.'));
    await expect(complete.run({ ...named, parts })).rejects.toThrow('went away');
    for (const _ of [1, 2]) expect(await complete.run({ ...named, parts })).toEqual({ key: upload.key });
    expect((await storage.stat(upload.key))?.bytes).toBe(PART_BYTES + 7);
    expect(await uploads.countOpen('boss')).toBe(0);
  });

  it('stays open when the list is wrong', async () => {
    const { complete, uploads, parts, named } = await sent();
    await expect(complete.run({ ...named, parts: parts.slice(1) })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'media/parts',
    });
    expect(await uploads.countOpen('boss')).toBe(1);
    await complete.run({ ...named, parts });
  });

  it('belongs to who started it, and to its key', async () => {
    const { complete, abort, presignPart, storage, upload, parts, named } = await sent();
    const other = 'videos/202608/id-9.mp4';
    for (const wrong of [
      { ...named, userId: 'chief' },
      { ...named, key: other },
    ]) {
      await expect(presignPart.run({ ...wrong, partNumber: 1 })).rejects.toMatchObject({
        kind: 'not-found',
        code: 'media/no-upload',
      });
      await expect(complete.run({ ...wrong, parts })).rejects.toMatchObject({ kind: 'not-found' });
      await expect(abort.run(wrong)).rejects.toMatchObject({ kind: 'not-found' });
    }
    await expect(presignPart.run({ ...named, uploadId: 'never', partNumber: 1 })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await complete.run({ ...named, parts });
    expect(await storage.stat(upload.key)).toBeDefined();
  });

  it('takes no more parts once it is completed', async () => {
    const { complete, presignPart, parts, named } = await sent();
    await complete.run({ ...named, parts });
    await expect(presignPart.run({ ...named, partNumber: 3 })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is one of twenty at most', async () => {
    const { start, abort, uploads } = uploadWorld();
    const open = [];
    for (let count = 0; count < 20; count += 1) open.push(await start.run(aVideo));
    await expect(start.run(aVideo)).rejects.toMatchObject({ kind: 'conflict', code: 'media/too-many-open' });
    await start.run({ ...aVideo, startedBy: 'chief' });
    await abort.run({ userId: 'boss', ...open[7]! });
    await start.run(aVideo);
    expect(await uploads.countOpen('boss')).toBe(20);
  });
});

describe('uploads in parts that are started at once', () => {
  it('are twenty at most, and the others leave nothing', async () => {
    const { start, files, uploads } = uploadWorld();
    const started = await Promise.allSettled(Array.from({ length: 30 }, () => start.run(aVideo)));
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect([(await files.keys()).length, await uploads.countOpen('boss')]).toEqual([20, 20]);
  });
});

describe('an upload in parts that is aborted', () => {
  it('leaves nothing, and once is as good as twice', async () => {
    const { abort, complete, files, uploads, storage, upload, parts, named } = await sent();
    for (const _ of [1, 2]) await abort.run(named);
    expect([await files.find(upload.key), await storage.stat(upload.key), await uploads.countOpen('boss')]).toEqual([
      undefined,
      undefined,
      0,
    ]);
    await expect(complete.run({ ...named, parts })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is erased also when it had been completed and only the answer was lost', async () => {
    const { abort, complete, files, storage, upload, parts, named } = await sent();
    await complete.run({ ...named, parts });
    await abort.run(named);
    expect([await files.find(upload.key), await storage.stat(upload.key)]).toEqual([undefined, undefined]);
  });

  it('stays when something was made of it', async () => {
    const { abort, complete, verify, files, storage, upload, parts, named } = await sent();
    await complete.run({ ...named, parts });
    await verify.run({ key: upload.key, purpose: 'video' });
    await files.attach([upload.key]);
    await expect(abort.run(named)).rejects.toMatchObject({ kind: 'conflict', code: 'media/in-use' });
    expect(await storage.stat(upload.key)).toBeDefined();
  });

  it('cannot be completed when its file was discarded meanwhile', async () => {
    const { complete, discard, storage, upload, parts, named } = await sent();
    await discard.run({ key: upload.key });
    await expect(complete.run({ ...named, parts })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await storage.stat(upload.key)).toBeUndefined();
  });
});
