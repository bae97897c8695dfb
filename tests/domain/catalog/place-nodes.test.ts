import { describe, expect, it } from 'vitest';
import { arrange, type ParentRef } from '../../../src/domain/catalog/arrange.ts';
import { library } from './library.ts';

/**
 * Two modules of seven days; items a to d on the first day, e on the second; documents p, q and r in the first module.
 */
async function filled() {
  const world = library();
  const course = await world.courseWith();
  const { courseId, moduleId, secondModuleId, dayId } = course;
  const dayIds = (await world.stores.courses.listDays(courseId, moduleId)).map(({ id }) => id);
  const ids: Record<string, string> = {};
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const target = { ...course, dayId: name === 'e' ? (dayIds[1] ?? '') : dayId };
    const fileKey = `videos/${name}.mp4`;
    ids[name] = (await world.addContent.run({ ...target, type: 'video', title: name, fileKey })).id;
  }
  for (const name of ['p', 'q', 'r'])
    ids[name] = (await world.addDocument({ ...course, title: name, fileKey: `documents/${name}.docx` })).id;
  const tree = async () => {
    const found = await world.catalog.courseTree(courseId);
    const module = (id: string) => found?.modules.find((one) => one.module.id === id);
    return {
      items: (id: string) =>
        found?.modules
          .flatMap(({ days }) => days)
          .find(({ day }) => day.id === id)
          ?.contents.map(({ title }) => title)
          .join(''),
      documents: (id: string) =>
        module(id)
          ?.documents.map(({ title }) => title)
          .join(''),
      days: (id: string) => module(id)?.days.map(({ day }) => `${day.number} ${day.title}`),
      modules: found?.modules.map((one) => `${one.module.number} ${one.module.id}`),
      version: found?.course.version,
    };
  };
  const first: ParentRef = { kind: 'content', courseId, moduleId, dayId };
  const second: ParentRef = { ...first, dayId: dayIds[1] ?? '' };
  const idsOf = (names: string) => [...names].map((name) => ids[name] ?? '');
  return { ...world, courseId, moduleId, secondModuleId, dayIds, ids, idsOf, tree, first, second };
}

