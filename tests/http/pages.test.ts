import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchool, PAGE, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
beforeAll(async () => void (school = await openSchool()));
afterAll(() => school.close());

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8' };
const PROGRAM = { accept: 'application/json' };

describe('an address that somebody opens in a browser', () => {
  it.each([
    ['/', 200],
    ['/Home', 200],
    ['/courses', 200],
    ['/user/courses/live', 404],
    ['/admin/outbox', 200],
    ['/payment/success?session_id=1', 404],
    ['/reset-password/secret', 200],
    ['/confirm-email/secret', 200],
    ['/undo-email/secret', 200],
    ['/invitation/secret', 200],
    ['/no/such/page', 404],
    ['/a.b/c', 404],
  ])('answers the page: %s, with %d', async (path, wanted) => {
    const { status, headers, text } = await school.ask('GET', path, { headers: BROWSER });
    expect([status, headers['content-type']]).toEqual([wanted, 'text/html; charset=utf-8']);
    for (const part of PAGE.split(/<title>Cusp<\/title>|(?=<\/body>)/)) expect(text).toContain(part);
    expect(headers['cache-control']).toBe('no-cache');
    expect(String(headers.vary)).toMatch(/accept\b(?!-)/i);
  });

  it.each(['/api/user/courses/live', '/healthz', '/readyz'])(
    'answers data where there is only data: %s',
    async (path) => {
      const { status, headers } = await school.ask('GET', path, { headers: BROWSER });
      expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    },
  );

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/API/nothing',
    '/api/index.html',
    '/stream',
    '/stream/x',
    '/stream/info/x',
    '/assets/missing.js',
  ])('is no page: %s', async (path) => {
    const { status, headers, text } = await school.ask('GET', path, { headers: BROWSER });
    expect([401, 404]).toContain(status);
    expect(headers['content-type']).toMatch(/json/);
    expect(text).not.toContain('<html');
  });
});

describe('an address that a program asks for', () => {
  it.each([PROGRAM, { accept: '*/*' }, {}, { accept: 'application/json, text/html;q=0.5' }])(
    'answers data, whatever else it would take: %j',
    async (headers) => {
      expect(
        (await school.ask('GET', '/user/courses/live', { headers: headers as Record<string, string> })).json,
      ).toEqual([]);
      expect(await school.ask('GET', '/no/such/page', { headers: headers as Record<string, string> })).toMatchObject(
        problem(404, 'request/nothing-here'),
      );
    },
  );

  it('is never a page for another method', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await school.ask(method, '/courses', { headers: BROWSER })).toMatchObject(
        problem(404, 'request/nothing-here'),
      );
    }
  });

  it.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/data/secrets.json',
    '/..%2fsecrets.json',
    '/%2e%2e/secrets.json',
    '/assets/..%2f..%2fpackage.json',
  ])('shows nothing of the machine: %s', async (path) => {
    expect((await school.ask('GET', path, { headers: PROGRAM })).status).toBe(404);
  });
});

describe('another name of this machine', () => {
  it('is led to ours, with the same address', async () => {
    const { status, headers } = await school.ask('GET', '/courses?x=1', {
      headers: BROWSER,
      host: `127.0.0.1:${school.port}`,
    });
    expect([status, headers.location]).toEqual([307, `${school.origin}/courses?x=1`]);
  });

  it.each(['//evil.example', '///evil.example/x', '/\\evil.example', '/%2f/evil.example'])(
    'is never led to anybody else: %s',
    async (path) => {
      const { headers, status } = await school.ask('GET', path, { headers: BROWSER, host: `127.0.0.1:${school.port}` });
      expect(status).toBe(307);
      expect(new URL(String(headers.location)).origin).toBe(school.origin);
      expect(String(headers.location).startsWith(`${school.origin}/`)).toBe(true);
    },
  );

  it('does not matter to programs, nor a name that is not of this machine', async () => {
    expect(
      (await school.ask('GET', '/user/courses/live', { headers: PROGRAM, host: `127.0.0.1:${school.port}` })).status,
    ).toBe(200);
    expect((await school.ask('GET', '/', { headers: BROWSER, host: 'evil.example' })).headers.location).toBeUndefined();
  });
});

describe('every answer', () => {
  it.each([
    ['a page', 'GET', '/', BROWSER, 200],
    ['data', 'GET', '/api/user/courses/live', PROGRAM, 200],
    ['a refusal', 'GET', '/api/auth/me', PROGRAM, 401],
    ['nothing', 'POST', '/api/nothing', PROGRAM, 404],
    ['an address that is too long', 'GET', `/${'x'.repeat(5000)}`, PROGRAM, 400],
  ])('has the headers that keep it harmless: %s', async (_what, method, path, headers, status) => {
    const answer = await school.ask(method, path, { headers });
    expect(answer.status).toBe(status);
    const policy = String(answer.headers['content-security-policy']);
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'reporting-endpoints': 'csp="/api/csp-reports"',
    });
    expect(policy).toContain('report-to csp');
    expect(answer.headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['/reset-password/secret', '/confirm-email/secret', '/Undo-Email/secret', '/invitation/secret'])(
    'keeps the secret of a mailed link to itself: %s',
    async (path) => {
      const { headers } = await school.ask('GET', path, { headers: BROWSER });
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );
});
