import { describe, expect, it } from 'vitest';
import { freeSlug, movedTo, slugOf } from '../../../src/domain/catalog/slug.ts';
import { library, NEW_COURSE } from './library.ts';

const NONE = new Set<string>();

describe('the address that a title makes', () => {
  it.each([
    ['ADC Part 1 – Mastery Program', 'adc-part-1-mastery-program'],
    ['  Señor Nguyễn’s  “Café”!  ', 'senor-nguyen-s-cafe'],
    ['a/b\\c?d#e%2F..', 'a-b-c-d-e-2f'],
    ['<script>', 'script'],
    ['歯科', ''],
    ['Стоматология 2', '2'],
    ['', ''],
  ])('%j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is cut between words, and inside of one only where it alone is too long', () => {
    expect(slugOf(`${'word '.repeat(30)}`)).toBe(Array(16).fill('word').join('-'));
    expect(slugOf('x'.repeat(200))).toBe('x'.repeat(80));
  });

  it('is free: numbered where it is taken or reserved, and never without a word', () => {
    expect(freeSlug('Sprint', NONE)).toBe('sprint');
    expect(freeSlug('Sprint', new Set(['sprint', 'sprint-2']))).toBe('sprint-3');
    expect(freeSlug('New', NONE)).toBe('new-2');
    expect(freeSlug('歯科', NONE)).toBe('course');
    const long = 'x'.repeat(80);
    expect(freeSlug(long, new Set([long]))).toBe(`${'x'.repeat(78)}-2`);
  });
});

describe('another address', () => {
  const now = { slug: 'now', pastSlugs: ['first', 'before'] };

  it('keeps those before, which lead to it, and may be one of them again', () => {
    expect(movedTo(now, 'Now', NONE)).toEqual(now);
    expect(movedTo(now, 'Next one', NONE)).toEqual({ slug: 'next-one', pastSlugs: ['now', 'first', 'before'] });
    expect(movedTo(now, 'before', NONE)).toEqual({ slug: 'before', pastSlugs: ['now', 'first'] });
  });

  it.each([
    ['歯科', 'catalog/slug-empty'],
    [' / ', 'catalog/slug-empty'],
    ['Edit', 'catalog/slug-reserved'],
    ['THEIRS', 'catalog/slug-taken'],
  ])('%j is refused at its field: %s', (typed, code) => {
    expect(() => movedTo(now, typed, new Set(['theirs']))).toThrowError(
      expect.objectContaining({ kind: 'invalid', code, fields: { slug: expect.stringMatching(/\.$/) } }),
    );
  });
});

describe('addresses of courses', () => {
  it('are given with the title, and stay with it when the title changes', async () => {
    const world = library();
    const first = await world.createCourse.run({ ...NEW_COURSE, title: 'Sprint' });
    const second = await world.createCourse.run({ ...NEW_COURSE, title: 'Sprint!' });
    expect([first.slug, second.slug]).toEqual(['sprint', 'sprint-2']);
    await world.editCourse.run({ courseId: first.id, title: 'Marathon' });
    expect(await world.stores.courses.find(first.id)).toMatchObject({ slug: 'sprint', pastSlugs: [] });
  });

  it('are nobody else’s, also those from before, and also in the trash', async () => {
    const world = library();
    const first = await world.createCourse.run({ ...NEW_COURSE, title: 'Sprint' });
    const second = await world.createCourse.run({ ...NEW_COURSE, title: 'Marathon' });
    await world.editCourse.run({ courseId: first.id, slug: 'run' });
    const take = (slug: string) => world.editCourse.run({ courseId: second.id, slug });
    for (const slug of ['run', 'sprint'])
      await expect(take(slug)).rejects.toMatchObject({ code: 'catalog/slug-taken' });
    await world.deleteCourse.run({ courseId: first.id, confirmTitle: '' });
    await expect(take('sprint')).rejects.toMatchObject({ code: 'catalog/slug-taken' });
    expect(await world.createCourse.run({ ...NEW_COURSE, title: 'Sprint' })).toMatchObject({ slug: 'sprint-2' });
    expect(await world.stores.courses.find(second.id)).toMatchObject({ slug: 'marathon', pastSlugs: [] });
  });
});
