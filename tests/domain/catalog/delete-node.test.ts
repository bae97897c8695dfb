import { describe, expect, it } from 'vitest';
import { anOrder, LASTING } from '../../contracts/samples.ts';
import { library } from './library.ts';

const filesOf = (n: number) => ({
  fileKey: `videos/${n}.mp4`,
  captionsKey: `videos/${n}.vtt`,
  chaptersKey: `videos/${n}-parts.vtt`,
});

async function filled() {
  const world = library();
  const ref = await world.courseWith({ thumbnailKey: 'thumbnails/1.png' });
  const { id: lesson } = await world.addContent.run({ ...ref, type: 'video', title: 'Lesson 1', ...filesOf(1) });
  await world.addDocument({ ...ref, title: 'Paper', fileKey: 'documents/1.pdf' });
  const jobs = async () =>
    (await world.jobs.lease(world.clock.now(), world.clock.now(), 100))
      .filter(({ name }) => name === 'media/erase-files')
      .map(({ payload }) => (payload as { keys: string[] }).keys);
  return { ...world, ref, lesson, jobs };
}

describe('removing', () => {
  it('keeps the files of an item, captions and chapters included, until it is purged', async () => {
    const { deleteNode, purge, ref, lesson, jobs, catalog } = await filled();
    const deleted = await deleteNode.run({ kind: 'content', ...ref, contentId: lesson });
    expect(deleted).toMatchObject({ title: 'Lesson 1' });
    expect(await catalog.content(lesson)).toBeUndefined();
    const files = ['videos/1-parts.vtt', 'videos/1.mp4', 'videos/1.vtt'];
    const used = async () => (await catalog.usedFiles(files)).toSorted();
    expect([await jobs(), await used()]).toEqual([[], files]);
    await purge.run({ entryId: deleted.entryId, by: 'boss' });
    expect([(await jobs()).map((keys) => keys.toSorted()), await used()]).toEqual([[files], []]);
  });

  it('hands the files of a purged course to jobs of at most 500', async () => {
    const { deleteCourse, purge, ref, jobs, catalog, db } = await filled();
    const first = await db('contents').first();
    const more = Array.from({ length: 399 }, (_, index) => {
      const [id, files] = [`lesson-${index + 2}`, filesOf(index + 2)];
      return {
        ...first,
        id,
        file_key: files.fileKey,
        captions_key: files.captionsKey,
        chapters_key: files.chaptersKey,
      };
    });
    await db.batchInsert('contents', more, 100);
    const { title, entryId } = await deleteCourse.run({ courseId: ref.courseId });
    expect([title, await jobs()]).toEqual(['Ten months', []]);
    await purge.run({ entryId, by: 'boss' });
    const keys = await jobs();
    expect(keys.map((batch) => batch.length)).toEqual([500, 500, 203]);
    expect(new Set(keys.flat()).size).toBe(1203);
    expect(keys.flat()).toEqual(
      expect.arrayContaining([
        'thumbnails/1-large.png',
        'thumbnails/1-small.png',
        'documents/1.pdf',
        'videos/400-parts.vtt',
      ]),
    );
    expect(await catalog.listCourses()).toEqual([]);
  });

  it.each([
    ['was bought and taken away since', true],
    ['was given', false],
  ])('a course that %s asks for its title', async (_what, isRevoked) => {
    const { deleteCourse, listCourses, ref, stores, clock, catalog } = await filled();
    const { courseId } = ref;
    await stores.orders.add(anOrder({ id: 'order', courseId }));
    await stores.enrolments.add({
      userId: 'ada',
      courseId,
      since: clock.now(),
      orderId: isRevoked ? 'order' : null,
      term: LASTING,
    });
    if (isRevoked) await stores.enrolments.revoke('ada', courseId, clock.now());
    expect(await listCourses.run()).toMatchObject([{ studentCount: isRevoked ? 0 : 1, hasHadStudents: true }]);
    for (const confirmTitle of [undefined, '', 'ten months', 'Ten month']) {
      await expect(deleteCourse.run({ courseId, confirmTitle })).rejects.toMatchObject({
        kind: 'invalid',
        code: 'catalog/title-not-confirmed',
        fields: { confirmTitle: expect.stringContaining('“Ten months”') },
      });
    }
    expect(await catalog.listCourses()).toHaveLength(1);
    expect(await deleteCourse.run({ courseId, confirmTitle: ' Ten months ' })).toMatchObject({ title: 'Ten months' });
    expect(await catalog.listCourses()).toEqual([]);
  });

  it('a course that nobody ever had asks for nothing', async () => {
    const { deleteCourse, listCourses, ref, stores, clock } = await filled();
    await stores.enrolments.add({
      userId: 'ada',
      courseId: 'another',
      since: clock.now(),
      orderId: null,
      term: LASTING,
    });
    expect(await listCourses.run()).toMatchObject([{ hasHadStudents: false }]);
    expect(await deleteCourse.run({ courseId: ref.courseId })).toMatchObject({ title: 'Ten months' });
  });

  it('of a day without files leaves no job, not even when it is purged', async () => {
    const { deleteNode, purge, ref, jobs, stores } = await filled();
    const days = await stores.courses.listDays(ref.courseId, ref.moduleId);
    const deleted = await deleteNode.run({ kind: 'day', ...ref, dayId: days[6]?.id ?? '' });
    expect(deleted).toEqual({ title: 'Day 7', order: 7, entryId: expect.any(String) });
    await purge.run({ entryId: deleted.entryId, by: 'boss' });
    expect(await jobs()).toEqual([]);
    expect(await stores.courses.listDays(ref.courseId, ref.moduleId)).toHaveLength(6);
  });

  it('undoes all of it when it cannot be noted', async () => {
    const { deleteNode, breakStores, ref, stores, catalog } = await filled();
    breakStores({ auditLog: { add: () => Promise.reject(new Error('The disk is full.')) } });
    await expect(deleteNode.run({ kind: 'module', ...ref })).rejects.toThrow('The disk is full.');
    expect((await catalog.courseTree(ref.courseId))?.modules).toHaveLength(2);
    expect(await stores.trash.list({ limit: 9 })).toEqual([]);
  });

  it('and adding at once leave either all of an item or none', async () => {
    const { deleteNode, addContent, ref, stores, catalog } = await filled();
    const late = addContent.run({ ...ref, type: 'video', title: 'Late', fileKey: 'videos/late.mp4' });
    const [added, removed] = await Promise.allSettled([late, deleteNode.run({ kind: 'day', ...ref })]);
    expect(removed.status).toBe('fulfilled');
    if (added.status === 'rejected') {
      expect(added.reason).toMatchObject({ code: 'catalog/no-day' });
      expect((await stores.files.find('videos/late.mp4'))?.status).toBe('verified');
    }
    expect(await catalog.fileUse('videos/late.mp4')).toBeUndefined();
    expect(await catalog.usedFiles(['videos/late.mp4'])).toHaveLength(added.status === 'fulfilled' ? 1 : 0);
  });
});
