import { describe, expect, it } from 'vitest';
import { sevenDays } from '../../../src/domain/catalog/day.ts';
import { modulesOf } from '../../../src/domain/catalog/module.ts';
import { keysOfThumbnail } from '../../../src/domain/catalog/thumbnail.ts';
import { library, NEW_COURSE, thumbnailOf } from './library.ts';

const counter = () => {
  let made = 0;
  return () => `id-${(made += 1)}`;
};

describe('a new course', () => {
  it('is a draft with its modules and seven days in each', async () => {
    const { createCourse, catalog, clock, listLive } = library();
    const course = await createCourse.run({ ...NEW_COURSE, moduleCount: 7 });
    expect(course).toMatchObject({ isLive: false, version: 1, priceCents: 49_900, createdAt: clock.now() });
    const tree = await catalog.courseTree(course.id);
    expect(tree?.modules.map(({ module }) => [module.number, module.title])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((n) => [n, 'Study Plan']),
    );
    for (const { days } of tree?.modules ?? []) {
      expect(days.map(({ day }) => [day.number, day.title])).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => [n, `Day ${n}`]));
    }
    expect(await (await listLive.run()).read()).toEqual([]);
  });

  it.each([
    [49_900, true],
    [0, false],
  ])('of %i cents is sold with the question bank: %s', async (priceCents, hasQuestionBank) => {
    const { createCourse } = library();
    expect(await createCourse.run({ ...NEW_COURSE, priceCents })).toMatchObject({ hasQuestionBank });
  });

  it('has the titles that were given, and no more of them than modules', async () => {
    const { createCourse, catalog } = library();
    const moduleTitles = [' Periodontology ', 'Prosthodontics'];
    const { id } = await createCourse.run({ ...NEW_COURSE, moduleCount: 3, moduleTitles });
    const tree = await catalog.courseTree(id);
    expect(tree?.modules.map(({ module }) => module.title)).toEqual(['Periodontology', 'Prosthodontics', 'Study Plan']);
    await expect(createCourse.run({ ...NEW_COURSE, moduleCount: 1, moduleTitles })).rejects.toMatchObject({
      code: 'catalog/module-titles',
      fields: { moduleTitles: expect.any(String) },
    });
    expect(await catalog.listCourses()).toHaveLength(1);
  });

  it.each([0, -1, 61, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '3' as unknown as number])(
    'cannot have %s modules',
    async (moduleCount) => {
      const { createCourse, uploads, catalog } = library();
      const input = { ...NEW_COURSE, moduleCount, thumbnailKey: 'thumbnails/1.png' };
      await expect(createCourse.run(input)).rejects.toMatchObject({
        kind: 'invalid',
        fields: { moduleCount: expect.any(String) },
      });
      expect(uploads.checked).toEqual([]);
      expect(await catalog.listCourses()).toEqual([]);
    },
  );

  it.each([1, 49])('cannot cost %i cents, which no card can pay', async (priceCents) => {
    const { createCourse, catalog } = library();
    await expect(createCourse.run({ ...NEW_COURSE, priceCents })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'catalog/price-too-small',
      fields: { price: expect.stringContaining('AUD 0.50') },
    });
    expect(await catalog.listCourses()).toEqual([]);
    for (const payable of [0, 50]) await createCourse.run({ ...NEW_COURSE, priceCents: payable });
    expect(await catalog.listCourses()).toHaveLength(2);
  });

  it('is not made when its picture is refused', async () => {
    const { createCourse, uploads, catalog } = library();
    await expect(createCourse.run({ ...NEW_COURSE, thumbnailKey: 'bad.png' })).rejects.toMatchObject({
      code: 'media/type',
      fields: { thumbnail: 'This is not what it says.' },
    });
    expect(uploads.checked).toEqual(['bad.png as thumbnail']);
    expect(await catalog.listCourses()).toEqual([]);
  });

  it('shows both sizes that were made of its picture, and takes both into use', async () => {
    const { createCourse, stores } = library();
    const { id } = await createCourse.run({ ...NEW_COURSE, thumbnailKey: 'thumbnails/1.png' });
    expect(await stores.courses.find(id)).toMatchObject(thumbnailOf('thumbnails/1.png'));
    for (const key of keysOfThumbnail(thumbnailOf('thumbnails/1.png')))
      expect((await stores.files.find(key))?.status).toBe('attached');
  });

  it('does not get the picture of another course', async () => {
    const { createCourse, catalog } = library();
    const input = { ...NEW_COURSE, thumbnailKey: 'thumbnails/1.png' };
    await createCourse.run(input);
    await expect(createCourse.run(input)).rejects.toMatchObject({ code: 'media/in-use' });
    expect(await catalog.listCourses()).toHaveLength(1);
  });

  it('shares no id with anything else', () => {
    const next = counter();
    const modules = modulesOf('course', 60, next);
    const days = modules.flatMap((module) => sevenDays(module.id, next));
    expect(new Set([...modules, ...days].map(({ id }) => id)).size).toBe(60 * 8);
    expect(days.filter((day) => day.moduleId === modules[59]?.id)).toHaveLength(7);
  });
});

