import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { NodeSecrets } from '../../src/adapters/node-crypto/node-secrets.ts';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import { openSchool, type School, type Signed, signedUp } from './identity-school.ts';

const { digest } = new NodeSecrets('a key of the tests');

let school: School;
afterEach(() => school.close());

async function open(options: Parameters<typeof openSchool>[0] = {}) {
  school = await openSchool(options);
  return signedUp(school);
}

const confirm = (body: object) => request(school.app).post('/auth/confirm-email').send(body);
const again = ({ bearer }: Signed) =>
  request(school.app).post('/auth/confirm-email/link').set('Authorization', bearer).send({});
const isConfirmed = async ({ bearer }: Signed): Promise<boolean> =>
  (await request(school.app).get('/auth/me').set('Authorization', bearer).expect(200)).body.user.isEmailConfirmed;

/** Puts a link there as if it had been mailed. */
async function mailed({ id }: Signed) {
  const expires = after(school.clock.now(), 7 * DAY_MS).getTime();
  const link = { user_id: id, email: 'ada@example.com', token_digest: digest('link'), expires_at: expires };
  await school.database('email_confirmations').insert(link).onConflict('user_id').merge();
  return 'link';
}

describe('confirming the own address', () => {
  it('works by the link alone, signed out, and opens no session', async () => {
    const ada = await open();
    expect(await isConfirmed(ada)).toBe(false);
    const token = await mailed(ada);
    const answer = await confirm({ token }).expect(200);
    expect(answer.body).toEqual({ message: 'Thank you. Your email address ada@example.com is confirmed.' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await isConfirmed(ada)).toBe(true);
    await confirm({ token }).expect(200);
  });

  it('refuses a link that is none, and limits tries', async () => {
    await open({ limitFactor: 1 });
    expect((await confirm({}).expect(422)).body.fields).toEqual({ token: 'This link is not complete.' });
    expect((await confirm({ token: 'x'.repeat(201) }).expect(422)).body.fields).toBeDefined();
    for (let turn = 0; turn < 5; turn += 1)
      expect((await confirm({ token: 'made-up' }).expect(422)).body.code).toBe('identity/email-link-dead');
    await confirm({ token: 'made-up' }).expect(429);
  });

  it('sends the link again to whom it is for, and not once the address is confirmed', async () => {
    const ada = await open();
    await request(school.app).post('/auth/confirm-email/link').send({}).expect(401);
    await school.database('jobs').delete();
    expect((await again(ada).expect(200)).body).toEqual({ message: 'We have sent a link to ada@example.com.' });
    const jobs = await school.database('jobs').pluck('name');
    expect(jobs).toEqual(['identity/send-email-confirmation']);
    await confirm({ token: await mailed(ada) }).expect(200);
    expect((await again(ada).expect(409)).body.code).toBe('identity/email-confirmed');
  });

  it('sends it a few times in an hour', async () => {
    const ada = await open({ limitFactor: 1 });
    for (let turn = 0; turn < 3; turn += 1) await again(ada).expect(200);
    const refused = await again(ada).expect(429);
    expect(refused.body.code).toBe('identity/too-many-email-links');
    expect(refused.headers['retry-after']).toBe('3600');
  });
});
