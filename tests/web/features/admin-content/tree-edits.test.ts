import { describe, expect, it } from 'vitest';
import { defaultDayTitle } from '../../../../src/domain/catalog/day.ts';
import { dayTitle } from '../../../../web/course/outline.ts';
import {
  moved,
  neighbourOf,
  nodeIn,
  removed,
  retitled,
  selectionAfter,
} from '../../../../web/features/admin-content/edits/tree-edits.ts';
import { nextFreeNumber } from '../../../../web/features/admin-content/outline-facts.ts';
import { adminCourseOf, dayOf, moduleOf, sampleAdminCourse, weekOf } from './sample-course.ts';

const content = (id: string) => ({ kind: 'content', id, moduleId: 'w1', dayId: 'd1' }) as const;

describe('an edit of the tree', () => {
  it('changes one title and leaves every other object as it was', () => {
    const before = sampleAdminCourse();
    const after = retitled(before, content('b'), { title: 'New', version: 2 });
    expect(nodeIn(after, content('b'))).toMatchObject({ title: 'New', version: 2 });
    expect(after.modules[1]).toBe(before.modules[1]);
    expect(after.modules[0]?.days[0]?.contents[0]).toBe(before.modules[0]?.days[0]?.contents[0]);
  });

  it('lets two items change places', () => {
    expect(moved(sampleAdminCourse(), content('b'), 'up').modules[0]?.days[0]?.contents.map(({ id }) => id)).toEqual([
      'b',
      'a',
    ]);
  });

  it('leaves the first one where it is', () => {
    expect(moved(sampleAdminCourse(), content('a'), 'up').modules[0]?.days[0]?.contents.map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });

  it('lets modules change numbers with their places', () => {
    const { modules } = moved(sampleAdminCourse(), { kind: 'module', id: 'w2' }, 'up');
    expect(modules.map(({ id, moduleNumber }) => [id, moduleNumber])).toEqual([
      ['w2', 1],
      ['w1', 3],
    ]);
  });

  it('calls a day without a title of its own after its new number', () => {
    const course = adminCourseOf([weekOf('w1', 1, [{ ...dayOf('d1', 1), title: 'Anatomy' }, dayOf('d2', 2)])]);
    const days = moved(course, { kind: 'day', id: 'd2', moduleId: 'w1' }, 'up').modules[0]?.days;
    expect(days?.map(({ id, dayNumber, title }) => [id, dayNumber, title])).toEqual([
      ['d2', 1, 'Day 1'],
      ['d1', 2, 'Anatomy'],
    ]);
  });

  it('says of a moved day what the server will say, title and number', () => {
    // `defaultDayTitle` is the domain's; the screen shows its answer before it is here.
    const days = Array.from({ length: 12 }, (_, i) => ({ ...dayOf(`d${i}`, i + 1), title: defaultDayTitle(i + 1) }));
    const course = adminCourseOf([weekOf('w1', 1, days)]);
    const shown = moved(course, { kind: 'day', id: 'd9', moduleId: 'w1' }, 'down').modules[0]?.days;
    expect(shown?.map(({ title }) => title)).toEqual(days.map(({ title }) => title));
    expect(shown?.slice(9, 11).map(({ id, title }) => [id, title])).toEqual([
      ['d10', defaultDayTitle(10)],
      ['d9', defaultDayTitle(11)],
    ]);
    expect(dayTitle({ title: '', dayNumber: 3 })).toBe(defaultDayTitle(3));
  });

  it('takes out a document and nothing else', () => {
    const { modules } = removed(sampleAdminCourse(), { kind: 'document', id: 'p', moduleId: 'w1' });
    expect(modules[0]?.documents.map(({ id }) => id)).toEqual(['q']);
    expect(modules[0]?.days).toHaveLength(2);
  });
});

describe('after a deletion', () => {
  it('the next one is looked at, or the one before the last', () => {
    const all = [{ id: '1' }, { id: '2' }, { id: '3' }];
    expect(neighbourOf(all, '2')?.id).toBe('3');
    expect(neighbourOf(all, '3')?.id).toBe('2');
    expect(neighbourOf([{ id: '1' }], '1')).toBeUndefined();
  });

  it('the selection moves on only where it was what went', () => {
    const course = sampleAdminCourse();
    const [module, other] = course.modules;
    const at = { module, day: module?.days[1] };
    expect(selectionAfter(course, { kind: 'module', id: 'w1' }, at)).toEqual({ moduleNumber: 3 });
    expect(selectionAfter(course, { kind: 'module', id: 'w2' }, at)).toBe('stay');
    expect(selectionAfter(course, { kind: 'day', id: 'd2', moduleId: 'w1' }, at)).toEqual({
      moduleNumber: 1,
      dayNumber: 1,
    });
    expect(selectionAfter(course, { kind: 'day', id: 'd1', moduleId: 'w1' }, at)).toBe('stay');
    expect(
      selectionAfter(course, { kind: 'day', id: 'd3', moduleId: 'w2' }, { module: other, day: other?.days[0] }),
    ).toEqual({
      moduleNumber: 3,
    });
    expect(
      selectionAfter(
        adminCourseOf([weekOf('w', 1, [])]),
        { kind: 'module', id: 'w' },
        { module: moduleOf('w', 1, []), day: undefined },
      ),
    ).toBeUndefined();
  });
});

describe('the number of a new module', () => {
  it.each([
    [[], 1],
    [[1, 2, 3], 4],
    [[1, 4], 5],
    [[1, 2, 999], 3],
  ])('after %j is %i', (taken, next) => {
    expect(nextFreeNumber(taken.map((moduleNumber) => ({ moduleNumber })))).toBe(next);
  });
});
