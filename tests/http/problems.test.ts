import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '../support/asking.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let ada: Person;
beforeAll(async () => {
  school = await openSchool();
  ada = await school.student('ada');
});
afterAll(() => school.close());

/** A call with a body that somebody signed in may make. */
const send = (question: Question) => school.ask('POST', '/api/payment/coupon', { as: ada, ...question });

describe('a body', () => {
  it.each(['{', '{"courseId":', 'null x', '{"a":1,}', "{'a':1}", '\u0000', 'undefined', '{"courseId":"\\ud8"}'])(
    'that is no JSON is malformed: %j',
    async (body) => {
      expect(await send({ body })).toMatchObject(problem(400, 'request/not-json'));
    },
  );

  it.each(['[]', '[{"courseId":"a"}]', '5', 'null', '"text"', 'true'])(
    'that is no object is malformed: %s',
    async (body) => {
      const { status, json } = await send({ body });
      expect([status, ['request/not-json', 'request/not-an-object'].includes((json as { code: string }).code)]).toEqual(
        [400, true],
      );
    },
  );

  it('that is no JSON by its name is unsupported', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain; application/json',
      'application/xml',
    ]) {
      expect(await send({ body: '{"courseId":"a"}', headers: { 'content-type': type } }), type).toMatchObject(
        problem(415, 'request/not-json'),
      );
    }
  });

  it('that is too long is refused, packed or not', async () => {
    const long = JSON.stringify({ courseId: 'x'.repeat(100 * 1024) });
    expect(await send({ body: long })).toMatchObject(problem(413, 'request/too-large'));
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, 0x20));
    expect(bomb.length).toBeLessThan(100 * 1024);
    expect(await send({ body: bomb, headers: { 'content-encoding': 'gzip' } })).toMatchObject(
      problem(413, 'request/too-large'),
    );
  });

  it('in a coding or a character set that we do not know is unsupported, in one that is broken malformed', async () => {
    const body = '{"courseId":"a"}';
    expect(await send({ body, headers: { 'content-encoding': 'zip' } })).toMatchObject(
      problem(415, 'request/unsupported'),
    );
    expect(await send({ body, headers: { 'content-type': 'application/json; charset=koi8-r' } })).toMatchObject(
      problem(415, 'request/unsupported'),
    );
    for (const charset of ['utf-7', 'UTF-16', '"utf-32"', 'utf-8x'])
      expect(
        await send({ body, headers: { 'content-type': `application/json; charset=${charset}` } }),
        charset,
      ).toMatchObject(problem(415, 'request/unsupported'));
    for (const charset of ['utf-8', 'UTF-8; x=y'])
      expect((await send({ body, headers: { 'content-type': `application/json;charset=${charset}` } })).status).toBe(
        (await send({ body })).status,
      );
    expect((await send({ body, headers: { 'content-encoding': 'gzip' } })).status).toBe(400);
  });

  it('of a GET is neither read nor refused, whatever it is', async () => {
    for (const [body, type] of [
      ['email=ada@example.org', 'application/x-www-form-urlencoded'],
      ['{"a":1}', 'application/json; charset=utf-7'],
      ['{', 'application/json'],
      ['"'.padEnd(200_000), 'application/json'],
    ] as const)
      for (const path of ['/user/courses/live', '/auth/me'])
        expect(
          (await school.ask('GET', `/api${path}`, { as: ada, body, headers: { 'content-type': type } })).status,
          type,
        ).toBe(200);
  });

  it('names every wrong field, each in a sentence', async () => {
    const { json } = await send({ body: {} });
    expect(json).toEqual({
      message: 'Please choose a course.',
      error: 'Please choose a course.',
      code: 'request/invalid',
      fields: { courseId: 'Please choose a course.' },
    });
  });
});

describe('an address', () => {
  it.each([
    '/api/nothing',
    '/api',
    '/api/user',
    '/api/user/courses',
    '/api/auth',
    '/api/constructor',
    '/api/__proto__',
  ])('that is none has an answer in JSON: %s', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
      expect(await school.ask(method, path)).toMatchObject(problem(404, 'request/nothing-here'));
  });

  it('with characters that cannot be read is malformed', async () => {
    for (const path of [
      '/api/user/courses/%',
      '/api/user/courses/%E0%A4%A',
      '/api/stream/info/%ff',
      '/stream/%c0%ae',
    ]) {
      const { status, json } = await school.ask('GET', path, { as: ada });
      expect([status, (json as { code: string }).code], path).toEqual([400, 'request/malformed']);
    }
  });

  it('that is too long is malformed', async () => {
    expect(await school.ask('GET', `/api/user/courses/${'x'.repeat(4100)}`)).toMatchObject(
      problem(400, 'request/long-url'),
    );
  });

  it.each([
    "' or '1'='1",
    '1; drop table courses',
    '%',
    '_',
    '%00',
    '*',
    '{"$gt":""}',
    '__proto__',
    'constructor',
    '9'.repeat(30),
    '-0',
    '1e309',
    '٣',
    'x'.repeat(3000),
  ])('with an odd id finds nothing: %s', async (id) => {
    const encoded = encodeURIComponent(id);
    for (const path of [
      `/user/courses/${encoded}`,
      `/stream/info/${encoded}`,
      `/payment/demo/${encoded}`,
      `/stream/${encoded}`,
    ]) {
      expect([400, 404], path).toContain((await school.ask('GET', `/api${path}`, { as: ada })).status);
    }
    expect((await school.ask('GET', `/api/user/courses/${encoded}/progress`, { as: ada })).json).toMatchObject({
      items: [],
    });
    expect(
      (await school.ask('GET', `/payment/success?session_id=${encoded}&course_id=${encoded}`, { as: ada })).status,
    ).toBeLessThan(500);
  });

  it('with a parameter that is no text is malformed', async () => {
    for (const query of ['session_id=a&session_id=b&course_id=c', `session_id=${'x'.repeat(501)}&course_id=c`]) {
      expect(await school.ask('GET', `/api/payment/success?${query}`, { as: ada })).toMatchObject(
        problem(400, 'request/parameter'),
      );
    }
    expect(
      (await school.ask('GET', '/api/payment/success?session_id[a]=b&__proto__[x]=1&constructor=2', { as: ada })).json,
    ).toEqual({ success: false });
  });
});

describe('a method', () => {
  it.each(['TRACE', 'PROPFIND', 'LINK', 'PURGE', 'OPTIONS'])(
    '%s does nothing and lets no other site in',
    async (method) => {
      const { status, headers, text } = await school.ask(method, '/api/admin/outbox', {
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect(status).toBeLessThan(500);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(text).not.toContain('mails');
    },
  );
});