describe('a request for a course', () => {
  const request = { by: 'boss', key: 'first-request' };
  const titles = async ({ catalog }: ReturnType<typeof library>) =>
    (await catalog.listCourses()).map(({ title }) => title);

  it('makes one course, however often it is sent', async () => {
    const world = library();
    const input = { ...NEW_COURSE, request, thumbnailKey: 'thumbnails/1.png' };
    const made = await world.createCourse.run(input);
    expect(await world.createCourse.run({ ...input, title: ` ${input.title} ` })).toEqual(made);
    expect(await world.createCourse.run({ ...input, thumbnailKey: 'thumbnails/again.png' })).toEqual(made);
    expect(await Promise.all([1, 2, 3].map(() => world.createCourse.run(input)))).toEqual([made, made, made]);
    expect(await titles(world)).toEqual([NEW_COURSE.title]);
  });

  it('makes one course when both are there at the same moment', async () => {
    const world = library();
    const [a, b] = await Promise.all(
      [1, 2].map(() => world.createCourse.run({ ...NEW_COURSE, request, thumbnailKey: 'thumbnails/1.png' })),
    );
    expect(a).toEqual(b);
    expect(await titles(world)).toHaveLength(1);
  });

  it('is another one from another person, under another key, or without any', async () => {
    const world = library();
    const inputs = [request, { ...request, by: 'other' }, { ...request, key: 'second-request' }, undefined, undefined];
    for (const one of inputs) await world.createCourse.run({ ...NEW_COURSE, request: one });
    expect(await titles(world)).toHaveLength(5);
  });

  it.each([
    { title: 'Changed' },
    { description: 'Changed' },
    { priceCents: 50 },
    { durationMonths: 5 },
    { moduleCount: 3 },
  ])('is refused with other answers, which would be lost: %j', async (changed) => {
    const world = library();
    await world.createCourse.run({ ...NEW_COURSE, request });
    await expect(world.createCourse.run({ ...NEW_COURSE, ...changed, request })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'catalog/made-already',
      message: expect.stringContaining(NEW_COURSE.title),
    });
    expect(await titles(world)).toEqual([NEW_COURSE.title]);
  });

  it('may be sent again after a refusal, and after its course was deleted', async () => {
    const world = library();
    await expect(world.createCourse.run({ ...NEW_COURSE, request, thumbnailKey: 'bad.png' })).rejects.toMatchObject({
      code: 'media/type',
    });
    const { id: courseId } = await world.createCourse.run({ ...NEW_COURSE, request });
    await world.deleteCourse.run({ courseId });
    expect((await world.createCourse.run({ ...NEW_COURSE, request })).id).not.toBe(courseId);
  });
});

describe('going live and back', () => {
  it('changes the lists and the version with each step', async () => {
    const { courseWith, toggleLive, listLive, stores } = library();
    const { courseId } = await courseWith();
    const { version: before } = await listLive.run();
    const live = await toggleLive.run({ courseId });
    expect(live).toEqual(await stores.courses.find(courseId));
    expect(live).toMatchObject({ isLive: true, version: 2 });
    expect((await (await listLive.run()).read()).map(({ course }) => course.id)).toEqual([courseId]);
    expect((await toggleLive.run({ courseId })).isLive).toBe(false);
    const after = await listLive.run();
    expect(await after.read()).toEqual([]);
    expect(after.version).toBeGreaterThan(before);
  });

  it('turns nothing round for somebody who says what they want to see', async () => {
    const { courseWith, publishCourse, unpublishCourse } = library();
    const { courseId } = await courseWith();
    for (const verb of [publishCourse, publishCourse]) expect((await verb.run({ courseId })).isLive).toBe(true);
    for (const verb of [unpublishCourse, unpublishCourse]) expect((await verb.run({ courseId })).isLive).toBe(false);
  });

  it('is back where it was after an even number of steps at once, and knows no other course', async () => {
    const { courseWith, toggleLive, stores } = library();
    const { courseId } = await courseWith();
    await Promise.all(Array.from({ length: 10 }, () => toggleLive.run({ courseId })));
    expect((await stores.courses.find(courseId))?.isLive).toBe(false);
    await expect(toggleLive.run({ courseId: 'nothing' })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'catalog/no-course',
    });
  });
});

describe('renaming', () => {
  it('needs a title and the right course', async () => {
    const { courseWith, renameNode, stores } = library();
    const a = await courseWith();
    const b = await courseWith();
    const ref = { kind: 'module' as const, ...a };
    await expect(renameNode.run({ ref, title: ' \t\n' })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Title cannot be empty',
    });
    const foreign = { ...ref, moduleId: b.moduleId };
    await expect(renameNode.run({ ref: foreign, title: 'X' })).rejects.toMatchObject({ code: 'catalog/no-module' });
    await renameNode.run({ ref, title: ' Periodontology ' });
    expect(await stores.courses.listModules(a.courseId)).toMatchObject([
      { title: 'Periodontology', revision: 2 },
      { title: 'Study Plan', revision: 1 },
    ]);
  });
});
