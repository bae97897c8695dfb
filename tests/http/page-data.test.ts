import { describe, expect, it, vi } from 'vitest';
import { PageHeads } from '../../src/http/pages/page-heads.ts';
import { SCHOOL } from '../../src/wire/school.ts';
import { dataIn } from './support/heads.ts';

const SITE = {
  origin: 'http://localhost',
  school: async () => SCHOOL,
  seenSchool: () => SCHOOL,
  coursePage: async () => undefined,
};

describe('the data of the courses page', () => {
  it('is read once for a version, and again for another', async () => {
    let version = 1;
    let reads = 0;
    const heads = new PageHeads({ ...SITE, liveCourses: async () => ({ version, read: async () => (reads++, []) }) });
    const first = await heads.at('/courses');
    expect(await heads.at('/COURSES')).toBe(first);
    expect(reads).toBe(1);
    version = 2;
    await heads.at('/courses');
    expect(reads).toBe(2);
  });

  it('does not keep the page back when the database is down, and comes with it again', async () => {
    let isDown = true;
    const answer = async () => {
      if (isDown) throw new Error('away');
      return [];
    };
    const heads = new PageHeads({ ...SITE, liveCourses: async () => ({ version: 1, read: answer }) });
    const without = await heads.at('/courses');
    expect([without.status, dataIn(without.head)]).toEqual([200, undefined]);
    isDown = false;
    expect(dataIn((await heads.at('/courses')).head)).toMatchObject({ '@type': 'ItemList' });
  });

  it('stays as it is when the reading for an older version fails late', async () => {
    let version = 1;
    let reads = 0;
    let fail = () => {};
    const late = new Promise<never>((_, refuse) => (fail = () => refuse(new Error('away'))));
    const heads = new PageHeads({
      ...SITE,
      liveCourses: async () => ({ version, read: async () => (reads++, version === 1 ? late : []) }),
    });
    const older = heads.at('/courses');
    await vi.waitFor(() => expect(reads).toBe(1));
    version = 2;
    const newer = await heads.at('/courses');
    fail();
    await older;
    expect(await heads.at('/courses')).toBe(newer);
    expect(reads).toBe(2);
  });

  it('is not waited for without end', async () => {
    const heads = new PageHeads({ ...SITE, liveCourses: () => new Promise(() => {}) });
    expect(dataIn((await heads.at('/courses')).head)).toBeUndefined();
  });

  it('is nobody’s but that page’s', async () => {
    const heads = new PageHeads({ ...SITE, liveCourses: () => Promise.reject(new Error('was asked')) });
    for (const path of ['/Home', '/login', '/nowhere']) expect((await heads.at(path)).head).toContain('<title>');
    expect(await heads.at('/nowhere/1')).toBe(await heads.at('/nowhere/2'));
  });
});

describe('the school of a page', () => {
  const liveCourses = async () => ({ version: 1, read: async () => [] });

  it('is the one that is shown by now, with the courses too', async () => {
    let school = SCHOOL;
    const heads = new PageHeads({ ...SITE, school: async () => school, liveCourses });
    const paths = ['/Home', '/courses', '/admin', '/nowhere'];
    const before = await Promise.all(paths.map((path) => heads.at(path)));
    school = { ...SCHOOL, name: 'Second' };
    for (const [index, path] of paths.entries()) {
      const after = await heads.at(path);
      expect(before[index]?.head).toContain('· Cusp</title>');
      expect(after.head).toContain('· Second</title>');
      expect(await heads.at(path)).toBe(after);
    }
  });

  it('is the one that was last seen, while the database is down or slow', async () => {
    for (const school of [() => Promise.reject(new Error('away')), () => new Promise<never>(() => {})]) {
      const heads = new PageHeads({ ...SITE, school, seenSchool: () => ({ ...SCHOOL, name: 'Seen' }), liveCourses });
      expect((await heads.at('/Home')).head).toContain('· Seen</title>');
    }
  });
});
