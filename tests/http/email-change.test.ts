import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { NodeSecrets } from '../../src/adapters/node-crypto/node-secrets.ts';
import type { Jobs } from '../../src/domain/kernel/jobs.ts';
import { openSchool, PASSWORD, register, type School, type Signed, signedUp } from './identity-school.ts';

const NEW = 'ada.byron@example.com';
const { digest } = new NodeSecrets('a key of the tests');

let school: School;
afterEach(() => school.close());

async function open(options: Parameters<typeof openSchool>[0] = {}) {
  school = await openSchool(options);
  const ada = await signedUp(school);
  await school.users.confirmEmail(ada.id, 'ada@example.com', school.clock.now());
  return ada;
}

const post = (path: string, body: object, bearer?: string) =>
  request(school.app)
    .post(`/auth/email-change${path}`)
    .set(bearer === undefined ? {} : { Authorization: bearer })
    .send(body);
const ask = ({ bearer }: Signed, body: object = {}) =>
  post('', { email: NEW, currentPassword: PASSWORD, ...body }, bearer);

/** The change's newest job, whose link gets this token as if it had been mailed. */
async function mailed(name: 'identity/send-email-link' | 'identity/send-email-changed', token: string) {
  const job: { payload: string } = await school.database('jobs').where({ name }).orderBy('rowid', 'desc').first();
  const { changeId } = JSON.parse(job.payload) as Jobs[typeof name];
  const column = name === 'identity/send-email-link' ? 'token_digest' : 'undo_digest';
  await school
    .database('email_changes')
    .where({ id: changeId })
    .update({ [column]: digest(token) });
  return token;
}
const emailOf = async ({ id }: Signed) => (await school.users.find(id))?.email;

describe('changing the own address', () => {
  it('goes from the password to the link, and back by the link of the old address', async () => {
    const ada = await open();
    const asked = await ask(ada).expect(200);
    expect(asked.body).toEqual({ message: `We have sent a link to ${NEW}. Your address changes when you open it.` });
    expect(asked.headers['cache-control']).toBe('no-store');
    expect(await emailOf(ada)).toBe('ada@example.com');

    const token = await mailed('identity/send-email-link', 'link');
    const confirmed = await post('/confirm', { token }).expect(200);
    expect(confirmed.body.message).toBe(`Your email address is now ${NEW}. Please sign in with it from now on.`);
    expect(confirmed.headers['set-cookie']).toBeUndefined();
    const me = await request(school.app).get('/auth/me').set('Authorization', ada.bearer).expect(200);
    expect(me.body.user.email).toBe(NEW);
    // A double press, Back, or a mail program that looked first.
    expect((await post('/confirm', { token }).expect(200)).body).toEqual(confirmed.body);

    const undo = await mailed('identity/send-email-changed', 'undo');
    const undone = await post('/undo', { token: undo }).expect(200);
    expect(undone.body.message).toBe(
      'Your email address is ada@example.com again. We have sent you a link there to choose a new password.',
    );
    await request(school.app).get('/auth/me').set('Authorization', ada.bearer).expect(401);
    expect((await post('/undo', { token: undo }).expect(200)).body).toEqual(undone.body);
    expect((await post('/confirm', { token }).expect(422)).body.code).toBe('identity/email-link-used');
  });

  it('needs a session and the password, and a cookie alone is none', async () => {
    const ada = await open();
    await post('', { email: NEW, currentPassword: PASSWORD }).expect(401);
    await request(school.app)
      .post('/auth/email-change')
      .set('Cookie', ada.cookie)
      .send({ email: NEW, currentPassword: PASSWORD })
      .expect(401);
    const { body } = await ask(ada, { currentPassword: 'a guess' }).expect(422);
    expect(body).toMatchObject({ code: 'identity/wrong-password', fields: { currentPassword: expect.any(String) } });
  });

  it.each([
    ['no address', { email: '' }, 'Please enter your new email address.'],
    ['half of one', { email: 'ada@' }, 'Please enter a full email address, like name@example.com.'],
    ['a line break', { email: 'a@example.com\nBcc: b@example.com' }, expect.any(String)],
  ])('refuses %s at its field', async (_name, body, sentence) => {
    const ada = await open();
    const response = await ask(ada, body).expect(422);
    expect(response.body.fields).toMatchObject({ email: sentence });
    expect(await school.database('email_changes')).toEqual([]);
  });

  it('refuses an address that has an account', async () => {
    const ada = await open();
    await register(school, 'bob@example.com').expect(201);
    const { body } = await ask(ada, { email: 'bob@example.com' }).expect(409);
    expect(body).toMatchObject({
      code: 'identity/email-taken',
      fields: { email: 'An account with this email already exists.' },
    });
  });

  it.each(['/confirm', '/undo'])('refuses a link at %s that is none, and limits tries', async (path) => {
    await open({ limitFactor: 1 });
    expect((await post(path, {}).expect(422)).body.fields).toEqual({ token: 'This link is not complete.' });
    expect((await post(path, { token: 'x'.repeat(201) }).expect(422)).body.fields).toBeDefined();
    for (let turn = 0; turn < 5; turn += 1)
      expect((await post(path, { token: 'made-up' }).expect(422)).body.code).toBe('identity/email-link-dead');
    await post(path, { token: 'made-up' }).expect(429);
  });
});
