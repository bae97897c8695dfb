import { describe, expect, it } from 'vitest';
import type { CourseNode, NodeKind } from '../../../src/domain/catalog/course-node.ts';
import { PurgeOldTrash } from '../../../src/domain/catalog/jobs/purge-old-trash.ts';
import { TRASH_DAYS } from '../../../src/domain/catalog/literals.ts';
import { placeBack, purgedAt, purgedUpTo } from '../../../src/domain/catalog/trash/trash-entry.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { library, OWNER } from './library.ts';

/** A course with a module of two videos in its first day and a document. */
async function filled() {
  const world = library();
  const ref = await world.courseWith({ thumbnailKey: 'thumbnails/1.png' });
  const { courseId, moduleId, dayId } = ref;
  const [first, second] = [1, 2].map((n) => ({ ...ref, title: `Lesson ${n}`, fileKey: `videos/${n}.mp4` }));
  const lesson = await world.addContent.run({ ...first!, type: 'video' });
  const next = await world.addContent.run({ ...second!, type: 'video' });
  const paper = await world.addDocument({ ...ref, title: 'Paper', fileKey: 'documents/1.pdf' });
  const refs = {
    module: { kind: 'module', courseId, moduleId },
    day: { kind: 'day', courseId, moduleId, dayId },
    content: { kind: 'content', courseId, moduleId, dayId, contentId: lesson.id },
    document: { kind: 'document', courseId, moduleId, documentId: paper.id },
  } as const;
  const jobs = async (name: string) => (await world.jobs.left()).filter((job) => job.name === name);
  const restore = (entryId: string) => world.restore.run({ entryId, by: 'boss' });
  const tree = async () => (await world.catalog.courseTree(courseId))?.modules;
  return { ...world, ref, refs, next, jobs, restoreEntry: restore, tree };
}

