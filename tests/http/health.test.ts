import { tmpdir } from 'node:os';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HealthChecks } from '../../src/http/component-checks.ts';
import { mount } from '../../src/http/mount.ts';
import { limits } from '../../src/http/rate-limits.ts';
import { healthRoutes } from '../../src/http/routes/operations/health-routes.ts';
import { checkFreeSpace, loggedChecks, onceInAWhile } from '../../src/main/installation/checks.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let ada: Person;
beforeAll(async () => {
  school = await openSchool();
  ada = await school.student('ada');
});
afterAll(() => school.close());

describe('a school that is well', () => {
  it.each(['/healthz', '/api/healthz', '/readyz', '/api/readyz'])(
    'says so at %s, in any form that is asked for',
    async (path) => {
      for (const accept of ['*/*', 'text/html', 'application/json']) {
        const { status, headers, json } = await school.ask('GET', path, { headers: { accept } });
        expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
        expect(json).toMatchObject({ status: expect.stringMatching(/^(ok|ready)$/) });
      }
    },
  );

  it('names each component', async () => {
    expect((await school.ask('GET', '/readyz')).json).toEqual({
      status: 'ready',
      components: {
        serving: true,
        database: true,
        databaseWrites: true,
        storage: true,
        storageWrites: true,
        diskSpace: expect.any(Boolean),
      },
    });
  });
});

describe('a school that stops', () => {
  it('says at once that it is not ready, and serves on until the balancers know', async () => {
    const stopping = await openSchool({ SHUTDOWN_WAIT_MS: '400' });
    const closed = stopping.close();
    const { status, json } = await stopping.ask('GET', '/readyz');
    expect([status, json]).toMatchObject([
      503,
      { status: 'not ready', components: { serving: false, database: true } },
    ]);
    expect((await stopping.ask('GET', '/api/user/courses/live')).status).toBe(200);
    await closed;
  });
});

describe('the readiness of a component', () => {
  const answer = async (checks: HealthChecks, settings = {}) => {
    const app = express().use(mount(healthRoutes(checks, settings), limits(1)));
    const { status, body } = await request(app).get('/readyz');
    return [status, body as unknown];
  };

  it('is no, where it does not answer in time', async () => {
    const hanging = () => new Promise<void>(() => undefined);
    expect(await answer({ database: hanging, storage: async () => undefined }, { patienceMs: 20 })).toEqual([
      503,
      { status: 'not ready', components: { database: false, storage: true } },
    ]);
  });

  it('is told and takes nothing out of service, where the school goes on without it', async () => {
    const gone = () => Promise.reject(new Error('Gone.'));
    expect(await answer({ database: async () => 1, redis: gone }, { dispensable: ['redis'] })).toEqual([
      200,
      { status: 'ready', components: { database: true, redis: false } },
    ]);
  });

  it('is asked once by however many want to know', async () => {
    let [asked, arrived] = [0, 0];
    let release = (): void => undefined;
    const allAreHere = new Promise<void>((resolve) => (release = resolve));
    const counting = () => ((asked += 1), allAreHere);
    const app = express().use(mount(healthRoutes({ database: counting }, { patienceMs: 60_000 }), limits(1)));
    const server = express()
      .use((_req, _res, next) => {
        next();
        if (++arrived === 20) release();
      })
      .use(app)
      .listen(0);
    await Promise.all(Array.from({ length: 20 }, () => request(server).get('/readyz')));
    server.close();
    expect(asked).toBe(1);
  });
});

describe('a check that writes', () => {
  it('is made once in a while, however often it is asked for, and its answer is kept', async () => {
    let made = 0;
    const check = () => ((made += 1), Promise.reject(new Error('Full.')));
    const rare = onceInAWhile(check, 60_000);
    for (const _ of [1, 2, 3]) await expect(rare()).rejects.toThrow('Full.');
    const each = onceInAWhile(check, 0);
    for (const _ of [1, 2, 3]) await expect(each()).rejects.toThrow('Full.');
    expect(made).toBe(4);
  });

  it('is in the log once when its component stops answering, with the reason, and once when it answers again', async () => {
    const lines: [string, object, string][] = [];
    const write = (level: string) => (facts: object, words: string) => void lines.push([level, facts, words]);
    const log = { warn: write('warn'), info: write('info') } as never;
    let fault: Error | undefined;
    const { diskSpace } = loggedChecks({ diskSpace: () => (fault ? Promise.reject(fault) : Promise.resolve()) }, log);
    const ask = () => diskSpace!().catch(() => undefined);
    for (const state of [
      undefined,
      new Error('Only 9 MiB are free.'),
      new Error('Only 8 MiB.'),
      undefined,
      undefined,
    ]) {
      fault = state;
      await ask();
    }
    expect(lines).toEqual([
      ['warn', { component: 'diskSpace', err: new Error('Only 9 MiB are free.') }, 'a component does not answer'],
      ['info', { component: 'diskSpace' }, 'a component answers again'],
    ]);
  });

  it('tells how much room is missing', async () => {
    await checkFreeSpace(tmpdir(), 1);
    await expect(checkFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow(/^Only \d+ MiB are free in /);
  });
});

describe('probes', () => {
  it('are refused by no limit, whatever the rest of an address has used up', async () => {
    const limited = await openSchool({ RATE_LIMIT_FACTOR: '1' });
    let status = 0;
    for (let n = 0; n < 700 && status !== 429; n += 1) status = (await limited.ask('GET', '/api/nowhere')).status;
    expect(status).toBe(429);
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await limited.ask('GET', path)).status).toBe(200);
    await limited.close();
  });
});

describe('a school whose database is gone', () => {
  beforeAll(() => school.db.destroy());

  it('lives but is not ready', async () => {
    expect((await school.ask('GET', '/healthz')).status).toBe(200);
    const { status, headers, json } = await school.ask('GET', '/readyz');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(json).toMatchObject({ status: 'not ready', components: { database: false, serving: true } });
  });

  it.each(['/user/courses/live', '/auth/me', '/user/dashboard', '/admin/outbox'])(
    'asks for another try at %s',
    async (path) => {
      const answer = await school.ask('GET', `/api${path}`, { as: ada });
      expect(answer).toMatchObject(problem(503, 'database/unavailable'));
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
    },
  );
});
