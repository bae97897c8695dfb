import { beforeEach, describe, expect, it } from 'vitest';
import { IndexCaptions } from '../../../src/domain/catalog/jobs/index-captions.ts';
import type { Cue } from '../../../src/domain/catalog/moments.ts';
import { SearchCourses } from '../../../src/domain/catalog/queries/search-courses.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { ownedCourses } from '../../../src/main/composition/links/catalog.ts';
import { ADMIN, library, OWNER, STRANGER } from './library.ts';

const SAID: Cue[] = [
  [12.4, 'A furcation is where'],
  [16, 'the roots divide.'],
];

describe('what captions say', () => {
  let world: ReturnType<typeof library>;
  let search: SearchCourses;
  let index: IndexCaptions;
  let read: string[];
  let stored: Map<string, Cue[] | Error>;
  let ref: Awaited<ReturnType<typeof world.courseWith>>;
  let contentId: string;

  beforeEach(async () => {
    world = library();
    [read, stored] = [[], new Map()];
    search = new SearchCourses(world.stores.search, ownedCourses(world.stores.enrolments, world.catalog));
    const files = {
      async read(key: string) {
        read.push(key);
        const file = stored.get(key);
        if (file instanceof Error) throw file;
        return file && new TextEncoder().encode(JSON.stringify(file));
      },
    };
    const reader = { cuesOf: (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as Cue[] };
    index = new IndexCaptions(world.stores.captionTexts, files, reader, world.eventLoop);
    ref = await world.courseWith();
    const video = { type: 'video', title: 'Lesson 1', fileKey: 'videos/1.mp4', captionsKey: 'videos/1.vtt' } as const;
    contentId = (await world.addContent.run({ ...ref, ...video })).id;
    stored.set('videos/1.vtt', SAID);
    await world.enrol(ref.courseId);
    await index.run();
  });

  const found = async (text = 'furcation', viewer = OWNER) =>
    (await search.run({ viewer, text })).hits.map(({ title, moments }) => [title, ...moments.map((at) => at.second)]);
  const video = () => ({ kind: 'content', courseId: ref.courseId, contentId }) as const;
  const give = async (fileName: string, cues: Cue[] | Error) => {
    const webVtt = new Uint8Array(fileName.length);
    stored.set(`videos/${fileName}-${fileName.length}`, cues);
    await world.setTextTrack.run({ ref: video(), kind: 'captions', file: { fileName, webVtt } });
    await index.run();
  };

  it('is found at its second, by who may enter the course', async () => {
    expect(await found()).toEqual([['Lesson 1', 12]]);
    expect(await found('furcation roots')).toEqual([['Lesson 1', 12]]);
    expect(await found('furcation crowns')).toEqual([]);
    expect(await found('furcation', ADMIN)).toEqual([['Lesson 1', 12]]);
  });

  it('is told of an item that was found by its title as well, once', async () => {
    await world.renameNode.run({ ref: { ...video(), ...ref }, title: 'The furcation' });
    expect(await found()).toEqual([['The furcation', 12]]);
  });

  it('can be asked of one item', async () => {
    const other = { type: 'video', title: 'Lesson 2', fileKey: 'videos/2.mp4', captionsKey: 'videos/2.vtt' } as const;
    const { id } = await world.addContent.run({ ...ref, ...other });
    stored.set('videos/2.vtt', [[3, 'furcation']]);
    await index.run();
    expect(await found()).toHaveLength(2);
    const { hits } = await search.run({ viewer: OWNER, text: 'furcation', contentId: id });
    expect(hits.map(({ title }) => title)).toEqual(['Lesson 2']);
    expect((await search.run({ viewer: STRANGER, text: 'furcation', contentId: id })).hits).toEqual([]);
  });

  it('is not found by who may not enter: a stranger, or somebody of another course, on sale or a draft', async () => {
    expect(await found('furcation', STRANGER)).toEqual([]);
    const other = await world.courseWith({ title: 'Other' });
    await world.stores.enrolments.revoke(OWNER.userId, ref.courseId, world.clock.now());
    await world.enrol(other.courseId);
    for (const change of [world.publishCourse, world.unpublishCourse]) {
      await change.run({ courseId: ref.courseId });
      expect(await found()).toEqual([]);
    }
  });

  it('is not found once access has ended', async () => {
    world.clock.advance(400 * 24 * 60 * 60 * 1000);
    expect(await found()).toEqual([]);
  });

  it('is not found of a video that was refused', async () => {
    const refusal = { code: 'media/x', message: 'It is broken.', fields: {} };
    await world.stores.files.settleInspection('videos/1.mp4', { state: 'refused', refusal });
    expect(await found('furcation', ADMIN)).toEqual([]);
  });

  it('goes to the trash with its video, its day and its course, and comes back', async () => {
    const removals = [
      () => world.deleteNode.run({ ...video(), ...ref }),
      () => world.deleteNode.run({ kind: 'day', ...ref }),
      () => world.deleteCourse.run({ courseId: ref.courseId, confirmTitle: 'Ten months' }),
    ];
    for (const remove of removals) {
      const { entryId } = await remove();
      await index.run();
      for (const viewer of [OWNER, ADMIN]) expect(await found('furcation', viewer)).toEqual([]);
      await world.restore.run({ entryId, by: 'boss' });
      expect(await found()).toEqual([['Lesson 1', 12]]);
    }
    expect(read).toEqual(['videos/1.vtt']);
  });

  it('follows captions that are replaced, taken away and given back', async () => {
    await give('second', [[40, 'Only crowns.']]);
    expect([await found(), await found('crowns')]).toEqual([[], [['Lesson 1', 40]]]);
    await world.setTextTrack.run({ ref: video(), kind: 'captions', file: null });
    await index.run();
    expect(await found('crowns')).toEqual([]);
    const { entries } = await world.listTrash.run({});
    await world.restore.run({ entryId: entries[0]!.id, by: 'boss' });
    expect(await found('crowns')).toEqual([['Lesson 1', 40]]);
  });

  it('stays where the video itself is replaced', async () => {
    await world.replaceFile.run({ ref: { ...video(), ...ref }, fileKey: 'videos/new.mp4' });
    expect(await found()).toEqual([['Lesson 1', 12]]);
  });

  it('is gone with its file for good', async () => {
    await world.stores.files.remove('videos/1.vtt');
    expect([await found('furcation', ADMIN), await world.db('caption_texts')]).toEqual([[], []]);
  });

  it.each(['not-found', 'conflict'] as const)('of a file that is %s is tried once', async (kind) => {
    await give('gone', new DomainError(kind, 'media/x', 'It is not there.'));
    await index.run();
    expect(read.filter((key) => key.includes('gone'))).toHaveLength(1);
    expect(await found()).toEqual([]);
  });

  it('is read again after trouble of the storage, and holds up no other', async () => {
    await expect(give('away', new Error('away'))).rejects.toThrow('away');
    const more = { type: 'video', title: 'Lesson 2', fileKey: 'videos/2.mp4', captionsKey: 'videos/zz.vtt' } as const;
    await world.addContent.run({ ...ref, ...more });
    stored.set('videos/zz.vtt', [[1, 'crowns']]);
    await expect(index.run()).rejects.toThrow('away');
    expect(await found('crowns')).toEqual([['Lesson 2', 1]]);
    stored.set('videos/away-4', SAID);
    await index.run();
    expect(await found()).toEqual([['Lesson 1', 12]]);
  });

  it('is read of more captions than one slice, by two processes at once', async () => {
    for (let at = 10; at < 65; at += 1) {
      const captionsKey = `videos/${at}.vtt`;
      await world.addContent.run({ ...ref, type: 'video', title: `L${at}`, fileKey: `videos/${at}.mp4`, captionsKey });
      stored.set(captionsKey, [[at, 'sialolith']]);
    }
    await Promise.all([index.run(), index.run()]);
    expect(await world.db('caption_texts')).toHaveLength(56);
    expect(await found('sialolith')).toHaveLength(20);
  });
});