describe('what was deleted', () => {
  it.each(['module', 'day', 'content', 'document'] as const)(
    'a %s comes back as it was, with its ids',
    async (kind) => {
      const { deleteNode, restoreEntry, refs, tree, ref } = await filled();
      const before = await tree();
      const { entryId, title, order } = await deleteNode.run(refs[kind]);
      expect(await tree()).not.toEqual(before);
      expect(await restoreEntry(entryId)).toMatchObject({
        kind,
        title,
        order,
        wasOrder: order,
        courseId: ref.courseId,
      });
      expect(await tree()).toEqual(before);
      await expect(restoreEntry(entryId)).rejects.toMatchObject({ kind: 'not-found', code: 'catalog/not-in-trash' });
    },
  );

  it('a course comes back as a draft, to those who have it, with what they have watched', async () => {
    const { deleteCourse, restoreEntry, ref, stores, publishCourse, enrol, getCourseForStudent, tree, clock } =
      await filled();
    const { courseId } = ref;
    await publishCourse.run({ courseId });
    await enrol(courseId);
    const [contentId = ''] = (await tree())?.[0]?.days[0]?.contents.map(({ id }) => id) ?? [];
    const watched = {
      userId: OWNER.userId,
      courseId,
      contentId,
      positionSeconds: 12,
      durationSeconds: 60,
      completedAt: null,
      updatedAt: clock.now(),
      watched: [],
      allowanceSeconds: 0,
    };
    await stores.progress.change(OWNER.userId, contentId, () => watched);
    const { entryId } = await deleteCourse.run({ courseId, confirmTitle: 'Ten months' });
    await expect(getCourseForStudent.run({ courseId, viewer: OWNER })).rejects.toMatchObject({ kind: 'not-found' });
    await restoreEntry(entryId);
    expect(await stores.courses.find(courseId)).toMatchObject({ title: 'Ten months', isLive: false });
    expect(await getCourseForStudent.run({ courseId, viewer: OWNER })).toBeDefined();
    expect(await stores.progress.listOfCourses(OWNER.userId, [courseId])).toMatchObject([{ positionSeconds: 12 }]);
  });

  it('goes to what it hung on, wherever that has been moved', async () => {
    const { deleteNode, restoreEntry, refs, ref, placeNodes, tree } = await filled();
    const { entryId } = await deleteNode.run(refs.content);
    const target = { kind: 'day', courseId: ref.courseId, moduleId: ref.secondModuleId } as const;
    await placeNodes.run({ parent: target, ids: [ref.dayId] });
    await restoreEntry(entryId);
    const moved = (await tree())?.find(({ module }) => module.id === ref.secondModuleId)?.days.at(-1);
    expect(moved?.contents.map(({ title }) => title)).toEqual(['Lesson 1', 'Lesson 2']);
  });

  it('is refused while what it hung on is in the trash, which is named, and when that is gone for good', async () => {
    const { deleteNode, deleteCourse, purge, restoreEntry, refs, ref } = await filled();
    const content = await deleteNode.run(refs.content);
    const day = await deleteNode.run(refs.day);
    await expect(restoreEntry(content.entryId)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'catalog/parent-in-trash',
      message: 'This was in Day 1 “Day 1”, which is deleted too. Please restore that first.',
    });
    const course = await deleteCourse.run({ courseId: ref.courseId });
    await expect(restoreEntry(day.entryId)).rejects.toMatchObject({
      message: 'This was in Course “Ten months”, which is deleted too. Please restore that first.',
    });
    await restoreEntry(course.entryId);
    await restoreEntry(day.entryId);
    await restoreEntry(content.entryId);
    const again = await deleteNode.run(refs.content);
    const gone = await deleteNode.run(refs.module);
    await purge.run({ entryId: gone.entryId, by: 'boss' });
    await expect(restoreEntry(again.entryId)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'catalog/parent-gone',
      message: 'The day that this was in has been deleted for good, so this cannot be restored.',
    });
  });

  it('takes the next number where another one has its own by now', async () => {
    const { deleteNode, addModule, restoreEntry, refs, ref, tree } = await filled();
    const { entryId } = await deleteNode.run(refs.module);
    await addModule.run({ courseId: ref.courseId, number: 1, title: 'New' });
    expect(await restoreEntry(entryId)).toMatchObject({ wasOrder: 1, order: 3 });
    expect((await tree())?.map(({ module }) => [module.number, module.title])).toEqual([
      [1, 'New'],
      [2, 'Study Plan'],
      [3, 'Study Plan'],
    ]);
  });

  it('has the jobs left anew that did nothing while it lay there', async () => {
    const { deleteNode, restoreEntry, refs, ref, addContent, jobs } = await filled();
    await addContent.run({ ...ref, type: 'video', title: 'Film', fileKey: 'videos/film.mov' });
    const { entryId } = await deleteNode.run(refs.module);
    const before = [(await jobs('media/inspect-file')).length, (await jobs('media/convert-video')).length];
    await restoreEntry(entryId);
    const after = [(await jobs('media/inspect-file')).length, (await jobs('media/convert-video')).length];
    expect(after).toEqual(before.map((count) => count + 1));
  });

  it('is told to the audit log: by whom, when it went, came back and was purged', async () => {
    const { deleteNode, deleteCourse, restoreEntry, purge, refs, ref, stores } = await filled();
    const deleted = await deleteNode.run(refs.module);
    await restoreEntry(deleted.entryId);
    const course = await deleteCourse.run({ courseId: ref.courseId });
    await restoreEntry(course.entryId);
    await purge.run({ entryId: (await deleteNode.run(refs.day)).entryId, by: 'other' });
    const of = 'of course “Ten months”';
    expect((await stores.auditLog.all()).map(({ kind, actorId, detail }) => [kind, actorId, detail])).toEqual([
      ['trashed', 'boss', `Module 1 “Study Plan” ${of}`],
      ['restored', 'boss', `Module 1 “Study Plan” ${of}`],
      ['trashed', 'boss', 'Course “Ten months”'],
      ['restored', 'boss', 'Course “Ten months”, as a draft'],
      ['trashed', 'boss', `Day 1 “Day 1” ${of}`],
      ['purged', 'other', `Day 1 “Day 1” ${of}`],
    ]);
  });

  it('is listed newest first with the moment when it goes for good', async () => {
    const { deleteNode, listTrash, refs, clock } = await filled();
    await deleteNode.run(refs.content);
    clock.advance(DAY_MS);
    const now = clock.now();
    await deleteNode.run(refs.day);
    const { entries, nextBefore } = await listTrash.run({});
    expect(entries.map(({ kind }) => kind)).toEqual(['day', 'content']);
    expect(entries[0]?.purgedAt).toEqual(new Date(now.getTime() + 30 * DAY_MS));
    expect(nextBefore).toBeNull();
    expect(await listTrash.run({ before: entries[0]?.id })).toMatchObject({ entries: [{ kind: 'content' }] });
  });

  it('is listed fifty at a time', async () => {
    const { deleteNode, listTrash, addDay, ref } = await filled();
    for (let n = 0; n < 51; n += 1) {
      const { id } = await addDay.run({ courseId: ref.courseId, moduleId: ref.moduleId, title: `Extra ${n}` });
      await deleteNode.run({ kind: 'day', courseId: ref.courseId, moduleId: ref.moduleId, dayId: id });
    }
    const first = await listTrash.run({});
    expect([first.entries.length, first.nextBefore]).toEqual([50, first.entries.at(-1)?.id]);
    const second = await listTrash.run({ before: first.nextBefore ?? '' });
    expect([second.entries.length, second.nextBefore]).toEqual([1, null]);
  });
});

