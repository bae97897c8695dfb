import { describe, expect, it } from 'vitest';
import {
  moved,
  neighbourOf,
  pieceOf,
  placeAfter,
  removed,
  retitled,
} from '../../../../web/features/admin-content/edits/tree-edits.ts';
import { nextFreeNumber } from '../../../../web/features/admin-content/outline-facts.ts';
import { courseOf, dayOf, sampleCourse, weekOf } from './sample-course.ts';

const content = (id: string) => ({ kind: 'content', id, weekId: 'w1', dayId: 'd1' }) as const;

describe('an edit of the tree', () => {
  it('changes one title and leaves every other object as it was', () => {
    const before = sampleCourse();
    const after = retitled(before, content('b'), { title: 'New', version: 2 });
    expect(pieceOf(after, content('b'))).toMatchObject({ title: 'New', version: 2 });
    expect(after.weeks[1]).toBe(before.weeks[1]);
    expect(after.weeks[0]?.days[0]?.contents[0]).toBe(before.weeks[0]?.days[0]?.contents[0]);
  });

  it('lets two items change places', () => {
    expect(moved(sampleCourse(), content('b'), 'up').weeks[0]?.days[0]?.contents.map(({ id }) => id)).toEqual([
      'b',
      'a',
    ]);
  });

  it('leaves the first one where it is', () => {
    expect(moved(sampleCourse(), content('a'), 'up').weeks[0]?.days[0]?.contents.map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });

  it('lets modules change numbers with their places', () => {
    const { weeks } = moved(sampleCourse(), { kind: 'week', id: 'w2' }, 'up');
    expect(weeks.map(({ id, weekNumber }) => [id, weekNumber])).toEqual([
      ['w2', 1],
      ['w1', 3],
    ]);
  });

  it('calls a day without a title of its own after its new number', () => {
    const course = courseOf([weekOf('w1', 1, [{ ...dayOf('d1', 1), title: 'Anatomy' }, dayOf('d2', 2)])]);
    const days = moved(course, { kind: 'day', id: 'd2', weekId: 'w1' }, 'up').weeks[0]?.days;
    expect(days?.map(({ id, dayNumber, title }) => [id, dayNumber, title])).toEqual([
      ['d2', 1, 'Day 1'],
      ['d1', 2, 'Anatomy'],
    ]);
  });

  it('takes out a document and nothing else', () => {
    const { weeks } = removed(sampleCourse(), { kind: 'document', id: 'p', weekId: 'w1' });
    expect(weeks[0]?.documents.map(({ id }) => id)).toEqual(['q']);
    expect(weeks[0]?.days).toHaveLength(2);
  });
});

describe('after a deletion', () => {
  it('the next one is looked at, or the one before the last', () => {
    const all = [{ id: '1' }, { id: '2' }, { id: '3' }];
    expect(neighbourOf(all, '2')?.id).toBe('3');
    expect(neighbourOf(all, '3')?.id).toBe('2');
    expect(neighbourOf([{ id: '1' }], '1')).toBeUndefined();
  });

  it('the place moves on only where it was what went', () => {
    const course = sampleCourse();
    const [week, other] = course.weeks;
    const at = { week, day: week?.days[1] };
    expect(placeAfter(course, { kind: 'week', id: 'w1' }, at)).toEqual({ weekNumber: 3 });
    expect(placeAfter(course, { kind: 'week', id: 'w2' }, at)).toBe('stay');
    expect(placeAfter(course, { kind: 'day', id: 'd2', weekId: 'w1' }, at)).toEqual({ weekNumber: 1, dayNumber: 1 });
    expect(placeAfter(course, { kind: 'day', id: 'd1', weekId: 'w1' }, at)).toBe('stay');
    expect(placeAfter(course, { kind: 'day', id: 'd3', weekId: 'w2' }, { week: other, day: other?.days[0] })).toEqual({
      weekNumber: 3,
    });
    expect(
      placeAfter(
        courseOf([weekOf('w', 1, [])]),
        { kind: 'week', id: 'w' },
        { week: weekOf('w', 1, []), day: undefined },
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
    expect(nextFreeNumber(taken.map((weekNumber) => ({ weekNumber })))).toBe(next);
  });
});
