import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchool, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
beforeAll(async () => void (school = await openSchool()));
afterAll(() => school.close());

const QUESTION = {
  firstName: 'Zoë',
  lastName: "O'Brien",
  email: 'zoe@example.org',
  message: 'When does it start? <script>alert(1)</script>',
};
const send = (body: unknown) => school.ask('POST', '/api/contact', { body });

describe('a contact message', () => {
  it('is stored, delivered once, and answered in the agreed words', async () => {
    await school.db('contact_messages').delete();
    await school.db('mails').delete();
    expect(
      await send({ ...QUESTION, phone: '+61 400 000 000', isAdmin: true, id: 'mine', deliveredAt: 1 }),
    ).toMatchObject({
      status: 201,
      json: { message: 'Message sent successfully!' },
    });
    await school.drainJobs();
    const [stored, ...more] = await school.db('contact_messages');
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ first_name: 'Zoë', phone: '+61 400 000 000', delivered_at: expect.any(Number) });
    expect(stored.id).not.toBe('mine');
    expect(await school.db('mails')).toMatchObject([
      { to: 'school@example.org', reply_to: 'zoe@example.org', subject: "Message from Zoë O'Brien" },
    ]);
  });
});

describe('a contact message with faults', () => {
  it('hears of all of them at once, and nothing is stored', async () => {
    await school.db('contact_messages').delete();
    expect(await send({})).toMatchObject(
      problem(422, 'request/invalid', ['firstName', 'lastName', 'email', 'message']),
    );
    expect(await send({ ...QUESTION, firstName: ' ', email: 'nobody', phone: 'call me' })).toMatchObject(
      problem(422, 'request/invalid', ['firstName', 'email', 'phone']),
    );
    for (const email of [
      'a@b',
      'a b@example.org',
      'a@example.org\nBcc: x@example.org',
      '@example.org',
      'a@@example.org',
      'a,b@example.org',
      '<a>@example.org',
      `${'x'.repeat(300)}@example.org`,
    ]) {
      expect(await send({ ...QUESTION, email }), email).toMatchObject(problem(422, 'request/invalid', ['email']));
    }
    for (const [field, value] of [
      ['firstName', 'x'.repeat(81)],
      ['firstName', 'Zoë\r\nBcc: x@example.org'],
      ['message', 'x'.repeat(5001)],
      ['message', {}],
      ['lastName', ['a']],
    ] as const) {
      expect(await send({ ...QUESTION, [field]: value })).toMatchObject(problem(422, 'request/invalid', [field]));
    }
    expect(await school.db('contact_messages')).toEqual([]);
  });
});
