import { describe, expect, it } from 'vitest';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { summaryOfDeletion } from '../../../../web/features/admin-content/edits/deletion-summary.ts';
import { adminCourseOf, dayOf, item, sampleAdminCourse, weekOf } from './sample-course.ts';

describe('what a deletion takes with it', () => {
  it('of a module: its days by number and title, items, stored files, documents and the students', () => {
    const summary = summaryOfDeletion(sampleAdminCourse(), { kind: 'module', id: 'w1' });
    expect(summary?.sentence).toBe(
      'Module 1, “Subject 1”, will be deleted with everything in it. It can be restored from the trash for 30 days.',
    );
    expect(summary?.days.map(({ label, title, items }) => [label, title, items.map((one) => one.title)])).toEqual([
      ['1.1', 'Day 1', ['Item a', 'Item b']],
      ['1.2', 'Day 2', ['Item c']],
    ]);
    expect(summary?.documents).toEqual(['Paper p', 'Paper q']);
    // Three items with one file of captions, and two papers.
    expect(summary?.sums).toEqual(['2 days', '3 items', '2 documents', '6 stored files']);
    expect(summary?.affected).toBe('2 students with access lose it.');
  });

  it('of a day: its items and files, and not those of the day beside it', () => {
    const summary = summaryOfDeletion(sampleAdminCourse(), { kind: 'day', id: 'd2', moduleId: 'w1' });
    expect(summary?.days.map(({ label }) => label)).toEqual(['1.2']);
    expect(summary?.sums).toEqual(['1 item', '1 stored file']);
    expect(summary?.documents).toEqual([]);
  });

  it('counts a file once that two items share', () => {
    const course = adminCourseOf([
      weekOf('w1', 1, [dayOf('d1', 1, [item('a'), item('b', { s3Key: 'videos/a.mp4' })])]),
    ]);
    expect(summaryOfDeletion(course, { kind: 'module', id: 'w1' })?.sums).toContain('1 stored file');
  });

  it('of content: the exact question and no list', () => {
    const summary = summaryOfDeletion(sampleAdminCourse(), { kind: 'content', id: 'a', moduleId: 'w1', dayId: 'd1' });
    expect(summary).toMatchObject({ sentence: ADMIN.confirmDeleteContent, sums: [], days: [] });
  });

  it('is nothing for what is not there', () => {
    expect(summaryOfDeletion(sampleAdminCourse(), { kind: 'day', id: 'd3', moduleId: 'w1' })).toBeUndefined();
  });
});
