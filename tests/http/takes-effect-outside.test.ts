import { afterAll, beforeAll, expect, it } from 'vitest';
import { PublishMockExam } from '../../src/domain/exam/use-cases/publish-mock-exam.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { AdminCourseReply } from '../../src/wire/replies/admin-catalog.ts';
import type { Answer } from '../support/asking.ts';
import { openSchool, PASSWORD, type Person, type School } from '../support/school.ts';
import { mockExamDesk, sentMockExam } from './support/mock-exams.ts';
import { problem } from './support/problem.ts';
import { questionBank } from './support/question-bank.ts';
import { TEAM_RIGHTS } from './support/rights-table.ts';

const NEEDED = problem(403, 'identity/confirm-password');
const ELEVEN_MINUTES_MS = 11 * 60_000;

let school: School;
let boss: Person;
beforeAll(async () => {
  school = await openSchool();
  boss = await school.admin();
});
afterAll(() => school.close());

const letTimePass = () =>
  school
    .db('auth_sessions')
    .where({ user_id: boss.id })
    .update({ confirmed_at: Date.now() - ELEVEN_MINUTES_MS });
const confirm = () => school.ask('POST', paths.confirmPassword, { as: boss, body: { password: PASSWORD } });
const callsThat = (effect: string): string[] =>
  Object.values(TEAM_RIGHTS).flatMap((calls) => Object.keys(calls).filter((name) => calls[name] === effect));
const ask = (name: string) => {
  const [method = '', path = ''] = name.split(' ');
  const body = method === 'GET' ? {} : { body: {} };
  return school.ask(method, `/api${path.replace(/:\w+/g, 'some-id')}`, { as: boss, ...body });
};

it('each call that takes effect outside is refused to a session without a recent password, and goes on with it', async () => {
  const outside = callsThat('outside');
  expect(outside.length).toBeGreaterThan(30);
  await letTimePass();
  for (const name of outside) expect(await ask(name), name).toMatchObject(NEEDED);
  await confirm();
  for (const name of outside) expect((await ask(name)).status, name).not.toBe(403);
});

it('each other call is not held up by it', async () => {
  await letTimePass();
  for (const name of callsThat('inside')) expect(await ask(name), name).not.toMatchObject(NEEDED);
});

/** Calls by whose parameters and body is decided: those that take effect outside, and one that does not. */
const SOMETIMES: Readonly<
  Record<string, () => Promise<{ outside: (() => Promise<Answer>)[]; inside: () => Promise<Answer> }>>
> = {
  'PUT /admin/courses/:courseId': async () => {
    const { id } = await school.course();
    const { json } = await school.ask('GET', href(paths.adminCourse, { courseId: id }), { as: boss });
    const { title, description, price, durationMonths } = json as AdminCourseReply;
    const edit = (facts: object) => () =>
      school.ask('PUT', href(paths.adminCourse, { courseId: id }), {
        as: boss,
        body: { title, description, price, durationMonths, ...facts },
      });
    return {
      outside: [edit({ price: 0 }), edit({ price: price - 1 }), edit({ durationMonths: durationMonths + 1 })],
      inside: edit({ title: 'Another title' }),
    };
  },
  'DELETE /admin/courses/:courseId': async () => {
    const remove =
      ({ id }: { id: string }) =>
      () =>
        school.ask('DELETE', href(paths.adminCourse, { courseId: id }), { as: boss });
    const [live, had, draft] = [await school.course(), await school.course(), await school.course()];
    await school.enrol((await school.student('ada')).id, had.id);
    await school.db('courses').whereIn('id', [had.id, draft.id]).update({ is_live: false });
    return { outside: [remove(live), remove(had)], inside: remove(draft) };
  },
  'PUT /admin/mock-exams/:mockExamId': async () => {
    const bank = questionBank(school, boss, await school.admin('second'));
    const mocks = mockExamDesk(school, boss, bank);
    const course = await school.course();
    const facts = { releaseAt: '2099-05-01T09:30:00.000Z', courseIds: [course.id] };
    const full = await mocks.full();
    const { revision } = (await mocks.save(full, facts)).json as { revision: number };
    await school.container.get(PublishMockExam).run({ mockExamId: full.id, revision });
    const published = await mocks.read(full.id);
    const save = (change: object) => () =>
      mocks.call('PUT', paths.mockExam, full.id, { ...sentMockExam(published), ...change });
    return {
      outside: [save({ releaseAt: '2099-05-01T09:29:00.000Z' }), save({ releaseAt: null })],
      inside: save({ releaseAt: '2099-05-02T09:30:00.000Z' }),
    };
  },
  'PUT /admin/vignettes/:vignetteId/pool': async () => {
    const bank = questionBank(school, boss, await school.admin('third'));
    const { id } = await bank.approved();
    const move = (pool: string) => () => bank.call('PUT', paths.vignettePool, id, { pool });
    return { outside: [move('practice')], inside: move('mock') };
  },
};

it('has an example of each call by whose content is decided', () => {
  expect(Object.keys(SOMETIMES).sort()).toEqual(callsThat('sometimes').sort());
});

it.each(Object.keys(SOMETIMES))('%s asks for the password when it takes effect outside, and else not', async (name) => {
  await confirm();
  const { outside, inside } = await SOMETIMES[name]!();
  await letTimePass();
  for (const call of outside) expect(await call()).toMatchObject(NEEDED);
  expect((await inside()).status).toBe(200);
  await confirm();
  expect((await outside[0]!()).status).not.toBe(403);
});
