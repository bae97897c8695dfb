import { beforeEach, describe, expect, it } from 'vitest';
import { aFile } from '../../contracts/samples.ts';
import { library } from './library.ts';

let world: ReturnType<typeof library>;
let course: { courseId: string; moduleId: string; dayId: string };

/** A live course whose first day has a test, a paper that is ready, a QuickTime video and five lessons. */
beforeEach(async () => {
  world = library();
  course = await world.courseWith();
  await world.publishCourse.run(course);
  const test = { kind: 'practice', mode: 'tutor', vignettes: 5, clusters: [], subjects: [] } as const;
  await world.addTest.run({ ...course, title: 'test', test });
  await add('paper', 'documents/paper.pdf', 'pdf');
  await world.stores.files.settleInspection('documents/paper.pdf', { state: 'ready' });
  await add('unplayable', 'videos/unplayable.mov');
  for (const title of ['one', 'two', 'three', 'four', 'five']) await add(title, `videos/${title}.mp4`);
});

const add = async (title: string, fileKey: string, type: 'video' | 'pdf' = 'video') => {
  await world.addContent.run({ ...course, type, title, fileKey });
  if (type === 'pdf') await world.db('files').where({ key: fileKey }).update({ content_type: 'application/pdf' });
};

const idOf = async (title: string): Promise<string> => {
  const tree = await world.catalog.courseTree(course.courseId);
  const found = tree?.modules[0]?.days[0]?.contents.find((content) => content.title === title);
  return found?.id ?? '';
};
const set = async (title: string, isFree: boolean) =>
  (await world.setFreeLesson.run({ ...course, contentId: await idOf(title), isFree })).map((lesson) => lesson.title);
const opens = (key: string) => world.showsFreeLesson.run({ courseId: course.courseId, key });

describe('free lessons of a course', () => {
  it('are the first video that browsers play, until the school has chosen', async () => {
    expect([await opens('videos/unplayable.mov'), await opens('videos/one.mp4')]).toEqual([false, true]);
    expect(await opens('videos/two.mp4')).toBe(false);
    expect(await set('one', false)).toEqual([]);
    expect(await opens('videos/one.mp4')).toBe(false);
  });

  it('are those that it chose, at most three, in reading order, and each once', async () => {
    expect(await set('three', true)).toEqual(['one', 'three']);
    expect(await set('paper', true)).toEqual(['paper', 'one', 'three']);
    expect(await set('one', true)).toEqual(['paper', 'one', 'three']);
    await expect(set('two', true)).rejects.toMatchObject({ kind: 'invalid', code: 'catalog/not-free' });
    expect(await set('one', false)).toEqual(['paper', 'three']);
    expect(await set('two', true)).toEqual(['paper', 'two', 'three']);
    expect(await opens('documents/paper.pdf')).toBe(true);
  });

  it.each(['test', 'unplayable', 'unchecked', 'refused'])(
    'do not have what strangers could not open: %s',
    async (of) => {
      await add('unchecked', 'documents/unchecked.pdf', 'pdf');
      await add('refused', 'documents/refused.pdf', 'pdf');
      const refusal = { code: 'media/infected', message: 'It has a virus.', fields: {} };
      await world.stores.files.settleInspection('documents/refused.pdf', { state: 'refused', refusal });
      await expect(set(of, true)).rejects.toMatchObject({
        code: 'catalog/not-free',
        message: expect.stringMatching(/\.$/),
      });
    },
  );

  it('are open with captions, poster and steps of quality, and with nothing of a neighbour', async () => {
    await world.addContent.run({
      ...course,
      type: 'video',
      title: 'six',
      fileKey: 'videos/6.mp4',
      captionsKey: 'videos/6.vtt',
    });
    await set('six', true);
    await world.stores.files.addMissing(aFile({ key: 'videos/6-480.mp4', status: 'attached' }));
    await world.stores.renditions.add({ sourceKey: 'videos/6.mp4', height: 480, fileKey: 'videos/6-480.mp4' });
    for (const key of ['videos/6.mp4', 'videos/6.vtt', 'videos/6-480.mp4']) expect(await opens(key), key).toBe(true);
    expect(await opens('videos/five.mp4')).toBe(false);
    const other = await world.courseWith();
    expect(await world.showsFreeLesson.run({ courseId: other.courseId, key: 'videos/6.mp4' })).toBe(false);
  });

  it('are none while the course is a draft, and none of one that lies in the trash', async () => {
    await set('two', true);
    await world.unpublishCourse.run(course);
    expect(await opens('videos/two.mp4')).toBe(false);
    await world.publishCourse.run(course);
    const contentId = await idOf('two');
    await world.deleteNode.run({ kind: 'content', ...course, contentId });
    expect(await opens('videos/two.mp4')).toBe(false);
    await expect(world.setFreeLesson.run({ ...course, contentId, isFree: true })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(world.setFreeLesson.run({ courseId: 'none', contentId, isFree: true })).rejects.toMatchObject({
      code: 'catalog/no-course',
    });
  });
});
