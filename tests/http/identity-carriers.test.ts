import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  makeAdmin,
  openSchool,
  type School,
  type Signed,
  signedInAgain,
  signedUp,
} from './identity-school.ts';

let school: School;
let ada: Signed;
let admin: Signed;

beforeAll(async () => {
  school = await openSchool();
  ada = await signedUp(school);
  admin = await signedUp(school, 'admin@example.com');
  await makeAdmin(school.database, admin.id);
});
afterAll(() => school.close());

type Verb = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
const ask = (verb: Verb, path: string, headers: Record<string, string> = {}) =>
  request(school.app)[verb](path).set(headers);
const tokenCookie = (signed: Signed) => `token=${encodeURIComponent(signed.token)}`;

describe('a bearer token', () => {
  it('is good for everything', async () => {
    for (const verb of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const { body } = await ask(verb, '/mine', { Authorization: ada.bearer }).expect(200);
      expect(body).toEqual({ who: ada.id, by: 'bearer' });
    }
    expect((await ask('head', '/mine', { Authorization: ada.bearer })).status).toBe(200);
    expect((await ask('get', '/stream/video', { Authorization: ada.bearer })).status).toBe(200);
    expect((await ask('get', '/admin/things', { Authorization: admin.bearer })).status).toBe(200);
  });

  it('is known by its scheme in any case', async () => {
    expect((await ask('get', '/mine', { Authorization: `bearer ${ada.token}` })).status).toBe(200);
  });

  it('of a student opens nothing for administrators', async () => {
    const { body } = await ask('get', '/admin/things', { Authorization: ada.bearer }).expect(403);
    expect(body.code).toBe('identity/admins-only');
  });

  it('is not looked at, good or bad, where anybody may come', async () => {
    expect((await ask('get', '/open', { Authorization: 'Bearer nonsense' })).body).toEqual({ who: null, by: null });
    expect((await ask('get', '/open', { Authorization: ada.bearer })).body).toEqual({ who: ada.id, by: 'bearer' });
  });

  it.each(['Bearer nonsense', 'Bearer', 'Bearer  ', 'Basic YWRhOmFkYQ==', 'Bearer a b', '', `Token ${'x'.repeat(40)}`])(
    'that is bad (%s) never falls back to a good cookie',
    async (Authorization) => {
      const { body } = await ask('get', '/mine', {
        Authorization,
        Cookie: `${ada.cookie}; ${tokenCookie(ada)}`,
      }).expect(401);
      expect(body).toEqual({
        message: 'Your session has ended. Please sign in again.',
        error: 'Your session has ended. Please sign in again.',
        code: 'identity/session-expired',
      });
    },
  );
});

describe('a token that is too long', () => {
  it('is refused like any other, or before anybody reads it', async () => {
    const answer = (size: number) =>
      ask('get', '/mine', { Authorization: `Bearer ${'x'.repeat(size)}` }).then(
        ({ status }) => status,
        ({ code }: NodeJS.ErrnoException) => code,
      );
    expect(await answer(12_000)).toBe(401);
    // Node closes at once: the reset for the bytes that it did not read may arrive before its answer.
    expect([431, 'ECONNRESET']).toContain(await answer(65_536));
  });
});

