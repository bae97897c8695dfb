import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href, paths } from '../../src/wire/paths.ts';
import type { ExtraTimeReply, StudentSittingsReply } from '../../src/wire/replies/extra-time.ts';
import type { SavedAnswersReply, SittingReply } from '../../src/wire/replies/sittings.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';
import { sittingCalls } from './support/sitting-calls.ts';

let school: School;
let calls: ReturnType<typeof sittingCalls>;
let admin: Person;
let mockExamId: string;
let enrolled: (name: string) => Promise<Person>;

beforeAll(async () => {
  school = await openSchool();
  calls = sittingCalls(school);
  admin = await school.admin();
  const course = await school.course();
  enrolled = async (name) => {
    const person = await school.student(name);
    await school.enrol(person.id, course.id);
    return person;
  };
  await fillBank(school.db, ['one', 'two']);
  await fillBank(school.db, ['mock'], { pool: 'mock' });
  const { kernel, exam } = school.installation.dependencies;
  mockExamId = kernel.ids.next();
  await exam.mockExams.add(publishedMockExam([['mock']], { id: mockExamId, courseIds: [course.id] }));
});
afterAll(() => school.close());

const extraTime = ({ id }: { id: string }) => href(paths.studentExtraTime, { studentId: id });
const give = (student: { id: string }, body: object, as = admin) =>
  school.ask('PUT', extraTime(student), { as, body: { percent: 25, reason: 'Dyslexia', ...body } });
const extend = (sittingId: string, body: object, as = admin) =>
  school.ask('POST', href(paths.sittingExtension, { sittingId }), {
    as,
    body: { minutes: 10, reason: 'Power cut', ...body },
  });
const sittingsOf = async ({ id }: { id: string }) =>
  (await school.ask('GET', href(paths.studentSittings, { studentId: id }), { as: admin })).json as StudentSittingsReply;

/** In a mock exam whose one section of twenty minutes runs. */
async function inMock(name: string) {
  const person = await enrolled(name);
  const body = { idempotencyKey: `mock-of-${name}`, mockExamId };
  const { id } = (await school.ask('POST', paths.sittings, { as: person, body })).json as SittingReply;
  const started = (await calls.start(person, id)).json as SittingReply;
  return { person, id, deadlineAt: Date.parse(started.sections[0]?.deadlineAt ?? '') };
}
const MINUTE = 60_000;