describe('moving to a place', () => {
  it('takes several items to another day, in the order they were chosen, in one change', async () => {
    const { placeNodes, idsOf, ids, tree, first, second, dayIds } = await filled();
    const before = (await tree()).version ?? 0;
    await placeNodes.run({ parent: second, ids: idsOf('db'), before: ids['e'] });
    const after = await tree();
    expect([after.items(dayIds[0]!), after.items(dayIds[1]!)]).toEqual(['ac', 'dbe']);
    expect(after.version).toBe(before + 1);
    // Back: the day as it was.
    await placeNodes.run({ parent: first, ids: idsOf('abcd') });
    expect((await tree()).items(dayIds[0]!)).toBe('abcd');
  });

  it('to the end, before another, and where it is already, which changes nothing', async () => {
    const { placeNodes, idsOf, ids, tree, first, dayIds } = await filled();
    const items = async () => (await tree()).items(dayIds[0]!);
    await placeNodes.run({ parent: first, ids: idsOf('a') });
    expect(await items()).toBe('bcda');
    await placeNodes.run({ parent: first, ids: idsOf('ad'), before: ids['b'] });
    expect(await items()).toBe('adbc');
    const { version } = await tree();
    await placeNodes.run({ parent: first, ids: idsOf('ad'), before: ids['b'] });
    expect([await items(), (await tree()).version]).toEqual(['adbc', version]);
  });

  it('keeps ids, files and revisions, and with them the progress of students', async () => {
    const { placeNodes, ids, catalog, second } = await filled();
    const before = (await catalog.content(ids['a']!))?.content;
    await placeNodes.run({ parent: second, ids: [ids['a']!] });
    expect((await catalog.content(ids['a']!))?.content).toEqual({
      ...before,
      dayId: second.kind === 'content' && second.dayId,
      position: 2,
    });
  });

  it('takes documents to another module', async () => {
    const { placeNodes, idsOf, tree, courseId, moduleId, secondModuleId } = await filled();
    await placeNodes.run({ parent: { kind: 'document', courseId, moduleId: secondModuleId }, ids: idsOf('rp') });
    const after = await tree();
    expect([after.documents(moduleId), after.documents(secondModuleId)]).toEqual(['q', 'rp']);
  });

  it('gives a day the next number of its new module, and leaves a gap behind', async () => {
    const { placeNodes, tree, courseId, moduleId, secondModuleId, dayIds, renameNode } = await filled();
    await renameNode.run({ ref: { kind: 'day', courseId, moduleId, dayId: dayIds[2]! }, title: 'Scaling' });
    await placeNodes.run({
      parent: { kind: 'day', courseId, moduleId: secondModuleId },
      ids: [dayIds[1]!, dayIds[2]!],
    });
    const after = await tree();
    expect(after.days(moduleId)).toEqual(['1 Day 1', '4 Day 4', '5 Day 5', '6 Day 6', '7 Day 7']);
    expect(after.days(secondModuleId)?.slice(6)).toEqual(['7 Day 7', '8 Day 8', '9 Scaling']);
    expect(after.items(dayIds[1]!)).toBe('e');
    // Back before the fourth: the numbers there are stay, and their gap, and the next one comes at the end.
    await placeNodes.run({ parent: { kind: 'day', courseId, moduleId }, ids: [dayIds[2]!], before: dayIds[3]! });
    expect((await tree()).days(moduleId)).toEqual(['1 Day 1', '4 Scaling', '5 Day 5', '6 Day 6', '7 Day 7', '8 Day 8']);
  });

  it('takes a move back by the numbers that were', async () => {
    const { placeNodes, tree, stores, courseId, moduleId, secondModuleId, dayIds } = await filled();
    const [before, beforeSecond] = [(await tree()).days(moduleId), (await tree()).days(secondModuleId)];
    const second: ParentRef = { kind: 'day', courseId, moduleId: secondModuleId };
    const secondIds = (await stores.courses.listDays(courseId, secondModuleId)).map(({ id }) => id);
    await placeNodes.run({ parent: second, ids: [dayIds[1]!], before: secondIds[0]! });
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    await expect(placeNodes.run({ parent: second, ids: [dayIds[1]!], numbers: [2] })).rejects.toMatchObject({
      code: 'catalog/place-gone',
    });
    await placeNodes.run({ parent: { ...second, moduleId }, ids: dayIds, numbers });
    await placeNodes.run({ parent: second, ids: secondIds, numbers });
    expect([(await tree()).days(moduleId), (await tree()).days(secondModuleId)]).toEqual([before, beforeSecond]);
  });

  it('changes the numbers of modules, and no module’s days', async () => {
    const { placeNodes, addModule, tree, courseId, moduleId, secondModuleId } = await filled();
    const { module: late } = await addModule.run({ courseId, number: 9, title: 'Late' });
    const days = (await tree()).days(moduleId);
    await placeNodes.run({ parent: { kind: 'module', courseId }, ids: [late.id], before: moduleId });
    const after = await tree();
    expect(after.modules).toEqual([`1 ${late.id}`, `2 ${moduleId}`, `9 ${secondModuleId}`]);
    expect(after.days(moduleId)).toEqual(days);
  });

  it('refuses what is not all in this course, under these parents, and moves nothing then', async () => {
    const { placeNodes, courseWith, idsOf, ids, tree, courseId, moduleId, secondModuleId, dayIds, first } =
      await filled();
    const other = await courseWith();
    const before = JSON.stringify((await tree()).items(dayIds[0]!));
    const wrong: readonly [ParentRef, readonly string[]][] = [
      [first, [...idsOf('a'), 'nothing']],
      [first, [ids['a']!, ids['p']!]],
      [{ ...first, moduleId: secondModuleId } as ParentRef, idsOf('a')],
      [{ ...first, dayId: other.dayId } as ParentRef, idsOf('a')],
      [{ ...first, ...other, kind: 'content' }, idsOf('a')],
      [{ kind: 'document', courseId, moduleId: other.moduleId }, idsOf('p')],
      [{ kind: 'day', courseId, moduleId: other.moduleId }, [dayIds[0]!]],
      [{ kind: 'module', courseId }, [other.moduleId]],
      [{ kind: 'module', courseId: 'nowhere' }, [moduleId]],
    ];
    for (const [parent, moved] of wrong)
      await expect(placeNodes.run({ parent, ids: moved })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(placeNodes.run({ parent: first, ids: idsOf('a'), before: ids['e'] })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'catalog/place-gone',
    });
    expect(JSON.stringify((await tree()).items(dayIds[0]!))).toBe(before);
  });
});

describe('arranging', () => {
  const node = (id: string, order: number) => ({ id, title: id, order });

  it('closes no gap of numbers, and counts positions anew', () => {
    const siblings = [node('a', 2), node('b', 5), node('c', 6)];
    const orders = (kind: 'module' | 'document') =>
      arrange(kind, siblings, [node('x', 1), node('c', 6)], 'a').map(({ id, order }) => `${id}${order}`);
    expect(orders('module')).toEqual(['x2', 'c5', 'a6', 'b7']);
    expect(orders('document')).toEqual(['x1', 'c2', 'a3', 'b4']);
    expect(arrange('day', [], [node('Day 3', 3), node('own', 4)], undefined)).toEqual([
      { id: 'Day 3', order: 1, title: 'Day 1' },
      { id: 'own', order: 2, title: 'own' },
    ]);
  });
});
