import { describe, expect, it } from 'vitest';
import { lessonLabel } from '../../../src/domain/learning/next-item.ts';
import { dayLabel, moduleCode, moduleNumberIn, modulePadded } from '../../../src/wire/course-labels.ts';
import { itemsOf, moduleTitle, sumsOf } from '../../../web/course/outline.ts';

describe('labels', () => {
  it.each([
    [1, 3, '1.3'],
    [12, 7, '12.7'],
  ])('of module %i, day %i is %s, on the server as in the browser', (moduleNumber, dayNumber, label) => {
    expect(lessonLabel(moduleNumber, dayNumber)).toBe(label);
    expect(dayLabel(moduleNumber, dayNumber)).toBe(label);
    expect(moduleNumberIn(label)).toBe(moduleNumber);
  });

  it('of a module have two digits', () => {
    expect([1, 12].map(modulePadded)).toEqual(['01', '12']);
    expect(moduleCode(7)).toBe('MODULE 07');
  });
});

describe('the outline', () => {
  const days = [{ contents: ['a', 'b'] }, { contents: [] }, { contents: ['c'] }];

  it('lists the items of its days in their order', () => {
    expect(itemsOf(days)).toEqual(['a', 'b', 'c']);
  });

  it('sums days, items and documents', () => {
    expect(
      sumsOf([
        { days, documents: ['x'] },
        { days: [], documents: [] },
      ]),
    ).toEqual({ days: 3, items: 3, documents: 1 });
  });

  it('calls a module without a title a study plan', () => {
    expect(moduleTitle({ title: ' ' })).toBe('Study Plan');
  });
});
