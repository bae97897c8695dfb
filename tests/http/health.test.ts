import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
      components: { serving: true, database: true, storage: true },
    });
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
