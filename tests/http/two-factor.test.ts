import { Secret, TOTP } from 'otpauth';
import request from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { login, makeAdmin, openSchool, PASSWORD, type School, signedInAgain, signedUp } from './identity-school.ts';

let school: School;
afterEach(() => school.close());

const post = (path: string, bearer: string, body: object) =>
  request(school.app).post(path).set('Authorization', bearer).send(body);
/** What the app shows so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: school.clock.now().getTime() + steps * 30_000,
  });

it('an administrator turns it on, signs in with a code or a recovery code, and off', async () => {
  school = await openSchool();
  const { id } = await signedUp(school);
  await makeAdmin(school.database, id);
  const before = await login(school, 'ada@example.com').expect(200);
  expect(before.body.wantsTwoFactor).toBe(true);
  const bearer = `Bearer ${before.body.token}`;
  const { body: made } = await post('/auth/two-factor', bearer, { currentPassword: PASSWORD }).expect(200);
  expect(made.address).toContain(`secret=${made.secret}`);
  expect(JSON.stringify(await school.database('two_factors'))).not.toContain(made.secret);
  await post('/auth/two-factor/confirm', bearer, { code: '12' }).expect(422);
  const { body } = await post('/auth/two-factor/confirm', bearer, { code: codeOf(made.secret) }).expect(200);
  const [recoveryCode, spareCode] = body.recoveryCodes as string[];

  const asked = await login(school, 'ada@example.com').expect(422);
  expect(asked.body).toMatchObject({ code: 'identity/code-required', fields: { code: expect.any(String) } });
  const withCode = (code: string, password = PASSWORD) =>
    login(school, 'ada@example.com', password).send({ email: 'ada@example.com', password, code });
  const wrong = await withCode('000000').expect(401);
  expect((await withCode(codeOf(made.secret, 1), 'a guess').expect(401)).body).toEqual(wrong.body);
  const next = codeOf(made.secret, 1);
  expect((await withCode(next).expect(200)).body.wantsTwoFactor).toBeUndefined();
  await withCode(next).expect(401);
  const last = await withCode(recoveryCode ?? '').expect(200);
  // Of an administrator's sessions the oldest have given way.
  const newest = `Bearer ${last.body.token}`;

  const state = await request(school.app).get('/auth/two-factor').set('Authorization', newest).expect(200);
  expect(state.body).toEqual({ isOn: true, since: expect.any(String), recoveryCodes: 9, isWanted: false });
  const remove = (code?: string) => post('/auth/two-factor/remove', newest, { currentPassword: PASSWORD, code });
  await remove().expect(422);
  expect((await remove('000000').expect(422)).body).toMatchObject({ code: 'identity/wrong-code' });
  await remove(spareCode).expect(200);
  await login(school, 'ada@example.com').expect(200);
});

it('a student has none', async () => {
  school = await openSchool();
  await signedUp(school);
  const { bearer } = await signedInAgain(school);
  await post('/auth/two-factor', bearer, { currentPassword: PASSWORD }).expect(403);
});
