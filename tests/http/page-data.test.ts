import { describe, expect, it } from 'vitest';
import { PageHeads } from '../../src/http/pages/page-heads.ts';
import { dataIn } from './support/heads.ts';

const SITE = { origin: 'http://localhost', name: 'Cusp', email: 'hello@cusp.test' };

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
    await Promise.resolve();
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