describe('extra time', () => {
  it('is given, read and removed by an administrator, and noted each time', async () => {
    const { id } = await school.student('fay');
    expect((await school.ask('GET', extraTime({ id }), { as: admin })).json).toEqual({ extraTime: null });
    expect((await give({ id }, { percent: 50, until: '2099-01-31' })).status).toBe(422);
    const until = `${new Date().getUTCFullYear() + 1}-06-30`;
    expect(await give({ id }, { percent: 50, until })).toMatchObject({ status: 200, json: { message: /^fay/i } });
    const { json } = await school.ask('GET', extraTime({ id }), { as: admin });
    expect((json as ExtraTimeReply).extraTime).toMatchObject({
      ...{ percent: 50, reason: 'Dyslexia', hasEnded: false, grantedBy: expect.any(String) },
      until: new Date(`${until}T13:59:59.999Z`).toISOString(),
    });
    expect((await school.ask('DELETE', extraTime({ id }), { as: admin })).status).toBe(200);
    expect((await school.ask('GET', extraTime({ id }), { as: admin })).json).toEqual({ extraTime: null });
    const acts = await school.db('admin_actions').where({ user_id: id }).orderBy('at').select('kind', 'reason');
    expect(acts).toEqual([
      { kind: 'extra-time-set', reason: '50%: Dyslexia' },
      { kind: 'extra-time-removed', reason: null },
    ]);
  });

  it('reaches a section that runs with its next save, and never moves it earlier', async () => {
    const { person, id, deadlineAt } = await inMock('gus');
    const given = await give(person, { percent: 50 });
    expect(given.text).toContain('The section that is running now ends at');
    const saved = (await calls.save(person, id, 1, [])).json as SavedAnswersReply;
    expect(Date.parse(saved.deadlineAt)).toBe(deadlineAt + 10 * MINUTE);
    expect(await calls.read(person, id)).toMatchObject({ extraTimePercent: 50 });
    expect((await give(person, { percent: 0 })).text).not.toContain('running');
    await school.ask('DELETE', extraTime(person), { as: admin });
    const later = (await calls.save(person, id, 2, [])).json as SavedAnswersReply;
    expect(later.deadlineAt).toBe(saved.deadlineAt);
  });

  it('refuses what is none, and somebody who is no student', async () => {
    const student = await school.student('hal');
    const whole = { fields: { percent: 'Extra time is a whole number from 0 to 200 percent.' } };
    for (const percent of [201, '25'])
      expect(await give(student, { percent })).toMatchObject({ status: 422, json: whole });
    expect(await give(student, { until: 'soon', reason: '  ' })).toMatchObject({
      status: 422,
      json: { fields: { until: expect.any(String), reason: expect.any(String) } },
    });
    expect(await give(admin, {})).toMatchObject(problem(404, 'exam/no-student'));
    for (const method of ['GET', 'DELETE'] as const)
      expect(await school.ask(method, extraTime(admin), { as: admin })).toMatchObject(problem(404, 'exam/no-student'));
    expect((await give(student, {}, student)).status).toBe(403);
    expect((await school.ask('GET', extraTime(student), { as: student })).status).toBe(403);
  });
});

describe('an extension', () => {
  it('gives the section that runs some minutes more, which its next save tells', async () => {
    const { person, id, deadlineAt } = await inMock('ivy');
    expect((await sittingsOf(person)).sittings).toMatchObject([
      { id, state: 'running', running: { section: 1, deadlineAt: new Date(deadlineAt).toISOString() } },
    ]);
    expect(await extend(id, { minutes: 120 })).toMatchObject({ status: 200 });
    const saved = (await calls.save(person, id, 1, [])).json as SavedAnswersReply;
    expect(Date.parse(saved.deadlineAt)).toBe(deadlineAt + 120 * MINUTE);
    expect((await sittingsOf(person)).sittings[0]?.running?.deadlineAt).toBe(saved.deadlineAt);
    const [act] = await school.db('admin_actions').where({ user_id: person.id });
    expect(act).toMatchObject({ kind: 'section-extended', reason: '120 min: Power cut', actor_id: admin.id });
  });

  it('refuses minutes that are none, no reason, and a test that nobody knows', async () => {
    const { person, id, deadlineAt } = await inMock('joe');
    for (const minutes of [121, '10'])
      expect(await extend(id, { minutes })).toMatchObject({
        status: 422,
        json: { fields: { minutes: 'Please choose 1 to 120 minutes.' } },
      });
    expect(await extend(id, { reason: ' ' })).toMatchObject({ status: 422 });
    expect(await extend('nothing', {})).toMatchObject(problem(404, 'exam/no-sitting'));
    expect((await extend(id, {}, person)).status).toBe(403);
    const { deadlineAt: after } = (await calls.save(person, id, 1, [])).json as SavedAnswersReply;
    expect(Date.parse(after)).toBe(deadlineAt);
  });
});

it('sittings are listed of students alone, for administrators alone', async () => {
  const student = await school.student('lea');
  expect(await sittingsOf(student)).toEqual({ sittings: [], nextBefore: null });
  const at = (studentId: string) => href(paths.studentSittings, { studentId });
  expect(await school.ask('GET', at(admin.id), { as: admin })).toMatchObject(problem(404, 'exam/no-student'));
  expect((await school.ask('GET', at(student.id), { as: student })).status).toBe(403);
});
