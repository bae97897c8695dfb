import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/wire/paths.ts';
import type {
  CheckedPeopleReply,
  EnrolmentImportReply,
  StartedImportReply,
} from '../../src/wire/replies/enrolment-imports.ts';
import { handle } from '../../src/worker/handlers.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let [boss, ada]: Person[] = [];
let courseId: string;
beforeAll(async () => {
  school = await openSchool();
  [boss, ada] = [await school.admin(), await school.student('ada')];
  courseId = (await school.course({ title: 'For many' })).id;
});
afterAll(() => school.close());

const OCTETS = { 'content-type': 'application/octet-stream' };
const post = (path: string, body: string | Buffer, { course = courseId, until = '', as = boss! } = {}) =>
  school.ask('POST', `${path}?courseId=${course}${until && `&until=${until}`}`, { as, body, headers: OCTETS });
const check = (body: string | Buffer, options = {}) => post(paths.enrolmentImportCheck, body, options);
const start = (body: string | Buffer, options = {}) => post(paths.enrolmentImports, body, options);
const runJobs = async () => {
  for (const { payload } of await school.db('jobs').where({ name: 'enrolment/enrol-people' }))
    await handle(school.composition.jobs, 'enrolment/enrol-people', JSON.parse(payload));
};
const progress = async (importId: string) =>
  (await school.ask('GET', `${paths.enrolmentImports}/${importId}`, { as: boss! })).json as EnrolmentImportReply;

describe('a list of people', () => {
  it('is checked by the rules of every account, and nobody is made by it', async () => {
    const before = Number((await school.db('users').count({ n: '*' }))[0]?.n);
    const { status, json } = await check(
      `name,email\n Zoë  ,ZOE@example.org\nAda,${ada!.email}\nX,not an address\n"A\u202eB",b@example.org\nBoss,${boss!.email}`,
    );
    expect(status).toBe(200);
    expect((json as CheckedPeopleReply).people).toMatchObject([
      { line: 2, name: 'Zoë', email: 'zoe@example.org', state: 'new', fault: '' },
      { line: 3, state: 'known' },
      { line: 4, state: 'malformed', fault: 'Please enter a full email address, like name@example.com.' },
      { line: 5, state: 'malformed', fault: 'Please leave out marks that cannot be seen.' },
      { line: 6, state: 'team' },
    ]);
    expect(Number((await school.db('users').count({ n: '*' }))[0]?.n)).toBe(before);
  });

  it('is enrolled by jobs, whose progress is told, and a formula stays a text', async () => {
    const started = await start(`"=cmd|' calc'!A0",formula@example.org\nBad,bad\nAda,${ada!.email}`, {
      until: '2035-01-31',
    });
    expect(started).toMatchObject({ status: 202, json: { people: 2, left: [{ line: 2, state: 'malformed' }] } });
    const { importId } = started.json as StartedImportReply;
    expect(await progress(importId!)).toMatchObject({ courseId, until: '2035-01-31', people: 2, waiting: 2 });
    await runJobs();
    await runJobs();
    expect(await progress(importId!)).toMatchObject({ waiting: 0, enrolled: 2, hadCourse: 0, refusedCount: 0 });
    const { text } = await school.ask('GET', paths.studentsExport, { as: boss! });
    expect(text).toContain(`'=cmd|' calc'!A0`);
    expect(await start(`Ada,${ada!.email}`)).toMatchObject({ status: 200, json: { importId: null, people: 0 } });
  });

  it('of 5,000 is judged and kept in time that grows with its length', async () => {
    const list = (count: number, tag: string) =>
      Array.from({ length: count }, (_, at) => `Person ${at},${tag}${at}@example.org`).join('\n');
    const { json } = await start(list(5_000, 'many'));
    expect(json).toMatchObject({ people: 5_000, left: [] });
    expect(await start(list(5_001, 'more'))).toMatchObject(problem(422, 'enrolment/people-too-many'));
  });

  it('is refused where it is none, for no course, to a student and for an import that is not there', async () => {
    expect(await check('')).toMatchObject(problem(400, 'request/empty'));
    expect(await check(Buffer.alloc(2_000_001, 'a'))).toMatchObject({ status: 413 });
    expect(await check('A,a@example.org', { course: 'none' })).toMatchObject(problem(404, 'enrolment/no-course'));
    expect(await check('A,a@example.org', { until: '2020-01-01' })).toMatchObject(problem(422, 'enrolment/end'));
    expect(await check('A,a@example.org', { until: 'soon' })).toMatchObject({ status: 422 });
    expect(await check('A,a@example.org', { as: ada! })).toMatchObject({ status: 403 });
    expect(await start('A,a@example.org', { as: ada! })).toMatchObject({ status: 403 });
    expect(await school.ask('GET', `${paths.enrolmentImports}/none`, { as: boss! })).toMatchObject(
      problem(404, 'enrolment/no-import'),
    );
  });
});
