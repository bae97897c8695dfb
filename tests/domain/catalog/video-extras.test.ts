import { describe, expect, it } from 'vitest';
import type { VideoRef } from '../../../src/domain/catalog/use-cases/edit-video.ts';
import { library } from './library.ts';

const WEBVTT = Buffer.from('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOpen wide\n');

async function withLesson() {
  const world = library();
  const day = await world.courseWith();
  const { id } = await world.addContent.run({ ...day, type: 'video', title: 'Lesson', fileKey: 'videos/1.mp4' });
  const ref: VideoRef = { kind: 'content', courseId: day.courseId, contentId: id };
  const shown = async () => {
    const { captionsKey, chaptersKey } = await world.video(id);
    return [captionsKey, chaptersKey];
  };
  const erased = async () =>
    (await world.jobs.lease(world.clock.now(), world.clock.now(), 100))
      .filter(({ name }) => name === 'media/erase-files')
      .flatMap(({ payload }) => (payload as { keys: string[] }).keys);
  const trashed = async () =>
    (await world.stores.trash.list({ limit: 99 })).flatMap(({ file }) => [file?.key, file?.smallKey ?? []].flat());
  const status = async (key: string) => (await world.stores.files.find(key))?.status;
  return { ...world, day, ref, shown, erased, trashed, status };
}

