import { beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import type { FileKey } from '../../../src/domain/kernel/ids.ts';
import { noObject, objectChanged } from '../../../src/domain/media/errors.ts';
import type { DirectDelivery } from '../../../src/domain/media/ports.ts';
import { plainArchive } from '../../doubles/media/archive-inspector.ts';
import { storeObject } from '../../support/store-object.ts';
import { wholeOf } from '../../support/whole-of.ts';
import { SAMPLES } from './samples.ts';
import { august, mediaWorld } from './world.ts';

const place = { sessionId: 'laptop', network: '203.0.113.0/24' };
const buyer = { userId: 'buyer', role: 'student', roles: [], place } as const;
const stranger = { userId: 'stranger', role: 'student', roles: [], place } as const;
const admin = { userId: 'boss', role: 'admin', roles: ['owner'], place } as const;

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

  describe.each([
    ['a.pdf', SAMPLES.pdf],
    ['a.docx', plainArchive([{ name: 'word/document.xml', packedBytes: 9, unpackedBytes: 9 }])],
    ['a.doc', SAMPLES.doc],
  ])('of %s', (fileName, bytes) => {
    const refusal = { code: 'media/infected', message: 'It has a virus.', fields: {} };
    let paper: FileKey;

    beforeEach(async () => {
      paper = await world.publish(fileName, bytes, { folder: 'documents', purpose: 'document', isInspected: false });
    });

    it('gives students nothing before somebody has looked into it, and says so to whoever may have it', async () => {
      await expect(world.openStream.run({ key: paper, viewer: buyer })).rejects.toMatchObject({
        kind: 'not-found',
        code: 'media/not-checked',
        message: 'This file is being checked before it is shown. Please try again in a few minutes.',
      });
      await expect(world.openStream.run({ key: paper, viewer: stranger })).rejects.toMatchObject({
        code: 'media/not-yours',
      });
      expect((await world.openStream.run({ key: paper, viewer: admin })).file.key).toBe(paper);
      await world.files.settleInspection(paper, { state: 'ready' });
      expect(await wholeOf(await (await world.openStream.run({ key: paper, viewer: buyer })).read())).toEqual(bytes);
    });

    it('is as good as absent for students when it was refused, also in the middle of a stream', async () => {
      await world.files.settleInspection(paper, { state: 'ready' });
      const opened = await world.openStream.run({ key: paper, viewer: buyer });
      expect(await opened.isStillOpenTo(buyer)).toBe(true);
      await world.files.settleInspection(paper, { state: 'refused', refusal });
      expect([await opened.isStillOpenTo(buyer), await opened.isStillOpenTo(admin)]).toEqual([false, true]);
      await expect(world.openStream.run({ key: paper, viewer: buyer })).rejects.toMatchObject({
        code: 'media/not-found',
      });
      expect((await world.openStream.run({ key: paper, viewer: admin })).file.key).toBe(paper);
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

  it('gives a free lesson to anybody, counts no place of theirs, and lets no shared cache keep it', async () => {
    const { rights, places, openStream } = world;
    rights.free.add(lesson);
    places.refused.set('laptop', new DomainError('too-many', 'media/places', 'Too many places.'));
    for (const viewer of [undefined, stranger]) {
      const opened = await openStream.run({ key: lesson, viewer });
      expect([opened.isPublic, await opened.isStillOpenTo(viewer)]).toEqual([false, true]);
      rights.free.delete(lesson);
      expect(await opened.isStillOpenTo(viewer)).toBe(false);
      rights.free.add(lesson);
    }
    expect(places.asked).toEqual([]);
    await expect(openStream.run({ key: lesson, viewer: buyer })).rejects.toMatchObject({ kind: 'too-many' });
  });

  it('says to a stranger of a lesson of a draft what it says of nothing', async () => {
    const of = await world.publish('d.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video', isOfDraft: true });
    await expect(world.openStream.run({ key: of, viewer: undefined })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'media/not-found',
    });
  });

  it('shows a figure to who meets it in a test, one of the sample to anybody, and asks the sample only then', async () => {
    const { rights } = world;
    const figure = await world.publish('a.png', SAMPLES.png, { folder: 'thumbnails', purpose: 'thumbnail' });
    rights.uses.set(figure, { courseId: null, isPublic: false, isOfDraft: false });
    rights.entries.add(`buyer in ${figure}`);
    for (const viewer of [buyer, admin])
      expect((await world.openStream.run({ key: figure, viewer })).isPublic).toBe(false);
    expect(rights.asked).toBe(0);
    for (const viewer of [stranger, undefined])
      await expect(world.openStream.run({ key: figure, viewer })).rejects.toMatchObject({ kind: 'not-found' });
    rights.sample = figure;
    for (const viewer of [stranger, undefined])
      expect((await world.openStream.run({ key: figure, viewer })).isPublic).toBe(true);
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
    const nothing = { kind: 'not-found', code: 'media/not-found', message: 'This file is not available.' };
    const opened = await world.openStream.run({ key: lesson, viewer: buyer });
    await world.storage.delete(lesson);
    await expect(opened.read()).rejects.toMatchObject(nothing);
    await expect(opened.confirm()).rejects.toMatchObject(nothing);
    await storeObject(world.storage, lesson, Buffer.alloc(SAMPLES.mp4.length, 'x'));
    await expect(opened.read({ first: 0, last: 3 })).rejects.toMatchObject(nothing);
    await expect(opened.confirm()).rejects.toMatchObject(nothing);
    expect(world.raised).toEqual([
      `media/missing ${lesson}`,
      `media/missing ${lesson}`,
      `media/changed ${lesson}`,
      `media/changed ${lesson}`,
    ]);
  });

  it('hands out a link of the storage for a minute, named and typed, where it may, and none where it may not', async () => {
    const asked: unknown[] = [];
    const delivery: DirectDelivery = {
      linkTo: async (key, file) => {
        asked.push([key, file]);
        return 'https://storage.example/link';
      },
    };
    const far = mediaWorld(undefined, delivery);
    far.rights.entries.add('buyer in course-a');
    const key = await far.publish('a.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video' });
    const opened = await far.openStream.run({ key, viewer: buyer });
    expect(await opened.link('inline; filename="a.mp4"')).toBe('https://storage.example/link');
    const { etag } = opened.file;
    const expiresAt = new Date(august.getTime() + 60_000);
    expect(asked).toEqual([
      [key, { etag, contentType: 'video/mp4', disposition: 'inline; filename="a.mp4"', expiresAt }],
    ]);
    expect(await (await world.openStream.run({ key: lesson, viewer: buyer })).link('inline')).toBeUndefined();
  });

  it.each([
    ['media/changed', objectChanged],
    ['media/missing', noObject],
  ])('hands out no link to what was never verified, and raises the alarm %s', async (alarm, refusal) => {
    const far = mediaWorld(undefined, { linkTo: async () => Promise.reject(refusal()) });
    const key = await far.publish('a.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video' });
    const opened = await far.openStream.run({ key, viewer: admin });
    await expect(opened.link('inline')).rejects.toMatchObject({ kind: 'not-found', code: 'media/not-found' });
    expect(far.raised).toEqual([`${alarm} ${key}`]);
  });

  describe('from a place that is too much', () => {
    const refusal = new DomainError('too-many', 'identity/too-many-streams', 'Too many.');

    it('gives a student no lesson, and cuts the one that runs; what is beside it is shown', async () => {
      const poster = await world.publish('a.png', SAMPLES.png, { folder: 'thumbnails', purpose: 'thumbnail' });
      const opened = await world.openStream.run({ key: lesson, viewer: buyer });
      expect(await opened.isStillOpenTo(buyer)).toBe(true);
      world.places.refused.set('laptop', refusal);
      await expect(world.openStream.run({ key: lesson, viewer: buyer })).rejects.toBe(refusal);
      expect(await opened.isStillOpenTo(buyer)).toBe(false);
      expect((await world.openStream.run({ key: poster, viewer: buyer })).file.key).toBe(poster);
      expect(new Set(world.places.asked)).toEqual(new Set(['buyer laptop 203.0.113.0/24']));
    });

    it('tells a stranger nothing of it, and counts no administrator', async () => {
      world.places.refused.set('laptop', refusal);
      await expect(world.openStream.run({ key: lesson, viewer: stranger })).rejects.toMatchObject({
        code: 'media/not-yours',
      });
      const opened = await world.openStream.run({ key: lesson, viewer: admin });
      expect([await opened.isStillOpenTo(admin), world.places.asked]).toEqual([true, []]);
    });
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
