import { beforeEach, describe, expect, it } from 'vitest';
import type { FileKey } from '../../../src/domain/kernel/ids.ts';
import { storeObject } from '../../support/store-object.ts';
import { wholeOf } from '../../support/whole-of.ts';
import { SAMPLES } from './samples.ts';
import { mediaWorld } from './world.ts';

const buyer = { userId: 'buyer', role: 'student' } as const;
const stranger = { userId: 'stranger', role: 'student' } as const;
const admin = { userId: 'boss', role: 'admin' } as const;

describe('OpenStream', () => {
  let world: ReturnType<typeof mediaWorld>;
  let lesson: FileKey;

  beforeEach(async () => {
    world = mediaWorld();
    world.rights.entries.add('buyer in course-a');
    lesson = await world.publish('a.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video' });
  });

  it.each([buyer, admin])('gives $userId the lesson, whole or in part', async (viewer) => {
    const opened = await world.openStream.run({ key: lesson, viewer });
    expect(opened).toMatchObject({ isPublic: false, file: { key: lesson, bytes: SAMPLES.mp4.length } });
    expect(await wholeOf(await opened.read())).toEqual(SAMPLES.mp4);
    expect(await wholeOf(await opened.read({ first: 4, last: 7 }))).toEqual(Buffer.from('ftyp'));
  });

  it('sends whoever is not signed in to sign in, and a stranger away without a reason', async () => {
    const { openStream } = world;
    await expect(openStream.run({ key: lesson, viewer: undefined })).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(openStream.run({ key: lesson, viewer: stranger })).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'media/not-yours',
      message: 'This file is not available.',
    });
  });

  it('shows the thumbnail of a live course to anybody, and of a draft to nobody but its owners', async () => {
    const thumbnail = { folder: 'thumbnails', purpose: 'thumbnail' } as const;
    const live = await world.publish('a.png', SAMPLES.png, { ...thumbnail, isPublic: true });
    const draft = await world.publish('b.png', SAMPLES.png, thumbnail);
    expect((await world.openStream.run({ key: live, viewer: undefined })).isPublic).toBe(true);
    await expect(world.openStream.run({ key: draft, viewer: undefined })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect((await world.openStream.run({ key: draft, viewer: buyer })).isPublic).toBe(false);
  });

  it('knows nothing of a pending upload, of a file that nothing shows, and of any other text', async () => {
    const { key: pending } = await world.presign.run({ fileName: 'a.pdf', fileType: '', folder: 'documents' });
    const orphan = await world.publish('b.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video' });
    world.rights.uses.delete(orphan);
    for (const key of [
      pending,
      orphan,
      `${lesson}x`,
      lesson.toUpperCase(),
      `/${lesson}`,
      `videos/../${lesson}`,
      '',
      'a\0b',
    ]) {
      await expect(world.openStream.run({ key, viewer: admin })).rejects.toMatchObject({
        kind: 'not-found',
        message: 'This file is not available.',
      });
    }
  });

  it('serves no byte that was not verified, and raises an alarm', async () => {
    await world.storage.delete(lesson);
    await expect(world.openStream.run({ key: lesson, viewer: buyer })).rejects.toMatchObject({ kind: 'not-found' });
    await storeObject(world.storage, lesson, Buffer.alloc(SAMPLES.mp4.length, 'x'));
    await expect(world.openStream.run({ key: lesson, viewer: buyer })).rejects.toMatchObject({ kind: 'not-found' });
    expect(world.raised).toEqual([`media/missing ${lesson}`, `media/changed ${lesson}`]);
  });

  it('tells later whether the viewer may go on', async () => {
    const opened = await world.openStream.run({ key: lesson, viewer: buyer });
    expect(await opened.isStillOpenTo(buyer)).toBe(true);
    expect(await opened.isStillOpenTo(undefined)).toBe(false);
    world.rights.entries.clear();
    expect(await opened.isStillOpenTo(buyer)).toBe(false);
    expect(await opened.isStillOpenTo(admin)).toBe(true);
    world.rights.uses.clear();
    expect(await opened.isStillOpenTo(admin)).toBe(false);
  });
});
