import { describe, expect, it } from 'vitest';
import { keysOfThumbnail } from '../../../src/domain/catalog/thumbnail.ts';
import { LASTING } from '../../contracts/samples.ts';
import { library, OWNER, STRANGER, thumbnailOf } from './library.ts';

const erased = async (world: ReturnType<typeof library>) =>
  (await world.jobs.lease(world.clock.now(), world.clock.now(), 100))
    .filter(({ name }) => name === 'media/erase-files')
    .map(({ payload }) => (payload as { keys: string[] }).keys);

describe('editing a course', () => {
  it('cannot set a price that no card can pay, nor put a course on sale that has one from before', async () => {
    const world = library();
    const { courseId } = await world.courseWith();
    const tooSmall = { kind: 'invalid', code: 'catalog/price-too-small' };
    await expect(world.editCourse.run({ courseId, priceCents: 49 })).rejects.toMatchObject(tooSmall);
    await world.db('courses').where({ id: courseId }).update({ price_cents: 49 });
    await expect(world.publishCourse.run({ courseId })).rejects.toMatchObject(tooSmall);
    await expect(world.toggleLive.run({ courseId })).rejects.toMatchObject(tooSmall);
    expect(await world.stores.courses.find(courseId)).toMatchObject({ isLive: false });
  });

  it('changes what is named and keeps the rest', async () => {
    const world = library();
    const { courseId } = await world.courseWith();
    await world.editCourse.run({ courseId, title: ' Five months ', priceCents: 50 });
    expect(await world.stores.courses.find(courseId)).toMatchObject({
      title: 'Five months',
      priceCents: 50,
      description: 'Everything.',
      durationMonths: 10,
      revision: 2,
    });
    await expect(world.editCourse.run({ courseId, title: ' ' })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Title cannot be empty',
    });
    await expect(world.editCourse.run({ courseId: 'nothing', title: 'X' })).rejects.toMatchObject({
      code: 'catalog/no-course',
    });
  });

  it('is not disturbed by what is added inside meanwhile, and not by going live', async () => {
    const world = library();
    const ref = await world.courseWith();
    await world.addContent.run({ ...ref, type: 'video', title: 'Lesson', fileKey: 'videos/1.mp4' });
    await world.toggleLive.run(ref);
    await world.editCourse.run({ courseId: ref.courseId, title: 'Mine', seenRevision: 1 });
    await expect(
      world.editCourse.run({ courseId: ref.courseId, title: 'Yours', seenRevision: 1 }),
    ).rejects.toMatchObject({ code: 'catalog/stale', isStale: true });
  });

  it('takes a new picture into use and moves the old one to the trash in the same commit', async () => {
    const world = library();
    const { courseId } = await world.courseWith({ thumbnailKey: 'thumbnails/1.png' });
    await world.editCourse.run({ courseId, thumbnailKey: 'thumbnails/2.png' });
    expect(await world.stores.courses.find(courseId)).toMatchObject(thumbnailOf('thumbnails/2.png'));
    for (const key of keysOfThumbnail(thumbnailOf('thumbnails/2.png')))
      expect((await world.stores.files.find(key))?.status).toBe('attached');
    // Once more with the upload, whose answer was lost, with the key that was answered, and with none.
    await world.editCourse.run({ courseId, thumbnailKey: 'thumbnails/2.png' });
    await world.editCourse.run({ courseId, thumbnailKey: thumbnailOf('thumbnails/2.png').thumbnailKey });
    await world.editCourse.run({ courseId, thumbnailKey: null });
    expect(await world.stores.courses.find(courseId)).toMatchObject(thumbnailOf('thumbnails/2.png'));
    const { thumbnailKey: key, smallThumbnailKey: smallKey } = thumbnailOf('thumbnails/1.png');
    const entries = await world.stores.trash.list({ limit: 9 });
    expect(entries).toMatchObject([{ kind: 'file', file: { part: 'thumbnail', key, smallKey } }]);
    expect(await erased(world)).toEqual([]);
  });

  it('leaves the old picture when the new one is refused, taken, or the edit came too late', async () => {
    const world = library();
    const { courseId } = await world.courseWith({ thumbnailKey: 'thumbnails/1.png' });
    await world.courseWith({ thumbnailKey: 'thumbnails/other.png' });
    const edit = (thumbnailKey: string, seenRevision?: number) =>
      world.editCourse.run({ courseId, thumbnailKey, seenRevision });
    await expect(edit('bad.png')).rejects.toMatchObject({
      code: 'media/type',
      fields: { thumbnail: 'This is not what it says.' },
    });
    await expect(edit('thumbnails/other.png')).rejects.toMatchObject({ code: 'media/in-use' });
    await expect(edit('thumbnails/late.png', 9)).rejects.toMatchObject({ code: 'catalog/stale' });
    expect(await world.stores.courses.find(courseId)).toMatchObject({
      ...thumbnailOf('thumbnails/1.png'),
      revision: 1,
    });
    for (const key of keysOfThumbnail(thumbnailOf('thumbnails/late.png')))
      expect((await world.stores.files.find(key))?.status).toBe('verified');
    expect(await erased(world)).toEqual([]);
  });
});

describe('what admins read', () => {
  it('counts whoever may enter, course by course', async () => {
    const world = library();
    const [a, b] = [await world.courseWith(), await world.courseWith()];
    for (const userId of [OWNER.userId, STRANGER.userId])
      await world.stores.enrolments.add({
        userId,
        courseId: a.courseId,
        since: world.clock.now(),
        orderId: null,
        term: LASTING,
      });
    await world.stores.enrolments.revoke(STRANGER.userId, a.courseId, world.clock.now());
    expect(
      (await world.listCourses.run()).map(({ outline, studentCount }) => [outline.course.id, studentCount]).toSorted(),
    ).toEqual(
      [
        [a.courseId, 1],
        [b.courseId, 0],
      ].toSorted(),
    );
    expect(await world.getCourseForAdmin.run(a)).toMatchObject({
      studentCount: 1,
      tree: { course: { id: a.courseId } },
    });
    await expect(world.getCourseForAdmin.run({ courseId: 'nothing' })).rejects.toMatchObject({
      code: 'catalog/no-course',
    });
  });
});
