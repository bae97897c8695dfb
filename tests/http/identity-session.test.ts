import session from 'express-session';
import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { openCookieStore } from '../../src/adapters/knex/identity/cookie-store.ts';
import { DAY_MS } from '../../src/domain/kernel/clock.ts';
import {
  cookieOf,
  cookiesOf,
  login,
  OWN_ACCESS,
  openSchool,
  PASSWORD,
  type School,
  type SchoolOptions,
  type Signed,
  signedInAgain,
  signedUp,
} from './identity-school.ts';

let school: School;
const open = async (options?: SchoolOptions) => (school = await openSchool(options));
afterEach(() => school.close());

type Headers = Record<string, string>;
const bearerOf = (signed: Signed): Headers => ({ Authorization: signed.bearer });
const cookiesOnly = (signed: Signed): Headers => ({ Cookie: signed.cookie });
const mine = (headers: Headers) => request(school.app).get('/mine').set(headers);
const me = (headers: Headers) => request(school.app).get('/auth/me').set(headers);
const post = (path: string, body: object, headers: Headers = {}) =>
  request(school.app).post(path).set(headers).send(body);

describe('signing in', () => {
  it('answers the token, the user and the role, and keeps no copy anywhere', async () => {
    await open();
    const ada = await signedUp(school);
    const response = await login(school, '  ADA@Example.com ').expect(200);
    const user = {
      _id: ada.id,
      id: ada.id,
      name: 'Ada',
      email: 'ada@example.com',
      isEmailConfirmed: false,
      phone: '+61 400 000 000',
      role: 'student',
      roles: [],
      purchasedCourses: ['course-1'],
      access: [OWN_ACCESS],
    };
    expect(response.body).toEqual({ token: expect.any(String), user, role: 'student', message: 'Login successful!' });
    expect(response.headers['cache-control']).toBe('no-store');
    const me = await request(school.app).get('/auth/me').set('Authorization', ada.bearer).expect(200);
    expect(me.body).toEqual({ user });
    expect(me.headers['cache-control']).toBe('no-store');
  });

  it('sets a cookie for this site alone, as long as the session may live', async () => {
    await open();
    await signedUp(school);
    const cookies = cookiesOf(await login(school, 'ada@example.com'));
    expect(cookies.map((one) => one.split('=')[0]).sort()).toEqual(['device', 'sid']);
    const cookie = cookies.find((one) => one.startsWith('sid=')) ?? '';
    expect(cookie).toMatch(/^sid=s%3A/);
    for (const part of ['Path=/', 'HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/Domain|Secure/);
    const expiresAt = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(Math.abs(expiresAt - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
  });

  it('has a cookie that only https can carry, where we are reached by https', async () => {
    await open({ isHttps: true });
    await signedUp(school);
    const response = await login(school, 'ada@example.com').set('X-Forwarded-Proto', 'https').expect(200);
    const cookie = cookiesOf(response).find((one) => one.startsWith('__Host-sid=')) ?? '';
    expect(cookie).toMatch(/^__Host-sid=s%3A/);
    expect(cookie).toContain('Secure');
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('with a wrong password or an unknown address is answered in the same words', async () => {
    await open();
    await signedUp(school);
    for (const [email, password] of [
      ['ada@example.com', 'not the password'],
      ['nobody@example.com', PASSWORD],
    ] as const) {
      const response = await login(school, email, password).expect(401);
      const message = 'Invalid email or password.';
      expect(response.body).toEqual({ message, error: message, code: 'identity/wrong-credentials' });
      expect(cookiesOf(response)).toEqual([]);
    }
  });

  it('takes nothing from the address', async () => {
    await open();
    await signedUp(school);
    const query = `email=ada@example.com&password=${encodeURIComponent(PASSWORD)}`;
    expect((await post(`/auth/login?${query}`, {})).status).toBe(422);
  });

  it('never adopts a cookie that was there before, and ends what it stood for', async () => {
    await open();
    const ada = await signedUp(school);
    const again = await login(school, 'ada@example.com').set('Cookie', ada.cookie).expect(200);
    expect(cookieOf(again)).not.toBe('');
    expect(cookieOf(again)).not.toBe(ada.cookie);
    expect((await mine({ Cookie: ada.cookie })).status).toBe(401);
    expect((await mine({ Authorization: ada.bearer })).status).toBe(401);
    expect((await mine({ Cookie: cookieOf(again) })).status).toBe(200);

    const invented = await login(school, 'ada@example.com').set('Cookie', 'sid=s%3Aattacker.signature').expect(200);
    expect(cookieOf(invented)).not.toContain('attacker');
  });
});

describe('signing out', () => {
  it('ends bearer and cookie at once and expires all five cookies', async () => {
    await open();
    const ada = await signedUp(school);
    const response = await post('/auth/logout', {}, { Authorization: ada.bearer, Cookie: ada.cookie }).expect(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const expired = cookiesOf(response).filter((cookie) => cookie.includes('Expires=Thu, 01 Jan 1970'));
    expect(expired.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      'redirectAfterLogin',
      'role',
      'sid',
      'token',
      'user',
    ]);
    expect(cookiesOf(response)).toHaveLength(5);

    expect((await mine({ Authorization: ada.bearer })).status).toBe(401);
    expect((await mine({ Cookie: ada.cookie })).status).toBe(401);
    expect((await request(school.app).get('/stream/video').set('Cookie', `token=${ada.token}`)).status).toBe(401);
  });

  it('may be repeated, and asked by somebody who was never in; other devices stay signed in', async () => {
    await open();
    const ada = await signedUp(school);
    const phone = await signedInAgain(school);
    for (const headers of [bearerOf(ada), bearerOf(ada), {}])
      expect((await post('/auth/logout', {}, headers)).status).toBe(200);
    expect((await mine({ Authorization: phone.bearer })).status).toBe(200);
  });

  it.each([
    ['is over', true],
    ['is alive', false],
  ])('of a former session that %s leaves a newer one its cookies', async (_how, isOver) => {
    await open();
    const former = await signedUp(school);
    if (isOver) await post('/auth/logout', {}, { Authorization: former.bearer }).expect(200);
    const newer = await signedInAgain(school);
    const Cookie = `token=${encodeURIComponent(newer.token)}; ${newer.cookie}`;
    const response = await post('/auth/logout', {}, { Authorization: former.bearer, Cookie }).expect(200);
    expect(cookiesOf(response)).toEqual([]);
    expect((await mine({ Authorization: former.bearer })).status).toBe(401);
    expect([(await mine({ Authorization: newer.bearer })).status, (await mine({ Cookie })).status]).toEqual([200, 200]);
  });

  it('is a change like any other: a cookie alone does not do it', async () => {
    await open();
    const ada = await signedUp(school);
    expect((await post('/auth/logout', {}, { Cookie: ada.cookie })).status).toBe(401);
    expect((await mine({ Cookie: ada.cookie })).status).toBe(200);
  });
});

describe('a session', () => {
  it('survives the loss of the cookie store: asking who is signed in makes the cookie anew', async () => {
    const store = new session.MemoryStore();
    await open({ openStore: () => store });
    const ada = await signedUp(school);
    await new Promise((resolve) => store.clear(resolve));
    expect((await mine({ Cookie: ada.cookie })).status).toBe(401);

    const response = await me({ Authorization: ada.bearer, Cookie: ada.cookie }).expect(200);
    const fresh = cookieOf(response);
    expect(fresh).not.toBe('');
    expect(fresh).not.toBe(ada.cookie);
    expect((await mine({ Cookie: fresh })).status).toBe(200);
  });

  it('takes the place of one that the cookie still names though it has ended', async () => {
    await open();
    const ada = await signedUp(school);
    const next = await signedInAgain(school);
    await post('/auth/logout', {}, { Authorization: ada.bearer }).expect(200);
    const response = await me({ Authorization: next.bearer, Cookie: ada.cookie }).expect(200);
    expect((await mine({ Cookie: cookieOf(response) })).status).toBe(200);
    expect((await mine({ Cookie: ada.cookie })).status).toBe(401);
  });

  it('lives in the store that comes with the database, without a write for every request', async () => {
    await open({ openStore: openCookieStore });
    const ada = await signedUp(school);
    const [entry] = await school.database('http_sessions');
    expect((await mine({ Cookie: ada.cookie })).status).toBe(200);
    const written: string[] = [];
    school.database.on(
      'query',
      ({ sql }: { sql: string }) => void (/^(?:insert|update|delete|replace)/i.test(sql) && written.push(sql)),
    );
    expect((await mine({ Cookie: ada.cookie })).status).toBe(200);
    expect((await mine({ Authorization: ada.bearer, Cookie: ada.cookie })).status).toBe(200);
    expect(written).toEqual([]);
    expect(await school.database('http_sessions')).toEqual([entry]);
    await post('/auth/logout', {}, { Authorization: ada.bearer, Cookie: ada.cookie }).expect(200);
    expect(await school.database('http_sessions')).toEqual([]);
  });

  it('costs no cookie for a client that keeps none, and no second one while the first is good', async () => {
    await open();
    const ada = await signedUp(school);
    for (const headers of [bearerOf(ada), { ...bearerOf(ada), ...cookiesOnly(ada) }, cookiesOnly(ada)])
      expect(cookiesOf(await mine(headers).expect(200))).toEqual([]);
  });
});

it('changing the password asks for the current one, keeps this session for both carriers and ends the others', async () => {
  await open();
  const ada = await signedUp(school);
  const phone = await signedInAgain(school);
  const change = (currentPassword: string) =>
    post(
      '/auth/change-password',
      { currentPassword, password: 'another good password' },
      { Authorization: ada.bearer },
    );
  const { body } = await change('a guess').expect(422);
  expect(body.fields).toEqual({ currentPassword: 'Your current password is not correct.' });
  await change(PASSWORD).expect(200);
  for (const headers of [bearerOf(ada), cookiesOnly(ada)]) expect((await mine(headers)).status).toBe(200);
  for (const headers of [bearerOf(phone), cookiesOnly(phone)]) expect((await mine(headers)).status).toBe(401);
  expect((await login(school, 'ada@example.com', 'another good password')).status).toBe(200);
});
