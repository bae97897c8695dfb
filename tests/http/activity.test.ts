import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTIVITY_KINDS } from '../../src/domain/support/literals.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let course: MadeCourse;
let other: MadeCourse;
let draft: MadeCourse;
let [owner, stranger]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  [course, other, draft] = [
    await school.course(),
    await school.course({ title: 'Sprint' }),
    await school.course({ title: 'Draft', isLive: false }),
  ];
  [owner, stranger] = [await school.student('ada'), await school.student('bob')];
  await school.enrol(owner.id, course.id);
});
afterAll(() => school.close());

const seen = (facts: object = {}) => ({
  courseId: course.id,
  contentId: course.videoId,
  kind: 'window-blur',
  ...facts,
});
const tell = (as: Person | undefined, body: unknown, prefix = '/api') =>
  school.ask('POST', `${prefix}/activity`, { as, body });

describe.each(['/api', ''])('an activity under %j', (prefix) => {
  it.each(ACTIVITY_KINDS)('is stored: %s', async (kind) => {
    await school.db('activity_entries').delete();
    expect(await tell(owner, seen({ kind }), prefix)).toMatchObject({ status: 204, text: '' });
    expect(await school.db('activity_entries')).toMatchObject([
      { user_id: owner?.id, course_id: course.id, content_id: course.videoId, kind, count: 1 },
    ]);
  });

  it('is refused for who may not open the lesson, and nothing is stored', async () => {
    await school.db('activity_entries').delete();
    expect(await tell(undefined, seen(), prefix)).toMatchObject(problem(401, 'identity/not-signed-in'));
    expect(await school.ask('POST', `${prefix}/activity`, { cookie: owner?.cookie ?? '', body: seen() })).toMatchObject(
      problem(401, 'identity/bearer-required'),
    );
    expect(await tell(stranger, seen(), prefix)).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    expect(await tell(owner, seen({ courseId: other.id, contentId: other.videoId }), prefix)).toMatchObject(
      problem(403, 'enrolment/not-enrolled'),
    );
    expect(await tell(owner, seen({ courseId: draft.id, contentId: draft.videoId }), prefix)).toMatchObject(
      problem(404, 'catalog/no-content'),
    );
    expect(await tell(owner, seen({ courseId: other.id }), prefix)).toMatchObject(problem(404, 'support/no-item'));
    expect(await tell(owner, seen({ contentId: 'nothing' }), prefix)).toMatchObject(problem(404, 'catalog/no-content'));
    expect(await school.db('activity_entries')).toEqual([]);
  });

  it('is refused when it comes from another site or is no JSON', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    expect(await school.ask('POST', `${prefix}/activity`, { as: owner, body: seen(), headers })).toMatchObject(
      problem(403, 'request/cross-site'),
    );
    const asText = { 'content-type': 'text/plain' };
    expect(
      await school.ask('POST', `${prefix}/activity`, { as: owner, body: JSON.stringify(seen()), headers: asText }),
    ).toMatchObject(problem(415, 'request/not-json'));
  });
});

describe('what is no activity', () => {
  it.each(['', 'copied', 'WINDOW-BLUR', 5, null, ['window-blur'], { kind: 'window-blur' }])(
    'is refused: %j',
    async (kind) => {
      expect(await tell(owner, seen({ kind }))).toMatchObject(problem(422, 'request/invalid', ['kind']));
    },
  );

  it('is named together with all other faults', async () => {
    expect(await tell(owner, {})).toMatchObject(problem(422, 'request/invalid', ['courseId', 'contentId', 'kind']));
    expect(await tell(owner, seen({ courseId: 'x'.repeat(101), contentId: 7 }))).toMatchObject(
      problem(422, 'request/invalid', ['courseId', 'contentId']),
    );
    expect(await tell(owner, [])).toMatchObject(problem(400, 'request/not-an-object'));
  });
});

it('somebody who tells too much is asked to wait', async () => {
  const strict = await openSchool({ RATE_LIMIT_FACTOR: '1' });
  const lesson = await strict.course();
  const [ada, bob] = [await strict.student('ada'), await strict.student('bob')];
  for (const { id } of [ada, bob]) await strict.enrol(id, lesson.id);
  const body = { courseId: lesson.id, contentId: lesson.videoId, kind: 'key-held' };
  const statuses: number[] = [];
  for (let call = 0; call < 31; call += 1)
    statuses.push((await strict.ask('POST', `${call % 2 ? '/api' : ''}/activity`, { as: ada, body })).status);
  expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
  expect((await strict.ask('POST', '/activity', { as: bob, body })).status).toBe(204);
  const rows = await strict.db('activity_entries').where({ user_id: ada.id });
  expect(rows.reduce((sum: number, row: { count: number }) => sum + row.count, 0)).toBe(30);
  expect(rows.length).toBeLessThanOrEqual(2);
  await strict.close();
});
