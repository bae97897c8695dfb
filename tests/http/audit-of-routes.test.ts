import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditedUnitOfWork, auditedLog } from '../../src/adapters/acts/audited.ts';
import { AsyncCurrentAct } from '../../src/adapters/acts/current-act.ts';
import { isAct } from '../../src/http/admin-acts.ts';
import { type Limits, mount } from '../../src/http/mount.ts';
import { problems } from '../../src/http/problem.ts';
import { limits } from '../../src/http/rate-limits.ts';
import type { Route, SignedIn } from '../../src/http/route.ts';
import { EventRecorder } from '../../src/main/telemetry/event-recorder.ts';
import { requestLog } from '../../src/main/telemetry/request-log.ts';
import { actWords } from '../../web/text/copy/admin-acts.ts';
import { sqlWorld } from '../doubles/sql-world.ts';
import { openSchool, PASSWORD, type Person, type School } from '../support/school.ts';
import { everyRoute } from './support/every-route.ts';
import { composedApp, routesOf } from './support/router-walk.ts';

const called = (path: string): string =>
  path.replace('*key', 'videos/202601/aaaaaaaaaaaaaaaaaaaaaa.mp4').replace(/[:*]\w+/g, 'some-id');

describe('a refusal of each route', () => {
  let school: School;
  let student: Person;
  beforeAll(async () => {
    school = await openSchool();
    student = await school.student('ada');
  });
  afterAll(() => school.close());

  it('leaves exactly one line, which says who, what, why and from where, and holds no secret', async () => {
    let text = '';
    const kept = new Writable({ write: (chunk: Buffer, _coding, done) => ((text += chunk.toString()), done()) });
    const { kernel, operations, reporting } = school.installation.dependencies;
    const recorder = new EventRecorder(reporting.auditLog, kernel.ids, kernel.clock, { warn: () => undefined });
    const app = composedApp(school, requestLog(pino(kept), { accounts: operations.accounts, events: recorder }));
    await school.db('admin_actions').delete();

    const refused: { id: string; status: number; route: string }[] = [];
    for (const { method, path, rule } of routesOf(app)) {
      // The password of nobody, a code that opens nothing, a signature of no service.
      const secrets = {
        password: PASSWORD,
        token: student.bearer,
        email: 'victim@example.org',
        signature: 'sig-5ecret',
      };
      const address = `/api${called(path)}?signature=sig-5ecret&token=${student.bearer}`;
      const asking = request(app)[method as 'get'].bind(request(app));
      const asked = asking(rule === 'admin' ? address.replace(/\?.*/, '?signature=sig-5ecret') : address)
        .set('Host', new URL(school.origin).host)
        .set('Cookie', student.cookie)
        .set('Stripe-Signature', 'sig-5ecret');
      if (rule === 'admin') void asked.set('Authorization', `Bearer ${student.bearer}`);
      const answer = await (method === 'get' ? asked : asked.send(rule === 'admin' ? {} : secrets));
      const id = String(answer.headers['x-request-id']);
      if (answer.status >= 400 && answer.status < 500)
        refused.push({ id, status: answer.status, route: `${method.toUpperCase()} ${path}` });
    }
    await recorder.flush();

    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const rows: Record<string, unknown>[] = await school.db('admin_actions');
    expect(refused.length).toBeGreaterThan(90);
    for (const { id, status, route } of refused) {
      const [line, ...more] = lines.filter(({ requestId }) => requestId === id);
      expect(more, route).toEqual([]);
      expect(line, route).toMatchObject({
        event: expect.any(String),
        code: expect.stringMatching(/^[a-z]+\/[a-z-]+$/),
        network: '127.0.0.0/24',
        res: { status },
      });
      const isKept = [401, 403, 429].includes(status);
      expect(rows.filter(({ request_id }) => request_id === id).length, route).toBe(isKept ? 1 : 0);
    }
    expect(rows.find(({ path }) => path === 'DELETE /admin/courses/:courseId')).toMatchObject({
      kind: 'rights-refused',
      actor_id: student.id,
      account: operations.accounts.of('ada@example.org')[0],
      reason: 'identity/admins-only',
      network: '127.0.0.0/24',
    });
    const told = text + JSON.stringify(rows);
    for (const secret of [PASSWORD, student.bearer, student.cookie.split('=')[1]!, '@example.org', 'sig-5ecret'])
      expect(told).not.toContain(secret);
  });
});

