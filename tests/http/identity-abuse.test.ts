import request, { type Test } from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { Argon2PasswordHasher } from '../../src/adapters/argon2/password-hasher.ts';
import {
  cookieOf,
  cookiesOf,
  login,
  ORIGIN,
  openSchool,
  PASSWORD,
  register,
  type School,
  type SchoolOptions,
  signedUp,
} from './identity-school.ts';

let school: School;
const open = async (options?: SchoolOptions) => (school = await openSchool(options));
afterEach(() => school.close());

const post = (path: string, headers: Record<string, string> = {}) => request(school.app).post(path).set(headers);

describe('another site', () => {
  it.each<[string, Record<string, string>]>([
    ['by its origin', { Origin: 'http://evil.example' }],
    ['by an origin that it hides', { Origin: 'null' }],
    ['by an origin that looks like ours', { Origin: `${ORIGIN}.evil.example` }],
    ['by what the browser says of it', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['even with our origin', { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' }],
  ])('changes nothing, known %s, a good bearer included', async (_name, headers) => {
    await open();
    const ada = await signedUp(school);
    const { body } = await post('/mine', { ...headers, Authorization: ada.bearer, Cookie: ada.cookie })
      .send({})
      .expect(403);
    expect(body.code).toBe('request/cross-site');
    const credentials = { email: 'ada@example.com', password: PASSWORD };
    expect((await post('/auth/login', headers).send(credentials)).status).toBe(403);
  });

  it('may link to us, is told nothing that would open our answers to it, and is not our own page', async () => {
    await open();
    const ada = await signedUp(school);
    await request(school.app).get('/open').set({ 'Sec-Fetch-Site': 'cross-site' }).expect(200);
    const preflight = { Origin: 'http://evil.example', 'Access-Control-Request-Method': 'POST' };
    const response = await request(school.app).options('/auth/login').set(preflight);
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const own = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', Authorization: ada.bearer };
    await post('/mine', own).send({}).expect(200);
  });
});

describe('a body', () => {
  it('of a kind that a form can send is not taken', async () => {
    await open();
    const kinds = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'];
    for (const type of [...kinds, 'application/jsonp']) {
      const { body } = await post('/auth/login', { 'Content-Type': type }).send('email=ada@example.com').expect(415);
      expect(body.code, type).toBe('request/not-json');
    }
  });

  it('that is no object, or wrong, is named as such', async () => {
    await open();
    expect((await post('/auth/login', { 'Content-Type': 'application/json' }).send('[1]')).status).toBe(400);
    expect((await post('/auth/login', { 'Content-Type': 'application/json' }).send('{"email":')).status).toBe(400);
    expect((await post('/auth/login').send({ email: ['ada@example.com'], password: { $gt: '' } })).status).toBe(422);
    const { body } = await post('/auth/register')
      .send({ name: ' ', email: 'ada', phone: 'none', password: 'short' })
      .expect(422);
    expect(Object.keys(body.fields as object).sort()).toEqual(['email', 'name', 'password', 'phone']);
    expect(body.error).toBe(body.message);
  });

  it('with an address that is taken, in any case, is a conflict', async () => {
    await open();
    await signedUp(school);
    const { body } = await register(school, 'Ada@EXAMPLE.com').expect(409);
    expect(body.code).toBe('identity/email-taken');
    expect((await register(school, 'grace@example.com').expect(201)).body).toEqual({
      message: 'Registered successfully!',
    });
  });
});

describe('asking for a reset link', () => {
  it('is answered alike for everybody and sets no cookie; a link that was made up changes nothing', async () => {
    await open();
    await signedUp(school);
    const known = await post('/auth/forgot-password').send({ email: 'ada@example.com' }).expect(200);
    const unknown = await post('/auth/forgot-password').send({ email: 'nobody@example.com' }).expect(200);
    expect(known.body).toEqual({ message: 'If an account exists for this address, a reset link is on its way.' });
    expect(unknown.body).toEqual(known.body);
    expect(cookiesOf(known)).toEqual([]);
    expect(known.headers['cache-control']).toBe('no-store');
    const link = { token: 'made-up', password: 'another good password' };
    const { body } = await post('/auth/reset-password').send(link).expect(422);
    expect(body).toMatchObject({
      code: 'identity/reset-link-dead',
      message: 'This reset link is no longer valid. Please request a new one.',
    });
  });
});

/** By way of another process, whose limits of an address are its own. */
async function outside(times: number, code: string, guess: (password: string) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await expect(guess('a guess')).rejects.toMatchObject({ code });
}

describe('too many tries', () => {
  it('of passwords for one account are refused for a while, the right one included', async () => {
    await open({ limitFactor: 1 });
    await signedUp(school);
    for (let turn = 0; turn < 7; turn += 1) await login(school, 'ada@example.com').expect(200);
    for (const email of [
      'ada@example.com',
      'ADA@example.com',
      ' ada@example.com',
      'ada@Example.com ',
      'ada@example.com',
    ]) {
      expect((await login(school, email, 'a guess')).status).toBe(401);
    }
    const response = await login(school, 'ada@example.com').set('X-Forwarded-For', '203.0.113.9').expect(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
    expect(response.body).toEqual({
      message: expect.stringMatching(/^Too many attempts\. Please try again in 15 minutes\.$/),
      error: response.body.message,
      code: 'request/too-many',
    });
    expect((await register(school, 'grace@example.com')).status).toBe(201);
    expect((await login(school, 'grace@example.com')).status).toBe(200);
  });

  it('of one account from elsewhere do not lock its owner out', async () => {
    await open({ limitFactor: 1, isHttps: true });
    await signedUp(school);
    for (let turn = 0; turn < 6; turn += 1)
      await login(school, 'ada@example.com', 'a guess').set('X-Forwarded-For', '2001:db8:1:1::' + turn);
    expect((await login(school, 'ada@example.com').set('X-Forwarded-For', '2001:db8:1:1:ffff::1')).status).toBe(429);
    expect((await login(school, 'ada@example.com').set('X-Forwarded-For', '2001:db8:1:2::1')).status).toBe(200);
  });

  it('of one account are one count however it is written, longer than an address may be as well', async () => {
    await open({ limitFactor: 1 });
    await signedUp(school);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await login(school, `${' '.repeat(260 * turn)}ada@example.com`, 'a guess')).status).toBe(401);
    expect((await login(school, `${' '.repeat(7)}ada@example.com`)).status).toBe(429);
  });

  it('that come to nothing are counted on the address too, before its count of an account is made', async () => {
    await open({ limitFactor: 1 });
    for (let turn = 0; turn < 200; turn += 1) await login(school, `nobody-${turn}@example.com`, '').expect(422);
    await login(school, 'nobody@example.com', '').expect(429);
  });

  it('of one account from everywhere together are refused, and not on a device of its owner', async () => {
    await open({ limitFactor: 1, isHttps: true });
    await signedUp(school);
    const own = await login(school, 'ada@example.com').set('X-Forwarded-For', '198.51.100.7').expect(200);
    await outside(50, 'identity/wrong-credentials', (password) =>
      school.useCases.signIn.run({ email: 'ada@example.com', password, kind: 'web', device: '' }),
    );
    const { body } = await login(school, 'ada@example.com').set('X-Forwarded-For', '198.51.100.7').expect(429);
    expect(body.code).toBe('identity/too-many-attempts');
    const device = cookieOf(own, '__Host-device');
    expect(cookiesOf(own).find((cookie) => cookie.startsWith('__Host-device='))).toMatch(
      /HttpOnly.*Secure.*SameSite=Strict/,
    );
    await login(school, 'ada@example.com').set('X-Forwarded-For', '198.51.100.7').set('Cookie', device).expect(200);
  });

  it('given in an open session have a ceiling on the account, which outlives the limits of a process', async () => {
    await open({ limitFactor: 1 });
    const { token, bearer } = await signedUp(school);
    const confirm = (password: string) =>
      request(school.app).post('/auth/confirm-password').set('Authorization', bearer).send({ password });
    await confirm('a guess').expect(422);
    const session = (await school.tokens.read(token))!;
    await outside(49, 'identity/wrong-password', (password) =>
      school.useCases.confirmPassword.run({ ...session, password }),
    );
    const { body, headers } = await confirm(PASSWORD).expect(429);
    expect(body).toMatchObject({
      code: 'identity/too-many-confirmations',
      message:
        'Too many wrong passwords or codes were given for this account today. Please sign out and choose a new password by email.',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
    // The front door has a count of its own.
    await login(school, 'ada@example.com').expect(200);
  });

  it('from many networks of one customer of IPv6 are refused', async () => {
    await open({ limitFactor: 1, isHttps: true });
    await signedUp(school);
    const from = (address: string) => login(school, 'ada@example.com', 'a guess').set('X-Forwarded-For', address);
    const statuses: number[] = [];
    for (let turn = 0; turn < 24; turn += 1) statuses.push((await from(`2001:db8:7:${turn.toString(16)}::1`)).status);
    // All of one /56.
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect((await from('2001:db8:8::1')).status).toBe(401);
  });

  it.each([
    ['registrations', '/auth/register', 60, { email: 'x' }],
    ['reset links', '/auth/forgot-password', 60, { email: 'ada@example.com' }],
    ['tries of one reset link', '/auth/reset-password', 5, { token: 'made-up', password: 'another good password' }],
  ])('of %s are refused', async (_name, path, max, body) => {
    await open({ limitFactor: 1 });
    for (let turn = 0; turn < max; turn += 1) expect((await post(path).send(body)).status).not.toBe(429);
    const response = await post(path).send(body).expect(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('of anything from one address are refused', async () => {
    await open({ limitFactor: 0.01 });
    for (let turn = 0; turn < 6; turn += 1) await request(school.app).get('/open').expect(200);
    expect((await request(school.app).get('/open')).status).toBe(429);
  });
});

describe('every answer', () => {
  it('carries the headers that keep a page to itself', async () => {
    await open();
    const { headers } = await request(school.app).get('/open').expect(200);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'self';script-src 'self';style-src 'self';img-src 'self' blob:;media-src 'self' blob:;connect-src 'self';" +
        "object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self' https://checkout.stripe.com;" +
        'report-to csp;report-uri /api/csp-reports',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('names no referrer from the page whose address is a secret', async () => {
    await open();
    const { headers } = await request(school.app).get('/Reset-Password/abc');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('a flood of sign-ins', () => {
  it('from forty networks lets the owner in, on a known and on a new device, six times', async () => {
    const passwords = new Argon2PasswordHasher({ atOnce: 2, cost: { memoryCost: 1024, timeCost: 1, parallelism: 1 } });
    await open({ limitFactor: 1, isHttps: true, passwords });
    await signedUp(school);
    const from = (test: Test, network: number, turn: number) =>
      test.set('X-Forwarded-For', `10.${network}.0.${turn % 250}`);
    const flood = { isOver: false };
    const refused: number[] = [];
    const flooding = Array.from({ length: 40 }, async (_nothing, network) => {
      for (let turn = 0; !flood.isOver && turn < 90; turn += 1)
        await Promise.all(
          [0, 1].map(async (one) => {
            const email = `nobody-${network}-${turn}-${one}@example.com`;
            refused.push((await from(login(school, email, 'a guess'), network, turn)).status);
          }),
        );
    });
    let device = '';
    const answers: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const request = login(school, 'ada@example.com').set('X-Forwarded-For', '198.51.100.7');
      const answer = await (turn < 3 ? request : request.set('Cookie', device));
      device = cookieOf(answer, '__Host-device');
      answers.push(answer.status);
    }
    flood.isOver = true;
    await Promise.all(flooding);
    expect(answers).toEqual(Array.from({ length: 6 }, () => 200));
    // It was one: many of them found no place.
    expect(refused.filter((status) => status === 503).length).toBeGreaterThan(10);
  });

  it('on forty devices of one account keeps no other owner from theirs', async () => {
    const passwords = new Argon2PasswordHasher({ atOnce: 2, cost: { memoryCost: 1024, timeCost: 1, parallelism: 1 } });
    await open({ limitFactor: 1, isHttps: true, passwords });
    await signedUp(school);
    await register(school, 'mallory@example.com').set('X-Forwarded-For', '198.51.100.9').expect(201);
    const devices: string[] = [];
    for (let network = 0; network < 40; network += 1) {
      const answer = await login(school, 'mallory@example.com').set('X-Forwarded-For', `10.${network}.0.1`).expect(200);
      devices.push(cookieOf(answer, '__Host-device'));
    }
    const device = cookieOf(await login(school, 'ada@example.com').expect(200), '__Host-device');
    const answers: number[] = [];
    const refused: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const flood = devices.map(async (cookie, network) => {
        const guess = login(school, 'mallory@example.com', `guess ${turn}`).set('Cookie', cookie);
        refused.push((await guess.set('X-Forwarded-For', `10.${network}.${turn}.2`)).status);
      });
      const answer = login(school, 'ada@example.com').set('Cookie', device).set('X-Forwarded-For', '198.51.100.7');
      answers.push((await answer).status);
      await Promise.all(flood);
    }
    expect(answers).toEqual(Array.from({ length: 6 }, () => 200));
    expect(refused.filter((status) => status === 503).length).toBeGreaterThan(10);
  });
});
