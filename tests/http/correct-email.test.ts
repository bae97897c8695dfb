import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href, paths } from '../../src/wire/paths.ts';
import type { OutboxReply } from '../../src/wire/replies/operations.ts';
import type { StudentReply } from '../../src/wire/replies/reporting.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let admin: Person;
beforeAll(async () => {
  school = await openSchool();
  admin = await school.admin();
});
afterAll(() => school.close());

const correct = ({ id }: { id: string }, body: object, as = admin) =>
  school.ask('PUT', href(paths.studentEmail, { studentId: id }), { as, body: { reason: 'A typing mistake', ...body } });
const student = async ({ id }: { id: string }) =>
  (await school.ask('GET', href(paths.student, { studentId: id }), { as: admin })).json as StudentReply;
const mailsTo = async (to: string) => {
  await school.drainJobs();
  const { mails } = (await school.ask('GET', '/api/admin/outbox', { as: admin })).json as OutboxReply;
  return mails.filter((mail) => mail.to === to);
};
const linkIn = (text: string | null | undefined) => /\/confirm-email\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';

describe('correcting the address of a student', () => {
  it('counts once the new address has confirmed it, and tells the old one without a way back', async () => {
    const ada = await school.newcomer('ada');
    expect((await student(ada)).emailConfirmedAt).toBeNull();
    expect(await correct(ada, { email: ' Ada@Right.example ' })).toMatchObject({
      status: 200,
      json: { message: 'We have sent a link to ada@right.example. The address changes when the student opens it.' },
    });
    expect((await student(ada)).email).toBe('ada@example.org');
    expect((await student(ada)).waitingEmail).toMatchObject({ email: 'ada@right.example', correctedBy: 'Boss' });
    const own = await school.ask('GET', paths.emailChange, { as: ada });
    expect(own.json).toMatchObject({ waiting: { email: 'ada@right.example', isCorrection: true } });
    expect(own.text).not.toContain('Boss');
    const [link] = await mailsTo('ada@right.example');
    expect(link?.kind).toBe('email-link');
    const confirmed = await school.ask('POST', '/api/auth/email-change/confirm', {
      body: { token: linkIn(link?.text) },
    });
    expect(confirmed.status).toBe(200);
    expect(await student(ada)).toMatchObject({
      email: 'ada@right.example',
      emailConfirmedAt: expect.any(String),
      waitingEmail: null,
    });
    expect(await school.ask('GET', '/api/auth/me', { as: ada })).toMatchObject({ status: 401 });
    expect((await school.ask('GET', '/api/auth/me', { as: admin })).status).toBe(200);
    const [notice] = (await mailsTo('ada@example.org')).filter(({ kind }) => kind === 'email-changed');
    expect(notice?.text).not.toMatch(/undo-email|right\.example/);
    const acts = await school.db('admin_actions').where({ user_id: ada.id, kind: 'email-corrected' });
    expect(acts).toMatchObject([{ reason: 'A typing mistake', actor_id: admin.id }]);
  });

  it.each([
    ['no address', { email: '' }, ['email']],
    ['no reason', { email: 'bob@right.example', reason: ' ' }, ['reason']],
  ])('refuses %s at its field', async (name, body, fields) => {
    const bob = await school.newcomer(`bob-${name.length}`);
    const { status, json } = await correct(bob, body);
    expect(status).toBe(422);
    expect(Object.keys((json as { fields: object }).fields)).toEqual(fields);
    expect(await school.db('email_changes').where({ user_id: bob.id })).toEqual([]);
  });

  it('refuses a taken address, a colleague and nobody', async () => {
    const [cyd, other] = [await school.newcomer('cyd'), await school.admin('other')];
    expect(await correct(cyd, { email: 'other@example.org' })).toMatchObject(
      problem(409, 'identity/email-taken', ['email']),
    );
    for (const { id } of [other, admin, { id: 'nobody' }])
      expect(await correct({ id }, { email: 'x@example.org' })).toMatchObject(problem(404, 'identity/no-such-person'));
  });
});
