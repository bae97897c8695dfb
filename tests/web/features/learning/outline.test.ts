import { describe, expect, test } from 'vitest';
import { courseInModules } from '../../../../web/api/course-in-modules.ts';
import { moduleLabel } from '../../../../web/course/outline.ts';
import { isVideo, kindOf, neighboursOf, nextLesson } from '../../../../web/features/learning/outline.ts';
import { progressByItem, resumeSecond, tallyOf } from '../../../../web/features/learning/progress-by-item.ts';
import { DEMO_OUTLINE } from '../../../../web/features/learning/video/demo-outline.ts';
import { fileSize } from '../../../../web/text/file-size.ts';
import { clock, spokenTime } from '../../../../web/text/playing-time.ts';
import * as wire from './support/course.ts';

const COURSE = courseInModules(wire.COURSE);

const item = (contentId: string, position: number, completed = false, updatedAt = '') => ({
  contentId,
  position,
  duration: 600,
  watched: position,
  completed,
  updatedAt,
});

describe('time', () => {
  test.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [761, '12:41'],
    [3725, '1:02:05'],
    [Number.NaN, '0:00'],
    [Infinity, '0:00'],
    [-4, '0:00'],
  ])('%d s is %s', (seconds, shown) => {
    expect(clock(seconds)).toBe(shown);
  });
  test('for listeners', () => {
    expect(spokenTime(761)).toBe('12 minutes 41 seconds');
    expect(spokenTime(3661)).toBe('1 hour 1 minute 1 second');
    expect(spokenTime(0)).toBe('0 seconds');
  });
});

describe('outline', () => {
  test('a module without a title is a study plan', () => {
    expect(moduleLabel({ moduleNumber: 2, title: ' ' })).toBe('MODULE 02 - Study Plan');
    expect(moduleLabel({ moduleNumber: 11, title: 'Oral surgery' })).toBe('MODULE 11 - Oral surgery');
  });
  test('kinds', () => {
    expect(['video', 'PDF', 'docx', 'document', 'quiz'].map(kindOf)).toEqual([
      'video',
      'document',
      'document',
      'document',
      'other',
    ]);
  });
  test('neighbours are those of the reading order, whatever they are, across days and modules', () => {
    const beside = (isWanted?: typeof isVideo) =>
      ['a', 'b', 'c'].map((id) => {
        const { previous, next } = neighboursOf(COURSE.modules, id, isWanted);
        return [previous?.content.id, next?.content.id];
      });
    expect(beside()).toEqual([
      [undefined, 'notes'],
      ['notes', 'quiz'],
      ['quiz', undefined],
    ]);
    expect(beside(isVideo)).toEqual([
      [undefined, 'b'],
      ['a', 'c'],
      ['b', undefined],
    ]);
    expect(neighboursOf(COURSE.modules, 'nope')).toEqual({});
  });
  test('the demo outline: seven modules, five videos, a quiz and a test', () => {
    expect(DEMO_OUTLINE).toHaveLength(7);
    for (const { days } of DEMO_OUTLINE) {
      expect(days.map(({ contents }) => contents[0]?.type)).toEqual([
        'video',
        'video',
        'video',
        'video',
        'video',
        'quiz',
        'test',
      ]);
      expect([days[5]?.contents[0]?.title, days[6]?.contents[0]?.title]).toEqual(['Practice Quiz', 'Mock Test']);
    }
  });
});

describe('progress', () => {
  test('counts what is done', () => {
    const progress = progressByItem({ courseId: 'k1', items: [item('a', 600, true), item('b', 30)] });
    const { modules } = courseInModules(wire.course([wire.week(1, 'x', [[wire.content('a'), wire.content('b')]])]));
    expect(modules.map((module) => tallyOf(module, progress))).toEqual([{ done: 1, total: 2 }]);
  });
  test('goes on where it stopped, also in what was done before, but starts again at its end or hardly begun', () => {
    const progress = progressByItem({
      courseId: 'k1',
      items: [
        item('a', 599, true),
        item('b', 30),
        item('c', 1),
        item('jumped to the end', 590),
        item('again', 32, true),
      ],
    });
    const ids = ['a', 'b', 'c', 'd', 'jumped to the end', 'again'];
    expect(ids.map((id) => resumeSecond(progress, id))).toEqual([0, 30, 0, 0, 0, 32]);
  });
});

test.each([
  ['the first item, before anything was opened', [], 'a'],
  ['the newest one', [item('c', 30, false, '2026-01-02'), item('b', 30, false, '2026-01-01')], 'c'],
  ['the one after the newest, when that is done', [item('notes', 0, true, '2')], 'b'],
  ['what was skipped, when the rest is done', [item('c', 600, true, '2')], 'a'],
  ['none, when everything is done', ['a', 'notes', 'b', 'quiz', 'c'].map((id) => item(id, 0, true)), undefined],
  ['the first item, when what was opened is gone', [item('gone', 30, false, '2')], 'a'],
])('the next item is %s', (_which, items, next) => {
  const progress = progressByItem({ courseId: 'k1', items });
  expect(nextLesson(COURSE.modules, progress)?.content.id).toBe(next);
  expect(nextLesson([], progress)).toBeUndefined();
});

test.each([
  [0, '0 B'],
  [412_345, '412 kB'],
  [1_834_222, '1.8 MB'],
  [104_857_600, '105 MB'],
  [10_737_418_240, '11 GB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(fileSize(bytes)).toBe(shown);
});
