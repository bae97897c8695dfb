import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COPIED } from '../../src/adapters/knex/identity/personal-data/copied-tables.ts';
import { paths } from '../../src/wire/paths.ts';
import { openSchool, PASSWORD, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let boss: Person;
beforeAll(async () => {
  school = await openSchool();
  boss = await school.admin();
});
afterAll(() => school.close());

const copyOwn = (as: Person, currentPassword = PASSWORD) =>
  school.ask('POST', paths.ownDataCopy, { as, body: { currentPassword } });
const erase = (who: Person, body: object = {}, as = boss) =>
  school.ask('POST', `/admin/students/${who.id}/erasure`, {
    as,
    body: { email: who.email, reason: 'Asked for by mail.', ...body },
  });

describe('a copy of one’s data', () => {
  it('is one file with everything, for the person with their password', async () => {
    const ada = await school.student('ada');
    const course = await school.course();
    await school.enrol(ada.id, course.id);
    const { status, headers, text } = await copyOwn(ada);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename=personal-data-\d{4}-\d\d-\d\d\.json$/);
    expect(headers['cache-control']).toBe('no-store');
    const copy = JSON.parse(text) as Record<string, object[]>;
    expect(Object.keys(copy)).toEqual(['madeAt', ...Object.values(COPIED).map(({ kind }) => kind)]);
    expect(copy.account).toMatchObject([{ id: ada.id, email: ada.email }]);
    expect(copy.enrolments).toMatchObject([{ course_id: course.id }]);
    expect(copy.sessions).toHaveLength(1);
    expect(text).not.toMatch(/argon2|password_hash|digest|\$plain/);
    expect(await copyOwn(ada, 'wrong')).toMatchObject(problem(422, 'identity/wrong-password'));
  });

  it('of thousands of rows is whole', async () => {
    const max = await school.student('max');
    const rows = Array.from({ length: 3_000 }, (_, at) => ({
      ...{ id: `entry-${at}`, user_id: max.id, course_id: 'c', content_id: 'x', kind: 'key-held' },
      ...{ minute: at, at, count: 1 },
    }));
    for (let at = 0; at < rows.length; at += 500) await school.db('activity_entries').insert(rows.slice(at, at + 500));
    const { json } = await school.ask('GET', `/admin/students/${max.id}/data-copy`, { as: boss });
    expect((json as { protectionLog: object[] }).protectionLog).toHaveLength(3_000);
  });

  it('is the school’s for a student only, and noted', async () => {
    const eve = await school.student('eve');
    const ask = (id: string, as = boss) => school.ask('GET', `/admin/students/${id}/data-copy`, { as });
    expect((await ask(eve.id)).status).toBe(200);
    expect(await school.db('admin_actions').where({ kind: 'data-copied', user_id: eve.id })).toMatchObject([
      { actor_id: boss.id, path: `GET /admin/students/${eve.id}/data-copy` },
    ]);
    expect(await ask(boss.id)).toMatchObject(problem(404, 'identity/no-such-person'));
    expect((await ask(boss.id, eve)).status).toBe(403);
  });
});

describe('deleting a student’s data', () => {
  it('signs them out, frees the address, and is told in the log', async () => {
    const leo = await school.student('leo');
    expect(await erase(leo, { email: leo.email.toUpperCase() })).toMatchObject({
      status: 200,
      json: { message: 'The personal data is deleted. Nothing is kept.' },
    });
    expect((await school.ask('GET', paths.me, { as: leo })).status).toBe(401);
    expect((await school.ask('GET', `/admin/students/${leo.id}`, { as: boss })).status).toBe(404);
    expect((await erase(leo)).status).toBe(200);
    expect(await school.db('admin_actions').where({ kind: 'erased', user_id: leo.id })).toHaveLength(1);
    const body = { name: 'Leo', email: leo.email, phone: '+61 400 000 000', password: PASSWORD };
    expect((await school.ask('POST', paths.register, { body })).status).toBe(201);
  });

  it('asks for the address and a reason, and never takes the team', async () => {
    const kim = await school.student('kim');
    expect(await erase(kim, { email: 'other@example.org' })).toMatchObject(
      problem(422, 'identity/erase-other-email', ['email']),
    );
    expect(await erase(kim, { reason: ' ' })).toMatchObject({ status: 422 });
    expect(await erase(kim, { reason: `By ${kim.email}` })).toMatchObject(
      problem(422, 'identity/erase-telling-reason', ['reason']),
    );
    expect(await erase(boss)).toMatchObject(problem(409, 'identity/erase-own-account'));
    const second = await school.admin('second');
    expect(await erase(second)).toMatchObject(problem(409, 'identity/erase-team-account'));
    expect((await erase(kim, {}, kim)).status).toBe(403);
    expect((await school.ask('GET', paths.me, { as: kim })).status).toBe(200);
  });
});
