import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTIVITY_KINDS } from '../../src/domain/support/literals.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let course: MadeCourse;
let other: MadeCourse;
let [owner, stranger]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  [course, other] = [await school.course(), await school.course({ title: 'Sprint' })];
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
const tell = (as: Person | undefined, body: unknown) => school.ask('POST', '/api/activity', { as, body });

describe('an activity', () => {
  it('is stored, of any kind', async () => {
    for (const kind of ACTIVITY_KINDS)
      expect(await tell(owner, seen({ kind })), kind).toMatchObject({ status: 204, text: '' });
    const entries: { kind: string }[] = await school.db('activity_entries');
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(ACTIVITY_KINDS));
    for (const entry of entries)
      expect(entry).toMatchObject({ user_id: owner?.id, course_id: course.id, content_id: course.videoId });
  });

  it('is refused for who may not open the lesson, and nothing is stored', async () => {
    await school.db('activity_entries').delete();
    expect(await tell(stranger, seen())).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    expect(await tell(owner, seen({ courseId: other.id }))).toMatchObject(problem(404, 'support/no-item'));
    expect(await tell(owner, seen({ contentId: 'nothing' }))).toMatchObject(problem(404, 'catalog/no-content'));
    expect(await school.db('activity_entries')).toEqual([]);
  });
});

describe('what is no activity', () => {
  it.each(['', 'copied', 'WINDOW-BLUR'])('is refused: %j', async (kind) => {
    expect(await tell(owner, seen({ kind }))).toMatchObject(problem(422, 'request/invalid', ['kind']));
  });

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
