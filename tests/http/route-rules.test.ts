import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGrave, route } from '../../src/http/route.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { UNPARSED, UPLOAD_PARSERS } from '../support/upload-parsers.ts';
import { everyRoute } from './support/every-route.ts';
import { problem } from './support/problem.ts';
import { composedApp, type FoundRoute, routesOf, strayHandlers } from './support/router-walk.ts';

let school: School;
let routes: FoundRoute[];
let [student, admin]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  routes = routesOf(composedApp(school));
  student = await school.student('ada');
  admin = await school.admin();
});
afterAll(() => school.close());

const called = ({ path }: FoundRoute): string =>
  path.replace('*key', 'videos/202601/aaaaaaaaaaaaaaaaaaaaaa.mp4').replace(/:\w+/g, 'some-id');
const isWrite = ({ method }: FoundRoute): boolean => !['get', 'head'].includes(method);
const call = (route: FoundRoute, prefix: string, who: { as?: Person; cookie?: string } = {}) =>
  school.ask(route.method.toUpperCase(), prefix + called(route), { ...who, ...(isWrite(route) ? { body: {} } : {}) });
const withRule = (...rules: FoundRoute['rule'][]) => routes.filter(({ rule }) => rules.includes(rule));

describe('every route', () => {
  it('begins with one guard, and its rule is known', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter(({ rule, guards }) => rule === undefined || guards !== 1)).toEqual([]);
  });

  it('is a route: nothing answers at an address of its own beside them', () => {
    expect(strayHandlers(composedApp(school))).toEqual([]);
  });

  it('would be found without its guard, and so would a handler beside the routes', () => {
    const app = express();
    const router = express.Router();
    router.get('/open-door', (_req, res) => void res.end());
    app.use('/api', router);
    app.use('/back-door', function backDoor(_req, res) {
      res.end();
    });
    expect(routesOf(app)).toEqual([{ method: 'get', path: '/open-door', rule: undefined, guards: 0 }]);
    expect(strayHandlers(app)).toEqual(['backDoor']);
  });

  it('holds the calls of the specification that are public or a student’s', () => {
    const known = new Set(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
    for (const wanted of [
      'POST /auth/login',
      'POST /auth/register',
      'POST /auth/forgot-password',
      'POST /auth/reset-password',
      'GET /auth/me',
      'GET /user/courses/live',
      'GET /user/courses/:courseId',
      'GET /stream/info/:videoId',
      'GET /stream/*key',
      'POST /payment/create-checkout-session',
      'POST /payment/coupon',
      'POST /payment/webhook',
      'GET /payment/success',
      'POST /contact',
    ]) {
      expect(known.has(wanted), wanted).toBe(true);
    }
  });
});

