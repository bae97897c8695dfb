import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { href, type PathParams, paths } from '../../src/wire/paths.ts';
import { openSchool, type School } from '../support/school.ts';
import { composedApp, routesOf } from './support/router-walk.ts';

describe('the address that a path stands for', () => {
  it('has the values where the pattern has names', () => {
    expect(href(paths.content, { courseId: 'c', weekId: 'w', dayId: 'd', contentId: 'x' })).toBe(
      '/admin/courses/c/weeks/w/days/d/contents/x',
    );
  });

  it('encodes what would be read as something else', () => {
    expect(href(paths.course, { courseId: 'a/b?c#d e' })).toBe('/user/courses/a%2Fb%3Fc%23d%20e');
  });

  it('keeps the slashes of a file key', () => {
    expect(href(paths.stream, { key: 'videos/202601/a b.mp4' })).toBe('/stream/videos/202601/a%20b.mp4');
  });

  it('asks for each name of its pattern and for no other', () => {
    expectTypeOf<PathParams<typeof paths.studentEnrolment>>().toEqualTypeOf<{
      readonly studentId: string;
      readonly courseId: string;
    }>();
    expectTypeOf<PathParams<typeof paths.stream>>().toEqualTypeOf<{ readonly key: string }>();
    expectTypeOf<keyof PathParams<typeof paths.login>>().toEqualTypeOf<never>();
  });
});

describe('the table of paths', () => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool();
  });
  afterAll(() => school.close());

  it('has the path of every route, and no other', () => {
    const routed = new Set(routesOf(composedApp(school)).map(({ path }) => path));
    expect(Object.values(paths).sort()).toEqual([...routed].sort());
  });

  it('has each path once', () => {
    expect(new Set(Object.values(paths)).size).toBe(Object.values(paths).length);
  });
});