describe('the session cookie', () => {
  it('is good for reading', async () => {
    expect((await ask('get', '/mine', { Cookie: ada.cookie })).body).toEqual({ who: ada.id, by: 'cookie' });
    expect((await ask('head', '/mine', { Cookie: ada.cookie })).status).toBe(200);
    expect((await ask('get', '/stream/video', { Cookie: ada.cookie })).status).toBe(200);
    expect((await ask('head', '/stream/video', { Cookie: ada.cookie })).status).toBe(200);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('is not good for %s', async (verb) => {
    const { body } = await ask(verb, '/mine', { Cookie: ada.cookie }).expect(401);
    expect(body.code).toBe('identity/bearer-required');
  });

  it('is not good for the admin area, reading included', async () => {
    expect((await ask('get', '/admin/things', { Cookie: admin.cookie })).status).toBe(401);
  });

  it('counts as none where anybody may write', async () => {
    expect((await ask('post', '/open', { Cookie: ada.cookie })).body).toEqual({ who: null, by: null });
  });

  it('without our signature, or made up, is nobody', async () => {
    const [name, value] = ada.cookie.split('=') as [string, string];
    const unsigned = decodeURIComponent(value).slice(2).split('.')[0] ?? '';
    for (const forged of [unsigned, `s%3A${unsigned}.AAAA`, 's%3A', 'x'.repeat(3000), '%00', '%E0%A4%A']) {
      const { body } = await ask('get', '/mine', { Cookie: `${name}=${forged}` }).expect(401);
      expect(body.code).toBe('identity/not-signed-in');
    }
  });
});

describe('the token cookie', () => {
  it('is good for streams, and only for reading them', async () => {
    expect((await ask('get', '/stream/video', { Cookie: tokenCookie(ada) })).body).toEqual({
      who: ada.id,
      by: 'token-cookie',
    });
    expect((await ask('head', '/stream/video', { Cookie: tokenCookie(ada) })).status).toBe(200);
  });

  it('is not good for the rest', async () => {
    expect((await ask('get', '/mine', { Cookie: tokenCookie(ada) })).status).toBe(401);
    expect((await ask('post', '/mine', { Cookie: tokenCookie(ada) })).status).toBe(401);
    expect((await ask('get', '/admin/things', { Cookie: tokenCookie(admin) })).status).toBe(401);
    expect((await ask('get', '/open', { Cookie: tokenCookie(ada) })).body).toEqual({ who: null, by: null });
  });

  it('gives way to a session cookie', async () => {
    const both = `${tokenCookie(admin)}; ${ada.cookie}`;
    expect((await ask('get', '/stream/video', { Cookie: both })).body).toEqual({ who: ada.id, by: 'cookie' });
  });
});

describe('what grants nothing', () => {
  it('are the cookies that the page draws from', async () => {
    const forged = `role=admin; user=${encodeURIComponent(JSON.stringify({ id: admin.id, role: 'admin', purchasedCourses: ['all'] }))}`;
    expect((await ask('get', '/mine', { Cookie: forged })).status).toBe(401);
    const plain = await ask('get', '/auth/me', { Authorization: ada.bearer }).expect(200);
    for (const other of [ada.cookie, 'token=x.y.z', 'sid=s%3Aforged.signature']) {
      const headers = { Authorization: ada.bearer, Cookie: `${forged}; ${other}` };
      expect((await ask('get', '/admin/things', headers)).status, other).toBe(403);
      expect((await ask('get', '/auth/me', headers).expect(200)).text, other).toBe(plain.text);
    }
  });

  it('is a token in the address or in the body, where logs keep it', async () => {
    for (const path of [`/mine?token=${ada.token}`, `/open?access_token=${ada.token}`, '/stream/video?token=x']) {
      const { body } = await ask('get', path, { Authorization: ada.bearer }).expect(400);
      expect(body.code).toBe('request/misplaced-token');
    }
    expect((await request(school.app).post('/mine').send({ token: ada.token })).status).toBe(400);
    expect(
      (await request(school.app).post('/mine').set('Authorization', ada.bearer).send({ access_token: 'x' })).status,
    ).toBe(400);
  });

  it('is nothing at all', async () => {
    const response = await ask('get', '/mine').expect(401);
    expect(response.body).toEqual({
      message: 'Please login first',
      error: 'Please login first',
      code: 'identity/not-signed-in',
    });
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(cookiesOf(response)).toEqual([]);
  });
});

describe('a browser that has lost its session cookie', () => {
  it('is given it where it asks who is signed in, once a minute, and by no other read', async () => {
    const again = await signedInAgain(school);
    const headers = { Authorization: again.bearer, Cookie: 'another=1' };
    for (const path of ['/mine', '/open', '/stream/video', '/nowhere'])
      expect(cookiesOf(await ask('get', path, headers)), path).toEqual([]);
    const given = cookiesOf(await ask('get', '/auth/me', headers).expect(200));
    expect(given).toEqual([expect.stringMatching(/^sid=/)]);
    const restored = given[0]?.split(';')[0] ?? '';
    expect((await ask('get', '/mine', { Cookie: restored })).body).toEqual({ who: ada.id, by: 'cookie' });
    expect(cookiesOf(await ask('get', '/auth/me', headers).expect(200))).toEqual([]);
  });

  it('is given none while it has one, and none without any', async () => {
    const again = await signedInAgain(school);
    for (const Cookie of [again.cookie, undefined]) {
      const headers = { Authorization: again.bearer, ...(Cookie && { Cookie }) };
      expect(cookiesOf(await ask('get', '/auth/me', headers).expect(200))).toEqual([]);
    }
  });
});

describe('two carriers at once', () => {
  const works = async (headers: Record<string, string>) => (await ask('get', '/mine', headers)).status === 200;

  it('that name different users end the older session: a tab that was left open ends no newer one', async () => {
    const former = await signedInAgain(school);
    school.clock.advance(1000);
    const grace = await signedUp(school, 'grace@example.com');
    const reply = await ask('get', '/mine', { Authorization: former.bearer, Cookie: grace.cookie }).expect(401);
    expect([reply.body.code, cookiesOf(reply)]).toEqual(['identity/session-mismatch', []]);
    expect([await works({ Authorization: former.bearer }), await works({ Cookie: former.cookie })]).toEqual([
      false,
      false,
    ]);
    expect([await works({ Authorization: grace.bearer }), await works({ Cookie: grace.cookie })]).toEqual([true, true]);
    expect(school.warnings).toContain('bearer and cookie name different users');
    expect(await works({ Authorization: ada.bearer })).toBe(true);
  });

  it('of which the cookie is the older one count as the bearer alone', async () => {
    const former = await signedInAgain(school);
    school.clock.advance(1000);
    const alan = await signedUp(school, 'alan@example.com');
    const { body } = await ask('get', '/mine', { Authorization: alan.bearer, Cookie: former.cookie }).expect(200);
    expect(body).toEqual({ who: alan.id, by: 'bearer' });
    expect([await works({ Authorization: former.bearer }), await works({ Cookie: former.cookie })]).toEqual([
      false,
      false,
    ]);
    const given = cookiesOf(await ask('get', '/auth/me', { Authorization: alan.bearer, Cookie: former.cookie }));
    expect(await works({ Cookie: given[0]?.split(';')[0] ?? '' })).toBe(true);
  });

  it('that name two sessions of one user are fine: the bearer counts', async () => {
    const again = await signedInAgain(school);
    expect((await ask('get', '/mine', { Authorization: again.bearer, Cookie: ada.cookie })).body).toEqual({
      who: ada.id,
      by: 'bearer',
    });
  });
});
