import { afterAll, beforeAll, expect, it } from 'vitest';
import { IndexCaptions } from '../../src/domain/catalog/jobs/index-captions.ts';
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
        moments: [],
      },
    ],
    nextOffset: null,
  });
});

it('finds what captions say, at its second, and for nobody else', async () => {
  const file =
    '1\n00:01:15,900 --> 00:01:18,000\nA <i>furcation</i> &\n\n2\n00:01:18,000 --> 00:01:20,000\nعلاج الأسنان\n';
  const sent = await school.ask(
    'PUT',
    `/api/admin/courses/${course.id}/contents/${course.videoId}/captions?fileName=a.srt`,
    {
      as: admin,
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
    },
  );
  expect(sent.status).toBe(200);
  await school.container.get(IndexCaptions).run();
  const hits = async (as: Person | undefined, query: string) =>
    ((await school.ask('GET', `/api/search?${query}`, { as })).json as SearchReply).hits;
  const excerpt = [
    { text: 'A ', isMatch: false },
    { text: 'furcation', isMatch: true },
    { text: ' & علاج الأسنان', isMatch: false },
  ];
  expect(await hits(owner, 'q=Furcat')).toMatchObject([
    { kind: 'content', id: course.videoId, s3Key: course.videoKey, excerpt: [], moments: [{ second: 75, excerpt }] },
  ]);
  expect(await hits(owner, `q=${encodeURIComponent('الاسنان')}`)).toMatchObject([{ moments: [{ second: 78 }] }]);
  const here = `courseId=${course.id}&contentId=${course.videoId}`;
  expect(await hits(owner, `q=furcation&${here}`)).toHaveLength(1);
  expect(await hits(owner, `q=furcation&courseId=${course.id}&contentId=${course.paperId}`)).toEqual([]);
  for (const query of ['q=furcation', `q=furcation&${here}`]) expect(await hits(stranger, query)).toEqual([]);
  await school.ask('DELETE', `/api/admin/courses/${course.id}/contents/${course.videoId}/captions`, { as: admin });
  expect(await hits(owner, 'q=furcation')).toEqual([]);
});

it.each([
  'q=a&q=b',
  'q=caries&offset=-1',
  'q=caries&offset=1e3',
  `q=${'x'.repeat(501)}`,
  'q=caries&courseId=a&courseId=b',
  'q=caries&contentId=a&contentId=b',
])('refuses %s', async (query) => {
  expect(await school.ask('GET', `/api/search?${query}`, { as: admin })).toMatchObject(
    problem(400, 'request/parameter'),
  );
});

it.each(['', 'q=', 'q=%22*', 'q[]=caries'])('finds nothing for %j', async (query) => {
  expect(await titles(admin, query)).toEqual([]);
});