describe('captions and chapters of a video', () => {
  it('are added, each apart from the other, and taken into use', async () => {
    const { setTextTrack, ref, shown, erased, status } = await withLesson();
    await setTextTrack.run({ ref, kind: 'captions', file: { fileName: 'a', webVtt: WEBVTT } });
    await setTextTrack.run({ ref, kind: 'chapters', file: { fileName: 'b', webVtt: WEBVTT } });
    const keys = await shown();
    expect(keys).toEqual([expect.stringContaining('videos/a'), expect.stringContaining('videos/b')]);
    for (const key of keys) expect(await status(key ?? '')).toBe('attached');
    expect(await erased()).toEqual([]);
  });

  it('are replaced and removed, and the file that was there lies in the trash', async () => {
    const { setTextTrack, ref, shown, trashed } = await withLesson();
    await setTextTrack.run({ ref, kind: 'captions', file: { fileName: 'old', webVtt: WEBVTT } });
    const [old] = await shown();
    await setTextTrack.run({ ref, kind: 'captions', file: { fileName: 'new', webVtt: WEBVTT } });
    const [now] = await shown();
    await setTextTrack.run({ ref, kind: 'captions', file: null });
    await setTextTrack.run({ ref, kind: 'captions', file: null });
    expect(await shown()).toEqual([null, null]);
    expect((await trashed()).toSorted()).toEqual([old, now].toSorted());
  });

  it('are nothing for a paper, nor for what is not there', async () => {
    const { setTextTrack, addContent, day, ref, erased, status } = await withLesson();
    const { id } = await addContent.run({ ...day, type: 'pdf', title: 'Notes', fileKey: 'documents/1.pdf' });
    const paper = { ...ref, contentId: id };
    const gone = { ...ref, contentId: 'nothing' };
    const track = { kind: 'captions', file: { fileName: 'a', webVtt: WEBVTT } } as const;
    await expect(setTextTrack.run({ ...track, ref: paper })).rejects.toMatchObject({ code: 'catalog/not-a-video' });
    await expect(setTextTrack.run({ kind: 'chapters', file: null, ref: paper })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await expect(setTextTrack.run({ ...track, ref: gone })).rejects.toMatchObject({ code: 'catalog/no-content' });
    await expect(setTextTrack.run({ kind: 'chapters', file: null, ref: gone })).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(await status(`videos/a-${WEBVTT.length}`), 'nothing of a refused track is kept').toBeUndefined();
    expect(await erased()).toEqual([]);
  });
});

describe('the poster of a video', () => {
  const UPLOAD = 'thumbnails/1.png';
  const keys = async ({ video, ref }: Awaited<ReturnType<typeof withLesson>>) => {
    const { posterKey, smallPosterKey } = await video(ref.contentId);
    return [posterKey, smallPosterKey];
  };

  it('is a new picture in both sizes, which are taken into use', async () => {
    const world = await withLesson();
    await world.setPoster.run({ ref: world.ref, pictureKey: UPLOAD });
    expect(await keys(world)).toEqual(['thumbnails/1-large.png', 'thumbnails/1-small.png']);
    for (const key of await keys(world)) expect(await world.status(key ?? '')).toBe('attached');
    // The answer was lost, and the request comes again.
    await world.setPoster.run({ ref: world.ref, pictureKey: UPLOAD });
    expect(await world.erased()).toEqual([]);
  });

  it('is replaced and removed, and both of its files lie in the trash', async () => {
    const world = await withLesson();
    await world.setPoster.run({ ref: world.ref, pictureKey: UPLOAD });
    await world.setPoster.run({ ref: world.ref, pictureKey: 'thumbnails/2.png' });
    await world.setPoster.run({ ref: world.ref, pictureKey: null });
    await world.setPoster.run({ ref: world.ref, pictureKey: null });
    expect(await keys(world)).toEqual([null, null]);
    expect(await world.erased()).toEqual([]);
    expect((await world.trashed()).toSorted()).toEqual(
      ['1-large', '1-small', '2-large', '2-small'].map((name) => `thumbnails/${name}.png`),
    );
  });

  it('is erased with its video, once that is purged, and not what is no picture', async () => {
    const world = await withLesson();
    await expect(world.setPoster.run({ ref: world.ref, pictureKey: 'thumbnails/bad.png' })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await world.setPoster.run({ ref: world.ref, pictureKey: UPLOAD });
    const { entryId } = await world.deleteNode.run({ kind: 'content', ...world.day, contentId: world.ref.contentId });
    expect(await world.erased()).toEqual([]);
    await world.purge.run({ entryId, by: 'boss' });
    expect((await world.erased()).toSorted()).toEqual([
      'thumbnails/1-large.png',
      'thumbnails/1-small.png',
      'videos/1.mp4',
    ]);
  });
});

describe('the conversions of a course', () => {
  it('are asked for by what is inside a video, whatever its name ends in', async () => {
    const { addContent, replaceFile, listConversions, day, stores } = await withLesson();
    const add = (fileKey: string) => addContent.run({ ...day, type: 'video', title: fileKey, fileKey });
    const { id: contentId } = await add('videos/plain.mp4');
    expect(await listConversions.run(day)).toEqual([]);
    await add('videos/hevc-1.mp4');
    await replaceFile.run({ ref: { kind: 'content', ...day, contentId }, fileKey: 'videos/hevc-2.mp4' });
    const asked = (await listConversions.run(day)).map(({ key }) => key);
    expect(asked.toSorted()).toEqual(['videos/hevc-1.mp4', 'videos/hevc-2.mp4']);
    expect(await stores.conversions.percentsOf(['videos/plain.mp4'])).toEqual(new Map());
  });

  it('are those of its own videos that are not done, each with its state and percent', async () => {
    const { addContent, listConversions, courseWith, day, jobs, stores, clock } = await withLesson();
    const elsewhere = await courseWith();
    const film = (name: string, into = day) =>
      addContent.run({ ...into, type: 'video', title: name, fileKey: `videos/${name}.mov` });
    expect(await listConversions.run(day)).toEqual([]);
    for (const name of ['done', 'damaged', 'long']) await film(name);
    await film('other', elsewhere);
    const [done, damaged] = await jobs.lease(clock.now(), clock.now(), 2);
    await jobs.done(done!.id);
    await jobs.fail(damaged!.id, 'This video is damaged.', clock.now());
    await stores.conversions.setPercent('videos/long.mov', 40);
    expect(await listConversions.run(day)).toEqual([
      { key: 'videos/damaged.mov', state: 'failed', percent: 0, reason: 'This video is damaged.' },
      { key: 'videos/long.mov', state: 'waiting', percent: 40, reason: null },
    ]);
    await expect(listConversions.run({ courseId: 'nowhere' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