describe('an administrator’s act on each route', () => {
  const acts = everyRoute().filter(isAct);

  /** The routes as they are mounted, with another use case behind them: a transaction of the memory stores. */
  function mounted(change: (work: ReturnType<typeof sqlWorld>['work']) => Promise<unknown>) {
    const world = sqlWorld();
    const current = new AsyncCurrentAct();
    const needs = { acts: current, ids: world.ids, clock: world.clock };
    const work = new AuditedUnitOfWork(world.work, needs) as unknown as typeof world.work;
    const log = auditedLog(world.stores.auditLog, needs);
    const routes = acts.map(
      ({ body: _body, query: _query, current: _current, ...route }): Route => ({
        ...route,
        handle: async () => {
          await change(work);
          return {};
        },
        respond: undefined,
      }),
    );
    const app = express();
    app.use((req, _res, next) => {
      req.requestId = 'r-1';
      const roles: SignedIn['roles'] = ['owner'];
      req.signedIn = { userId: 'boss', role: 'admin', roles, carrier: 'bearer', isConfirmed: true } as SignedIn;
      next();
    });
    const noLimits = new Proxy({} as Limits, { get: () => [] });
    app.use(mount(routes, noLimits, { run: (act, doing) => current.run(act, doing, { ...needs, log }) }));
    app.use(problems({ error: () => undefined }));
    return { app, world };
  }
  const noted = (detail: string | undefined) => ({
    kind: 'admin-act',
    actorId: 'boss',
    requestId: 'r-1',
    network: '127.0.0.0/24',
    detail,
  });

  it('is among many', () => {
    expect(acts.length).toBeGreaterThan(35);
    expect(Object.keys(limits(1)).length).toBeGreaterThan(10);
  });

  it.each([
    ['a transaction', async (work: never) => (work as { run: (of: unknown) => unknown }).run(async () => undefined)],
    [
      'two transactions',
      async (work: never) => {
        await (work as { run: (of: unknown) => unknown }).run(async () => undefined);
        await (work as { run: (of: unknown) => unknown }).run(async () => undefined);
      },
    ],
    ['no transaction', async () => undefined],
  ])('leaves exactly one entry with %s', async (_what, change) => {
    const { app, world } = mounted(change as never);
    const { auditLog } = world.stores;
    for (const { method, path, summary } of acts) {
      const { status } = await request(app)[method](called(path));
      expect(status, path).toBeLessThan(300);
      const [entry, ...more] = await auditLog.all();
      expect(more, path).toEqual([]);
      expect(entry, path).toMatchObject(noted(summary));
      expect(entry?.path).toBe(`${method.toUpperCase()} ${path.replace(/:\w+/g, 'some-id')}`);
      await auditLog.removeOlderThan(new Date(8e15));
    }
  });

  it('leaves none when it failed, not even where the transaction had written it', async () => {
    const { app, world } = mounted((work) =>
      work.run(async ({ auditLog }) => {
        const own = { id: 'own', kind: 'disabled', userId: 'ada', courseId: null, at: world.clock.now() } as const;
        await auditLog.add({ ...own, actorId: 'boss' });
        throw new Error('The disk is full.');
      }),
    );
    for (const { method, path } of acts) {
      expect((await request(app)[method](called(path))).status, path).toBe(500);
      expect(await world.stores.auditLog.all(), path).toEqual([]);
    }
  });

  it('has the use case’s own entry instead, which knows more, with the request added', async () => {
    const { app, world } = mounted((work) =>
      work.run(({ auditLog }) =>
        auditLog.add({ id: 'own', actorId: 'boss', kind: 'disabled', userId: 'ada', courseId: null, at: new Date(0) }),
      ),
    );
    const [act] = acts;
    await request(app)[act!.method](called(act!.path));
    expect(await world.stores.auditLog.all()).toMatchObject([
      { ...noted(act!.summary), kind: 'disabled', userId: 'ada' },
    ]);
  });
});

describe('the events that change nothing', () => {
  const event = { kind: 'limit-hit', actorId: 'visitor', userId: null, courseId: null } as const;

  it('are kept up to so many a minute, and the log says how many are not', async () => {
    const { stores, ids, clock } = sqlWorld();
    const said: object[] = [];
    const recorder = new EventRecorder(stores.auditLog, ids, clock, { warn: (facts: object) => said.push(facts) }, 3);
    for (let n = 0; n < 10; n += 1) recorder.record(event);
    await recorder.flush();
    expect(await stores.auditLog.all()).toHaveLength(3);
    expect(said).toEqual([{ skipped: 7 }]);
  });

  it('hold nobody up when the database takes none, and the next ones are written', async () => {
    const { stores, ids, clock } = sqlWorld();
    const said: { lost?: number }[] = [];
    let isDown = true;
    const failing = {
      addAll: (entries: Parameters<typeof stores.auditLog.addAll>[0]) =>
        isDown ? Promise.reject(new Error('Down.')) : stores.auditLog.addAll(entries),
    };
    const recorder = new EventRecorder(failing, ids, clock, { warn: (facts: object) => said.push(facts) });
    recorder.record(event);
    await recorder.flush();
    isDown = false;
    recorder.record(event);
    await recorder.flush();
    expect(said).toMatchObject([{ lost: 1 }]);
    expect(await stores.auditLog.all()).toHaveLength(1);
  });
});

it('has words for each act of an administrator, which the activity log shows', () => {
  const acts = everyRoute()
    .filter(isAct)
    .map(({ method, path }) => `${method.toUpperCase()} ${called(path)}`);
  expect(acts.length).toBeGreaterThan(40);
  expect(acts.filter((act) => actWords(act) === undefined)).toEqual([]);
});
