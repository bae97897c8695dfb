import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchReply } from '../../src/wire/replies/catalog.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let course: MadeCourse;
let [owner, stranger, admin]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  course = await school.course({ title: 'Caries and crowns' });
  await school.course({ title: 'Caries in a draft', isLive: false });
  [owner, stranger, admin] = [await school.student('ada'), await school.student('bob'), await school.admin()];
  await school.enrol(owner.id, course.id);
});
afterAll(() => school.close());

const titles = async (as: Person | undefined, query: string) => {
  const { json } = await school.ask('GET', `/api/search?${query}`, { as });
  return (json as SearchReply).hits.map((hit) => hit.title);
};

it('finds what the caller may open', async () => {
  expect(await titles(owner, 'q=caries')).toEqual(['Caries and crowns']);
  expect(await titles(stranger, 'q=caries')).toEqual([]);
  expect(await titles(admin, 'q=caries')).toEqual(['Caries and crowns', 'Caries in a draft']);
});

it('answers with the way to each hit, and is kept by nobody', async () => {
  const answer = await school.ask('GET', `/api/search?q=caries&courseId=${course.id}`, { as: admin });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json).toEqual({
    hits: [
      {
        _id: course.id,
        id: course.id,
        kind: 'course',
        courseId: course.id,
        courseTitle: 'Caries and crowns',
        title: 'Caries and crowns',
        weekId: null,
        weekNumber: null,
        weekTitle: null,
        dayId: null,
        dayNumber: null,
        itemId: null,
        s3Key: null,
        isTest: false,
        excerpt: [],
      },
    ],
    nextOffset: null,
  });
});

it.each([
  'q=a&q=b',
  'q=caries&offset=-1',
  'q=caries&offset=1e3',
  `q=${'x'.repeat(501)}`,
  'q=caries&courseId=a&courseId=b',
])('refuses %s', async (query) => {
  expect(await school.ask('GET', `/api/search?${query}`, { as: admin })).toMatchObject(
    problem(400, 'request/parameter'),
  );
});

it.each(['', 'q=', 'q=%22*', 'q[]=caries'])('finds nothing for %j', async (query) => {
  expect(await titles(admin, query)).toEqual([]);
});