describe('after thirty days', () => {
  it('it is purged, at that very millisecond and not before, and its files are left to a job', async () => {
    const { deleteNode, purgeOld, refs, clock, stores, jobs, restoreEntry } = await filled();
    const { entryId } = await deleteNode.run(refs.content);
    clock.advance(TRASH_DAYS * DAY_MS - 1);
    await purgeOld.run();
    expect(await stores.trash.take(entryId)).toBeDefined();
    clock.advance(1);
    await purgeOld.run();
    expect(await stores.trash.take(entryId)).toBeUndefined();
    expect(await jobs('media/erase-files')).toMatchObject([{ payload: { keys: ['videos/1.mp4'] } }]);
    expect((await stores.auditLog.all()).at(-1)).toMatchObject({ kind: 'purged', actorId: 'system' });
    await expect(restoreEntry(entryId)).rejects.toMatchObject({ code: 'catalog/not-in-trash' });
  });

  it('many are purged in one run, and what somebody else purges meanwhile does no harm', async () => {
    const { deleteNode, purge, purgeOld, addDay, ref, clock, stores } = await filled();
    for (let n = 0; n < 120; n += 1) {
      const { id } = await addDay.run({ courseId: ref.courseId, moduleId: ref.moduleId, title: `Extra ${n}` });
      await deleteNode.run({ kind: 'day', courseId: ref.courseId, moduleId: ref.moduleId, dayId: id });
    }
    clock.advance(TRASH_DAYS * DAY_MS);
    const [early = ''] = await stores.trash.listDeletedUpTo(clock.now(), 1);
    await Promise.all([
      purgeOld.run(),
      purge.run({ entryId: early, by: 'boss' }).catch(() => undefined),
      purgeOld.run(),
    ]);
    expect(await stores.trash.list({ limit: 9 })).toEqual([]);
    expect((await stores.auditLog.all()).filter(({ kind }) => kind === 'purged')).toHaveLength(120);
  });

  it('one that cannot be purged keeps no other, and is told of at the end', async () => {
    const { deleteNode, purge, addDay, ref, clock, stores } = await filled();
    for (let n = 0; n < 60; n += 1) {
      const { id } = await addDay.run({ courseId: ref.courseId, moduleId: ref.moduleId, title: `Extra ${n}` });
      await deleteNode.run({ kind: 'day', courseId: ref.courseId, moduleId: ref.moduleId, dayId: id });
    }
    clock.advance(TRASH_DAYS * DAY_MS);
    const [oldest = ''] = await stores.trash.listDeletedUpTo(clock.now(), 1);
    const refusing = {
      run: (purging: Parameters<typeof purge.run>[0]) =>
        purging.entryId === oldest ? Promise.reject(new Error('a row that cannot be read')) : purge.run(purging),
    };
    await expect(new PurgeOldTrash(stores.trash, refusing, clock).run()).rejects.toThrow(oldest);
    expect((await stores.trash.list({ limit: 9 })).map(({ id }) => id)).toEqual([oldest]);
  });

  it('is purged when its time is up, to the millisecond', () => {
    const now = new Date('2026-03-31T12:00:00.000Z');
    expect(purgedUpTo(purgedAt(now))).toEqual(now);
  });
});

describe('the place of what comes back', () => {
  const siblings = (...orders: number[]): CourseNode[] =>
    orders.map((order) => ({ id: `${order}`, title: `Day ${order}`, order }));
  const back = (kind: NodeKind, order: number, ...orders: number[]) =>
    placeBack(kind, siblings(...orders), { id: 'back', title: `Day ${order}`, order });

  it.each([
    ['its own, where that is free', 'day', 2, [1, 3], 2],
    ['the next one, where it is not', 'day', 2, [1, 2, 4], 3],
    ['after the last one, where all are taken', 'module', 1, [1, 2, 3], 4],
    ['one before it, where modules have none left after it', 'module', 999, [998, 999], 997],
  ] as const)('of a module or a day: %s', (_what, kind, order, orders, expected) => {
    expect(back(kind, order, ...orders)).toMatchObject({ node: { order: expected }, shifted: [] });
  });

  it('takes along the title of a day that is called after its number', () => {
    expect(back('day', 2, 2).node).toEqual({ id: 'back', title: 'Day 3', order: 3 });
    expect(back('module', 2, 2).node.title).toBe('Day 2');
  });

  it('is refused where a course has no module number left', () => {
    const all = Array.from({ length: 999 }, (_, index) => index + 1);
    expect(() => back('module', 5, ...all)).toThrow('This course has no free module number left.');
  });

  it.each(['content', 'document'] as const)('of a %s: where it was, and what stands there makes room', (kind) => {
    expect(back(kind, 2, 1, 3)).toMatchObject({ node: { order: 2 }, shifted: [] });
    const { node, shifted } = back(kind, 2, 1, 2, 3);
    expect(node.order).toBe(2);
    expect(shifted.map(({ id, order }) => [id, order])).toEqual([
      ['2', 3],
      ['3', 4],
    ]);
  });
});
