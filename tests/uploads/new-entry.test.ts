import { describe, expect, it } from 'vitest';
import { newEntry } from '../../src/uploads/list/new-entry.ts';
import type { UploadTarget } from '../../src/uploads/upload-queue.ts';

const target: UploadTarget = {
  kind: 'content',
  courseId: 'c',
  courseTitle: 'C',
  weekId: 'w',
  weekNumber: 1,
  dayId: 'd',
  dayNumber: 1,
  type: 'video',
};
const titled = (title?: string) =>
  newEntry(
    {
      file: { name: 'probing.mp4', size: 5, type: '', lastModified: 0 },
      target,
      savesItself: false,
      ...(title !== undefined && { title }),
    },
    { id: '1', batchId: 'b', index: 0 },
  ).row.title;

describe('the title of a new row', () => {
  it.each([
    [undefined, 'probing'],
    ['  ', 'probing'],
    [' Probing,\nstep by step ', 'Probing, step by step'],
    ['v1.2', 'v1.2'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('requested as %j is %j', (requested, title) => expect(titled(requested)).toBe(title));
});
