import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import type { OwnSessionReply } from '../../src/wire/replies/identity.ts';
import { cookieOf, login, OWN_ACCESS, openSchool, PASSWORD, type School, signedUp } from './identity-school.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

let school: School;
afterEach(() => school.database.destroy());

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
      phone: '+61 411 111 111',
      role: 'student',
      purchasedCourses: ['course-1'],
      access: [OWN_ACCESS],
    };
    expect(response.body).toEqual({ user });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await ask('get', '/auth/me', { Authorization: ada.bearer })).body).toEqual({ user });
  });

  it('leaves the phone away for whoever does not want it kept', async () => {
    const ada = await open();
    expect((await change(ada.bearer, { name: 'Ada', phone: '' }).expect(200)).body.user.phone).toBe('');
  });

  it.each([
    ['no name', { name: '  ', phone: '' }, { name: 'Please enter your full name.' }],
    ['a name that is too long', { name: 'a'.repeat(121), phone: '' }, { name: 'Please use at most 120 characters.' }],
    ['a name on two lines', { name: 'Ada\nBcc: all', phone: '' }, { name: 'Please write this on one line.' }],
    [
      'a name that reads the other way round',
      { name: 'Ada \u202ecalevoL', phone: '' },
      { name: 'Please leave out marks that cannot be seen.' },
    ],
    [
      'accents that reach over other lines',
      { name: `A${'\u0301'.repeat(40)}da`, phone: '' },
      { name: 'Please leave out marks that cannot be seen.' },
    ],
    [
      'a phone without digits',
      { name: 'Ada', phone: 'call me' },
      { phone: 'Please enter a phone number with digits, like +61 400 000 000.' },
    ],
    ['half of it', { name: 'Ada' }, { phone: 'Please enter your phone number.' }],
    ['nothing', {}, { name: 'Please enter your full name.', phone: 'Please enter your phone number.' }],
  ])('refuses %s and keeps what was there', async (_name, body, fields) => {
    const ada = await open();
    expect((await change(ada.bearer, body).expect(422)).body.fields).toEqual(fields);
    expect((await ask('get', '/auth/me', { Authorization: ada.bearer })).body.user).toMatchObject({
      name: 'Ada',
      phone: '+61 400 000 000',
    });
  });

  it('is not done by a cookie', async () => {
    const ada = await open();
    await ask('put', '/auth/profile', { Cookie: ada.cookie }, { name: 'Eve', phone: '' }).expect(401);
  });
});

describe('the signed-in devices', () => {
  it('are listed in plain words, this one first', async () => {
    const ada = await open();
    school.clock.advance(60_000);
    await onDevice(FIREFOX);
    school.clock.advance(60_000);
    const phone = await onDevice(ANDROID);
    const list = await devices(phone);
    expect(list.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Chrome on Android', true],
      ['Firefox on Linux', false],
      ['Another client', false],
    ]);
    const now = school.clock.now().toISOString();
    expect(list[0]).toEqual({
      _id: list[0]?.id,
      id: expect.any(String),
      device: 'Chrome on Android',
      createdAt: now,
      lastSeenAt: now,
      isCurrent: true,
    });
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

  it('are signed out one by one, for both carriers at once', async () => {
    const ada = await open();
    const phone = await onDevice(ANDROID);
    const laptop = await onDevice(FIREFOX);
    const bearer = { Authorization: ada.bearer };
    const id = (await devices(bearer)).find(({ device }) => device === 'Chrome on Android')?.id ?? '';
    const { body } = await ask('delete', `/auth/sessions/${id}`, bearer).expect(200);
    expect(body).toEqual({ message: 'The device has been signed out.' });
    expect(await mine({ Authorization: phone.Authorization })).toBe(401);
    expect(await mine({ Cookie: phone.Cookie })).toBe(401);
    expect(await mine(laptop)).toBe(200);
    expect(await mine(bearer)).toBe(200);
    expect((await ask('delete', `/auth/sessions/${id}`, bearer).expect(404)).body.code).toBe(
      'identity/no-such-session',
    );
  });

  it('of somebody else are not there', async () => {
    const ada = await open();
    const eve = await signedUp(school, 'eve@example.com');
    const [hers] = await devices({ Authorization: eve.bearer });
    await ask('delete', `/auth/sessions/${hers?.id}`, { Authorization: ada.bearer }).expect(404);
    expect(await mine({ Authorization: eve.bearer })).toBe(200);
  });

  it('are signed out together, all but this one', async () => {
    const ada = await open();
    const eve = await signedUp(school, 'eve@example.com');
    const phone = await onDevice(ANDROID);
    const { body } = await ask('post', '/auth/sessions/end-others', { Authorization: ada.bearer }, {}).expect(200);
    expect(body).toEqual({ message: 'You have been signed out everywhere else.' });
    expect(await mine({ Authorization: phone.Authorization })).toBe(401);
    expect(await mine({ Cookie: phone.Cookie })).toBe(401);
    expect(await mine({ Authorization: ada.bearer, Cookie: ada.cookie })).toBe(200);
    expect(await mine({ Authorization: eve.bearer })).toBe(200);
    expect(await devices({ Authorization: ada.bearer })).toHaveLength(1);
  });

  it('are not signed out by a cookie', async () => {
    const ada = await open();
    const phone = await onDevice(ANDROID);
    const [, other] = await devices({ Authorization: ada.bearer });
    await ask('delete', `/auth/sessions/${other?.id}`, { Cookie: ada.cookie }).expect(401);
    await ask('post', '/auth/sessions/end-others', { Cookie: ada.cookie }, {}).expect(401);
    expect(await mine({ Authorization: phone.Authorization })).toBe(200);
  });
});