describe('what takes a body of bytes', () => {
  const takesBytes = everyRoute().flatMap(({ path, rawBodyLimit }) => (rawBodyLimit === undefined ? [] : [path]));

  it('is a parser whose cost is measured, or says why it is none', () => {
    const known = [...UPLOAD_PARSERS.flatMap(({ paths: own }) => own), ...Object.keys(UNPARSED)];
    expect([...new Set(takesBytes)].toSorted()).toEqual([...new Set(known)].toSorted());
  });

  it('says how long a body may be: nobody looks at bytes behind another route', () => {
    const folder = join(import.meta.dirname, '../../src/http/routes');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
    const reading = files.filter((path) => /\bbytesOf\(|\bisBuffer\(|\binstanceof Uint8Array\b/.test(textOf(path)));
    expect(reading.length).toBeGreaterThan(3);
    expect(reading.filter((path) => !textOf(path).includes('rawBodyLimit:'))).toEqual([]);
  });
});

describe('the calls of admins', () => {
  const course = '/admin/courses/:courseId';
  const week = `${course}/weeks/:weekId`;
  const day = `${week}/days/:dayId`;
  const content = `${day}/contents/:contentId`;
  const document = `${week}/documents/:documentId`;

  it.each([
    'GET /admin/courses',
    'POST /admin/courses',
    `GET ${course}`,
    `PUT ${course}`,
    `DELETE ${course}`,
    `PATCH ${course}/toggle-live`,
    `POST ${course}/weeks`,
    `PATCH ${week}`,
    `DELETE ${week}`,
    `POST ${week}/days`,
    `PATCH ${day}`,
    `DELETE ${day}`,
    `POST ${day}/contents`,
    `PUT ${content}`,
    `DELETE ${content}`,
    `GET ${week}/documents`,
    `POST ${week}/documents`,
    `PUT ${course}/contents/:contentId/file`,
    `PUT ${course}/documents/:documentId/file`,
    ...['PUT', 'DELETE'].flatMap((method) =>
      ['captions', 'chapters', 'poster'].map((what) => `${method} ${course}/contents/:contentId/${what}`),
    ),
    `PATCH ${document}`,
    `DELETE ${document}`,
    ...['weeks', 'days', 'contents', 'documents'].map((kind) => `POST ${course}/${kind}/move`),
    ...[week, day, content, document].map((path) => `POST ${path}/move`),
  ])('are only theirs: %s', (wanted) => {
    expect(routes.find(({ method, path }) => `${method.toUpperCase()} ${path}` === wanted)?.rule).toBe('admin');
  });
});

describe('whether an act is grave', () => {
  const ofAdmins = everyRoute().filter(({ rule }) => rule === 'admin');

  it('is said by every route of admins that changes something', () => {
    const writes = ofAdmins.filter(({ method }) => method !== 'get');
    expect(writes.length).toBeGreaterThan(40);
    expect(writes.filter(({ grave }) => grave === undefined).map(({ path }) => path)).toEqual([]);
  });

  it('is yes for every table that leaves the school', () => {
    // A template holds nothing of the school.
    const tables = ofAdmins.filter(({ media, path }) => media?.includes('text/csv') && !path.endsWith('/template.csv'));
    expect(tables.length).toBeGreaterThan(3);
    expect(tables.filter((one) => !isGrave(one)).map(({ path }) => path)).toEqual([]);
  });

  it('is yes for who may enter, for money, and for what is deleted for good', () => {
    const about = /^\/admin\/people|\/enrolments|\/refunds|^\/admin\/trash\/:entryId$/;
    const acts = ofAdmins.filter(({ method, path }) => method !== 'get' && about.test(path));
    expect(acts.length).toBeGreaterThan(7);
    expect(acts.filter((one) => !isGrave(one)).map(({ path }) => path)).toEqual([]);
  });

  it('is asked by the compiler', () => {
    const facts = { path: '/admin/things', summary: 'Erase all things', handle: () => undefined } as const;
    // @ts-expect-error: an act of administrators says whether it is grave.
    route({ ...facts, method: 'delete', rule: 'admin', roles: ['owner'] });
    // @ts-expect-error: and a reason is one of those that count.
    route({ ...facts, method: 'delete', rule: 'admin', roles: ['owner'], grave: 'no: nobody will notice' });
    route({ ...facts, method: 'delete', rule: 'admin', roles: ['owner'], grave: true });
    route({ ...facts, method: 'get', rule: 'admin', roles: ['owner'] });
    route({ ...facts, method: 'delete', rule: 'signed-in' });
  });
});

/** What a frame or a tab opens, which sends no bearer token. */
const isPage = ({ path }: { path: string }): boolean => path.endsWith('/page');

describe.each(['/api', ''])('the matrix of rules under %j', (prefix) => {
  it('asks a stranger to sign in wherever somebody has to be known', async () => {
    for (const route of withRule('signed-in', 'owner', 'admin')) {
      expect(await call(route, prefix), route.path).toMatchObject(problem(401, 'identity/not-signed-in'));
      expect((await call(route, prefix)).headers['www-authenticate'], route.path).toBe('Bearer');
    }
  });

  it('lets nobody change anything by a cookie alone', async () => {
    const guarded = withRule('signed-in', 'owner', 'admin').filter((one) => !isPage(one));
    for (const route of guarded.filter((one) => isWrite(one) || one.rule === 'admin')) {
      for (const cookie of [student?.cookie, admin?.cookie]) {
        expect(await call(route, prefix, { cookie: cookie ?? '' }), route.path).toMatchObject(
          problem(401, 'identity/bearer-required'),
        );
      }
    }
  });

  it('lets administrators open a page by a cookie, and nobody else', async () => {
    const pages = withRule('admin').filter(isPage);
    expect(pages.length).toBeGreaterThan(0);
    for (const route of pages) {
      expect(isWrite(route), route.path).toBe(false);
      expect(await call(route, prefix, { cookie: student?.cookie ?? '' }), route.path).toMatchObject(
        problem(403, 'identity/admins-only'),
      );
      expect([401, 403]).not.toContain((await call(route, prefix, { cookie: admin?.cookie ?? '' })).status);
    }
  });

  it('lets who is known read by a cookie', async () => {
    for (const route of withRule('signed-in', 'owner').filter((one) => !isWrite(one))) {
      expect((await call(route, prefix, { cookie: student?.cookie ?? '' })).status, route.path).not.toBe(401);
    }
  });

  it('keeps students out of what is an admin’s', async () => {
    expect(withRule('admin').length).toBeGreaterThan(0);
    for (const route of withRule('admin')) {
      expect(await call(route, prefix, { as: student! }), route.path).toMatchObject(
        problem(403, 'identity/admins-only'),
      );
      expect([401, 403], route.path).not.toContain((await call(route, prefix, { as: admin! })).status);
    }
  });

  it('refuses nobody for being signed in', async () => {
    for (const route of withRule('signed-in', 'owner')) {
      for (const as of [student!, admin!]) expect((await call(route, prefix, { as })).status, route.path).not.toBe(401);
    }
  });

  it('opens what is public to anybody, and trusts a signature and no person where one is needed', async () => {
    for (const route of withRule('public').filter(({ path }) => !path.startsWith('/auth/'))) {
      expect([401, 403], route.path).not.toContain((await call(route, prefix)).status);
    }
    for (const route of withRule('signature')) {
      for (const as of [undefined, student!, admin!])
        expect([400, 403], route.path).toContain((await call(route, prefix, as ? { as } : {})).status);
    }
  });

  it('takes no token from an address or a body', async () => {
    for (const route of withRule('signed-in', 'owner', 'admin')) {
      const body = isWrite(route) ? { body: { token: admin?.bearer } } : {};
      const path = prefix + called(route);
      const inBody = await school.ask(route.method.toUpperCase(), path, { ...body, as: admin! });
      const inQuery = await school.ask(route.method.toUpperCase(), `${path}?token=${admin?.bearer}`);
      if (isWrite(route)) expect(inBody, route.path).toMatchObject(problem(400, 'request/misplaced-token'));
      expect(inQuery, route.path).toMatchObject(problem(400, 'request/misplaced-token'));
    }
  });
});

describe('an address of admins that is spelled in another way', () => {
  const spellings = [
    '/Admin/Outbox',
    '/admin/outbox/',
    '//admin/outbox',
    '/admin//outbox',
    '/admin/outbox;x',
    '/admin%2foutbox',
    '/x/../admin/outbox',
    '/admin/./outbox',
    '/admin/outbox%00',
    '/%61dmin/outbox',
    '/api/api/admin/outbox',
  ];

  it.each(spellings)('gives nothing away: %s', async (path) => {
    for (const prefix of ['/api', '']) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const headers = {
          'x-http-method-override': 'GET',
          'x-original-url': '/admin/outbox',
          'x-rewrite-url': '/admin/outbox',
        };
        const { status, text } = await school.ask(method, prefix + path, { as: student!, headers });
        expect([400, 403, 404], `${method} ${prefix}${path}`).toContain(status);
        expect(text).not.toContain('mails');
      }
    }
  });
});
