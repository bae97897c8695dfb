import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import type { OwnSessionReply } from '../../src/wire/replies/identity.ts';
import { cookieOf, login, OWN_ACCESS, openSchool, PASSWORD, type School, signedUp } from './identity-school.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

let school: School;
afterEach(() => school.close());

type Method = 'get' | 'put' | 'post' | 'delete';
const ask = (method: Method, path: string, headers: Record<string, string>, body?: object) =>
  request(school.app)[method](path).set(headers).send(body);
const mine = async (headers: Record<string, string>) => (await ask('get', '/mine', headers)).status;

async function open() {
  school = await openSchool();
  return signedUp(school);
}

async function onDevice(agent: string, email = 'ada@example.com') {
  const response = await login(school, email, PASSWORD).set('User-Agent', agent).expect(200);
  return { Authorization: `Bearer ${String(response.body.token)}`, Cookie: cookieOf(response) };
}

async function devices(headers: Record<string, string>): Promise<OwnSessionReply[]> {
  return (await ask('get', '/auth/sessions', headers).expect(200)).body as OwnSessionReply[];
}

describe('changing the profile', () => {
  const change = (bearer: string, body: object) => ask('put', '/auth/profile', { Authorization: bearer }, body);

  it('answers the account as it is now, and so does every later request', async () => {
    const ada = await open();
    const response = await change(ada.bearer, {
      name: '  Ada Lovelace ',
      phone: '+61 411 111 111',
      email: 'other@example.com',
      role: 'admin',
    }).expect(200);
    const user = {
      _id: ada.id,
      id: ada.id,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      isEmailConfirmed: false,
      phone: '+61 411 111 111',
      role: 'student',
      roles: [],
      purchasedCourses: ['course-1'],
      access: [OWN_ACCESS],
    };
    expect(response.body).toEqual({ user });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await ask('get', '/auth/me', { Authorization: ada.bearer })).body).toEqual({ user });
    expect((await change(ada.bearer, { name: 'Ada', phone: '' }).expect(200)).body.user.phone).toBe('');
  });

  it('refuses what is wrong by its fields, and keeps what was there', async () => {
    const ada = await open();
    const [unseen, number] = [
      'Please leave out marks that cannot be seen.',
      'Please enter a phone number with digits, like +61 400 000 000.',
    ];
    for (const [body, fields] of [
      [{ name: '  ', phone: '' }, { name: 'Please enter your full name.' }],
      [{ name: 'a'.repeat(121), phone: '' }, { name: 'Please use at most 120 characters.' }],
      [{ name: 'Ada\nBcc: all', phone: '' }, { name: 'Please write this on one line.' }],
      [{ name: 'Ada \u202ecalevoL', phone: '' }, { name: unseen }],
      [{ name: 'Ada', phone: 'call me' }, { phone: number }],
      [{}, { name: 'Please enter your full name.', phone: 'Please enter your phone number.' }],
    ])
      expect((await change(ada.bearer, body!).expect(422)).body.fields, JSON.stringify(body)).toEqual(fields);
    expect((await ask('get', '/auth/me', { Authorization: ada.bearer })).body.user).toMatchObject({
      name: 'Ada',
      phone: '+61 400 000 000',
    });
  });
});

describe('the signed-in devices', () => {
  it('are listed in plain words, this one first', async () => {
    const ada = await open();
    school.clock.advance(60_000);
    const phone = await onDevice(ANDROID);
    const list = await devices(phone);
    const now = school.clock.now().toISOString();
    expect(list[0]).toEqual({
      _id: list[0]?.id,
      id: expect.any(String),
      device: 'Chrome on Android',
      createdAt: now,
      lastSeenAt: now,
      isCurrent: true,
    });
    expect(list.slice(1)).toMatchObject([{ device: 'Another client', isCurrent: false }]);
    expect((await devices({ Cookie: ada.cookie }))[0]).toMatchObject({ device: 'Another client', isCurrent: true });
    expect((await ask('get', '/auth/sessions', phone)).headers['cache-control']).toBe('no-store');
  });

  it('are named by ids that open nothing', async () => {
    const ada = await open();
    const [own] = await devices({ Authorization: ada.bearer });
    const id = own?.id ?? '';
    expect(id).not.toBe('');
    expect(await mine({ Authorization: `Bearer ${id}` })).toBe(401);
    for (const cookie of [`sid=${id}`, `sid=s%3A${id}`, `token=${id}`])
      expect(await mine({ Cookie: cookie }), cookie).toBe(401);
  });

  it('are signed out one by one, or all but this one, for both carriers at once', async () => {
    const ada = await open();
    const bearer = { Authorization: ada.bearer };
    const [phone, laptop] = [await onDevice(ANDROID), await onDevice(FIREFOX)];
    const isOut = async (device: typeof phone) =>
      expect([await mine({ Authorization: device.Authorization }), await mine({ Cookie: device.Cookie })]).toEqual([
        401, 401,
      ]);
    const id = (await devices(bearer)).find(({ device }) => device === 'Chrome on Android')?.id ?? '';
    const one = await ask('delete', `/auth/sessions/${id}`, bearer).expect(200);
    expect(one.body).toEqual({ message: 'The device has been signed out.' });
    await isOut(phone);
    expect(await mine(laptop)).toBe(200);
    expect((await ask('delete', `/auth/sessions/${id}`, bearer).expect(404)).body.code).toBe(
      'identity/no-such-session',
    );
    const others = await ask('post', '/auth/sessions/end-others', bearer, {}).expect(200);
    expect(others.body).toEqual({ message: 'You have been signed out everywhere else.' });
    await isOut(laptop);
    expect(await mine({ ...bearer, Cookie: ada.cookie })).toBe(200);
  });
});
