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
    const found = await world.catalog.content(id);
    return [found?.content.captionsKey, found?.content.chaptersKey];
  };
  const erased = async () =>
    (await world.jobs.lease(world.clock.now(), world.clock.now(), 100))
      .filter(({ name }) => name === 'media/erase-files')
      .flatMap(({ payload }) => (payload as { keys: string[] }).keys);
  const status = async (key: string) => (await world.stores.files.find(key))?.status;
  return { ...world, day, ref, shown, erased, status };
}

describe('captions and chapters of a video', () => {
  it('are added, each apart from the other, and taken into use', async () => {
    const { setTextTrack, ref, shown, erased, status } = await withLesson();
    await setTextTrack.run({ ref, kind: 'captions', fileName: 'a', webVtt: WEBVTT });
    await setTextTrack.run({ ref, kind: 'chapters', fileName: 'b', webVtt: WEBVTT });
    const keys = await shown();
    expect(keys).toEqual([expect.stringContaining('videos/a'), expect.stringContaining('videos/b')]);
    for (const key of keys) expect(await status(key ?? '')).toBe('attached');
    expect(await erased()).toEqual([]);
  });

  it('are replaced and removed, and a job in the same commit erases the file that was there', async () => {
    const { setTextTrack, removeTextTrack, ref, shown, erased } = await withLesson();
    await setTextTrack.run({ ref, kind: 'captions', fileName: 'old', webVtt: WEBVTT });
    const [old] = await shown();
    await setTextTrack.run({ ref, kind: 'captions', fileName: 'new', webVtt: WEBVTT });
    const [now] = await shown();
    await removeTextTrack.run({ ref, kind: 'captions' });
    await removeTextTrack.run({ ref, kind: 'captions' });
    expect(await shown()).toEqual([null, null]);
    expect(await erased()).toEqual([old, now]);
  });

  it('are nothing for a paper, nor for what is not there', async () => {
    const { setTextTrack, removeTextTrack, addContent, day, ref, erased } = await withLesson();
    const { id } = await addContent.run({ ...day, type: 'pdf', title: 'Notes', fileKey: 'documents/1.pdf' });
    const paper = { ...ref, contentId: id };
    const gone = { ...ref, contentId: 'nothing' };
    const track = { kind: 'captions', fileName: 'a', webVtt: WEBVTT } as const;
    await expect(setTextTrack.run({ ...track, ref: paper })).rejects.toMatchObject({ code: 'catalog/not-a-video' });
    await expect(removeTextTrack.run({ kind: 'chapters', ref: paper })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(setTextTrack.run({ ...track, ref: gone })).rejects.toMatchObject({ code: 'catalog/no-content' });
    await expect(removeTextTrack.run({ kind: 'chapters', ref: gone })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await erased()).toEqual([]);
  });
});
