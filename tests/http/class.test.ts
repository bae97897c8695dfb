import { afterAll, beforeAll, expect, it } from 'vitest';
import { directoryKey } from '../../src/domain/kernel/fold-text.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { ClassAnswersReply, ClassReply } from '../../src/wire/replies/class.ts';
import { countQueries, isRead } from '../contracts/count-queries.ts';
import { LASTING, monday } from '../contracts/samples.ts';
import { addStudents } from '../support/many-students.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { notedActs } from './support/noted-acts.ts';
import { readCsv } from './support/read-csv.ts';

const FORMULA = '=HYPERLINK("http://evil.example","x")';

let school: School;
let boss: Person;
let [course, empty, single]: { id: string }[] = [];

beforeAll(async () => {
  school = await openSchool();
  boss = await school.admin();
  [course, empty, single] = [
    await school.course({ title: 'Sprint' }),
    await school.course({ title: 'Nobody' }),
    await school.course({ title: 'One' }),
  ];
  await addStudents(school.db, 180, [course!.id]);
  const row = await school.db('users').where({ id: 'many-00000' }).first();
  const [name, email] = [FORMULA, 'odd@example.net'];
  await school.db('users').insert({ ...row, id: 'odd', name, email, directory_key: directoryKey({ name, email }) });
  for (const { id } of [course!, single!])
    await school.db('enrolments').insert({
      ...{ user_id: 'odd', course_id: id, since: monday.getTime(), ends_at: LASTING.until.getTime(), order_id: null },
    });
});
afterAll(() => school.close());

const read = (courseId: string, query = '') =>
  school.ask('GET', `${href(paths.courseClass, { courseId })}${query}`, { as: boss });
const classOf = async (courseId: string, query = '') => (await read(courseId, query)).json as ClassReply;

it('has fifty students a page, and the last page behind it', async () => {
  const first = await classOf(course!.id);
  expect([first.course.title, first.students.length, first.total, first.page, first.limit]).toEqual([
    'Sprint',
    50,
    61,
    1,
    50,
  ]);
  const last = await classOf(course!.id, '?page=99');
  expect([last.students.length, last.page]).toEqual([11, 2]);
  const ids = [...first.students, ...last.students].map(({ id }) => id);
  expect(new Set(ids).size).toBe(61);
  expect(first.students[0]?.clusters).toHaveLength(first.clusters.length);
  expect(first.students[0]?.clusters[0]).toEqual({
    id: first.clusters[0]?.id,
    percent: null,
    of: 0,
    isBelow: false,
  });
});

it('is a class of nobody, of one, and none without a course', async () => {
  expect(await classOf(empty!.id)).toMatchObject({ students: [], total: 0, page: 1 });
  expect((await classOf(single!.id)).students.map(({ name }) => name)).toEqual([FORMULA]);
  const answers = await school.ask('GET', href(paths.classAnswers, { courseId: single!.id }), { as: boss });
  expect(answers.json as ClassAnswersReply).toMatchObject({ students: 1, cells: [], missed: [], leftOut: 0 });
  for (const path of [paths.courseClass, paths.classExport, paths.classAnswers])
    expect(await school.ask('GET', href(path, { courseId: 'nothing' }), { as: boss })).toMatchObject({
      ...{ status: 404, json: { code: 'catalog/no-course' } },
    });
  expect((await read(course!.id, '?show=everything')).status).toBe(422);
});

it('tells the newest estimate of each who has one, for clusters of the exam rules', async () => {
  const before = await classOf(course!.id);
  const [known, unknown, none] = before.students;
  const cluster = (id: string) => ({ id, low: 54.6, middle: 63.2, high: 70.9 });
  const keep = (user_id: string, day: string, answers: number, ...clusters: object[]) =>
    school.db('estimates').insert({
      ...{ user_id, day, at: monday.getTime() },
      content: JSON.stringify({ answers, clusters, all: null }),
    });
  await keep(known!.id, '2026-03-02', 142, cluster('left'), cluster('c2'));
  await keep(known!.id, '2026-03-01', 90, cluster('c1'));
  await keep(unknown!.id, '2026-03-02', 12);
  const { students } = await classOf(course!.id);
  const estimateOf = (id: string) => students.find((student) => student.id === id)?.estimate;
  expect(estimateOf(known!.id)).toEqual({
    ...{ day: '2026-03-02', answers: 142 },
    clusters: [{ id: 'c2', low: 55, middle: 63, high: 71 }],
  });
  expect(estimateOf(unknown!.id)).toEqual({ day: '2026-03-02', answers: 12, clusters: [] });
  expect(estimateOf(none!.id)).toBeNull();
});

it('loses who is erased while the page is open', async () => {
  const [{ id } = { id: '' }] = (await classOf(course!.id, '?page=2')).students;
  await school.db('enrolments').where({ user_id: id }).delete();
  await school.db('users').where({ id }).delete();
  const after = await classOf(course!.id);
  expect([after.total, after.students.some((one) => one.id === id)]).toEqual([60, false]);
});

it('is a file in which no name is computed, noted in the activity log', async () => {
  const answer = await school.ask('GET', href(paths.classExport, { courseId: single!.id }), { as: boss });
  const [head, line] = readCsv(answer.text);
  expect(head?.slice(1, 4)).toEqual(['Email', 'Items done', 'Items']);
  expect([line?.[0], line?.length]).toEqual([`'${FORMULA}`, head?.length]);
  // Written once the file has left.
  const path = `GET ${href(paths.classExport, { courseId: single!.id })}`;
  await expect.poll(() => notedActs(school).pluck('path')).toContain(path);
});

it('asks the database as often for one student as for a page of them', async () => {
  const asked = (courseId: string) => countQueries(school.db, () => read(courseId), isRead);
  expect(await asked(course!.id)).toBe(await asked(single!.id));
});
