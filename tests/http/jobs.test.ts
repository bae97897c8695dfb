import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let admin: Person;
/** One that ends well as soon as it is tried again. */
let failedId = '';

beforeAll(async () => {
  school = await openSchool();
  admin = await school.admin();
});
afterAll(() => school.close());

beforeEach(async () => {
  await school.db('jobs').delete();
  const { work, clock, jobs } = school.installation.dependencies.kernel;
  await work.run(({ outbox }) => outbox.add('media/erase-files', { keys: ['videos/202603/secret.mp4'] }));
  const [row] = (await school.db('jobs').select('id')) as { id: string }[];
  failedId = row?.id ?? '';
  await jobs.fail(failedId, 'The storage was away.', clock.now());
});

describe('the jobs', () => {
  it('show what failed and why, and not what is in it', async () => {
    const answer = await school.ask('GET', '/api/admin/jobs?state=failed', { as: admin });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json).toMatchObject({
      counts: { waiting: 0, running: 0, failed: 1 },
      jobs: [{ id: failedId, name: 'media/erase-files', reason: 'The storage was away.' }],
      nextBefore: null,
    });
    expect(answer.text).not.toContain('secret');
    expect((await school.ask('GET', '/api/admin/jobs?state=waiting', { as: admin })).json).toMatchObject({
      jobs: [],
    });
  });

  it('are tried again, one or all, and each once', async () => {
    const retry = () => school.ask('POST', `/api/admin/jobs/${failedId}/retry`, { as: admin });
    expect(await retry()).toMatchObject({ status: 200, json: { count: 1 } });
    expect(await retry()).toMatchObject(problem(404, 'support/no-failed-job'));
    expect(await school.ask('POST', '/api/admin/jobs/retry', { as: admin })).toMatchObject({
      status: 200,
      json: { count: 0 },
    });
  });
});

it('refuses a state that does not exist', async () => {
  expect(await school.ask('GET', '/api/admin/jobs?state=dead', { as: admin })).toMatchObject(
    problem(400, 'request/parameter'),
  );
  expect(await school.ask('GET', '/api/admin/jobs?state=failed&state=running', { as: admin })).toMatchObject(
    problem(400, 'request/parameter'),
  );
});
