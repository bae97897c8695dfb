import { describe, expect, it } from 'vitest';
import type { NodeRef } from '../../../src/domain/catalog/course-node.ts';
import { MAX_MODULE_NUMBER } from '../../../src/wire/course-limits.ts';
import { library } from './library.ts';

async function courseOf(moduleCount = 3) {
  const world = library();
  const ref = await world.courseWith({ moduleCount });
  const { courseId, moduleId, dayId } = ref;
  const numbers = async () =>
    (await world.stores.courses.listModules(courseId)).map(({ id, number }) => [
      id === moduleId ? 'first' : 'other',
      number,
    ]);
  const days = async () =>
    (await world.stores.courses.listDays(courseId, moduleId)).map(({ number, title }) => `${number} ${title}`);
  const module: NodeRef = { kind: 'module', courseId, moduleId };
  const day: NodeRef = { kind: 'day', courseId, moduleId, dayId };
  return { ...world, ref, module, day, numbers, days };
}

describe('a module that is added', () => {
  it('has seven days and a number of its own', async () => {
    const { addModule, ref, stores } = await courseOf(2);
    const { module, days } = await addModule.run({ ...ref, number: 7, title: ' Revision ' });
    expect(await stores.courses.listModules(ref.courseId)).toMatchObject([{ number: 1 }, { number: 2 }, module]);
    expect(await stores.courses.listDays(ref.courseId, module.id)).toEqual(days);
    expect(days.map(({ number, title }) => `${number} ${title}`)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((n) => `${n} Day ${n}`),
    );
    expect(module).toMatchObject({ title: 'Revision', revision: 1 });
  });

  it('may have the highest number that a form takes', async () => {
    const { addModule, ref } = await courseOf(1);
    const { module } = await addModule.run({ ...ref, number: MAX_MODULE_NUMBER, title: 'Last' });
    expect(module.number).toBe(MAX_MODULE_NUMBER);
  });

  it.each([
    [
      { number: 2, title: 'X' },
      {
        kind: 'conflict',
        fields: { moduleNumber: 'This course already has a module 2. Please choose another number.' },
      },
    ],
    [
      { number: 0, title: 'X' },
      { kind: 'invalid', code: 'catalog/module-number' },
    ],
    [
      { number: MAX_MODULE_NUMBER + 1, title: 'X' },
      { kind: 'invalid', code: 'catalog/module-number' },
    ],
    [
      { number: 3.5, title: 'X' },
      { kind: 'invalid', code: 'catalog/module-number' },
    ],
    [
      { number: 3, title: ' ' },
      { kind: 'invalid', message: 'Title cannot be empty' },
    ],
    [
      { number: 3, title: 'X', courseId: 'nothing' },
      { kind: 'not-found', code: 'catalog/no-course' },
    ],
  ])('is refused: %j', async (input, refusal) => {
    const { addModule, ref, numbers } = await courseOf(2);
    await expect(addModule.run({ ...ref, ...input })).rejects.toMatchObject(refusal);
    expect(await numbers()).toHaveLength(2);
  });
});

describe('a day that is added', () => {
  it('comes after the last one, and is named after its number when nobody named it', async () => {
    const { addDay, deleteNode, ref, day, days } = await courseOf();
    await deleteNode.run(day);
    await addDay.run({ ...ref, title: '  ' });
    await addDay.run({ ...ref, title: ' Mock exam ' });
    expect((await days()).slice(-2)).toEqual(['8 Day 8', '9 Mock exam']);
  });

  it('is added once by somebody who says which number it will have', async () => {
    const { addDay, ref, days } = await courseOf();
    await addDay.run({ ...ref, title: 'Mock exam', expectedNumber: 8 });
    for (const expectedNumber of [8, 7, 10]) {
      await expect(addDay.run({ ...ref, title: 'Mock exam', expectedNumber })).rejects.toMatchObject({
        kind: 'conflict',
        code: 'catalog/days-changed',
      });
    }
    expect((await days()).at(-1)).toBe('8 Mock exam');
  });

  it('is the first of an empty module, and none of a module elsewhere', async () => {
    const { addDay, deleteNode, courseWith, ref, stores } = await courseOf();
    for (const { id } of await stores.courses.listDays(ref.courseId, ref.moduleId))
      await deleteNode.run({ kind: 'day', ...ref, dayId: id });
    expect(await addDay.run({ ...ref, title: '' })).toMatchObject({ number: 1, title: 'Day 1' });
    const other = await courseWith();
    await expect(addDay.run({ courseId: ref.courseId, moduleId: other.moduleId, title: '' })).rejects.toMatchObject({
      code: 'catalog/no-module',
    });
    await expect(addDay.run({ courseId: 'nothing', moduleId: other.moduleId, title: '' })).rejects.toMatchObject({
      code: 'catalog/no-course',
    });
  });
});

describe('moving', () => {
  it('lets modules exchange their numbers and leaves gaps', async () => {
    const { moveNode, deleteNode, module, ref, numbers } = await courseOf();
    await deleteNode.run({ kind: 'module', ...ref, moduleId: ref.secondModuleId });
    await moveNode.run({ ref: module, direction: 'down' });
    expect(await numbers()).toEqual([
      ['other', 1],
      ['first', 3],
    ]);
    await moveNode.run({ ref: module, direction: 'up' });
    expect(await numbers()).toEqual([
      ['first', 1],
      ['other', 3],
    ]);
  });

  it('names days that nobody named after their new numbers', async () => {
    const { moveNode, renameNode, day, days, ref, stores } = await courseOf();
    await renameNode.run({ ref: day, title: 'Welcome' });
    await moveNode.run({ ref: day, direction: 'down' });
    expect((await days()).slice(0, 3)).toEqual(['1 Day 1', '2 Welcome', '3 Day 3']);
    expect(
      (await stores.courses.listDays(ref.courseId, ref.moduleId)).map(({ revision }) => revision).slice(0, 3),
    ).toEqual([2, 2, 1]);
  });

  it('ends at either end, and changes nothing there', async () => {
    const { moveNode, module, day, catalog } = await courseOf(1);
    const before = await catalog.catalogueVersion();
    for (const ref of [module, day]) await moveNode.run({ ref, direction: 'up' });
    await moveNode.run({ ref: module, direction: 'down' });
    expect(await catalog.catalogueVersion()).toBe(before);
  });

  it('lets items and documents exchange their places', async () => {
    const { moveNode, addContent, addDocument, ref, catalog } = await courseOf();
    const titles = async () => {
      const module = (await catalog.courseTree(ref.courseId))?.modules[0];
      return [module?.days[0]?.contents, module?.documents].map((items) => items?.map(({ title }) => title).join(' '));
    };
    for (const title of ['a', 'b', 'c']) {
      await addContent.run({ ...ref, type: 'pdf', title, fileKey: `documents/${title}.pdf` });
      await addDocument({ ...ref, title, fileKey: `documents/paper-${title}.pdf` });
    }
    const module = (await catalog.courseTree(ref.courseId))?.modules[0];
    const contentId = module?.days[0]?.contents[0]?.id ?? '';
    const documentId = module?.documents[2]?.id ?? '';
    await moveNode.run({ ref: { kind: 'content', ...ref, contentId }, direction: 'down' });
    await moveNode.run({ ref: { kind: 'document', ...ref, documentId }, direction: 'up' });
    expect(await titles()).toEqual(['b a c', 'a c b']);
  });

  it.each(['module', 'day', 'content', 'document'] as const)('finds no %s under wrong parents', async (kind) => {
    const { moveNode, renameNode, deleteNode, getCourseNode, ref } = await courseOf();
    const lost = { kind, ...ref, moduleId: 'nothing', contentId: 'nothing', documentId: 'nothing' } as NodeRef;
    const code = `catalog/no-${kind}`;
    await expect(moveNode.run({ ref: lost, direction: 'up' })).rejects.toMatchObject({ kind: 'not-found', code });
    await expect(renameNode.run({ ref: lost, title: 'X' })).rejects.toMatchObject({ code });
    await expect(deleteNode.run(lost)).rejects.toMatchObject({ code });
    await expect(getCourseNode.run(lost)).rejects.toMatchObject({ code });
  });
});
