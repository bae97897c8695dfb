import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshRedis, freshRedis } from '../support/provision/fresh-redis.ts';
import { openSchool, type Person, type School } from '../support/school.ts';

let redis: FreshRedis;
let school: School;
let [student, admin]: Person[] = [];
beforeAll(async () => {
  redis = await freshRedis();
  school = await openSchool({ REDIS_URL: redis.url, WORK_JOBS: '1' });
  [student, admin] = [await school.student('ada'), await school.admin()];
});
afterAll(async () => {
  await school.close();
  await redis.drop();
});

const read = (path: string, person?: Person) =>
  school.ask('GET', `/api/admin/queues${path}`, person ? { cookie: person.cookie } : {});

it('the board of the queues is for admins, whose cookie may look and not touch', async () => {
  for (const path of ['', '/', '/api/queues', '/static/favicon-32x32.png', '/queue/jobs-usual']) {
    expect((await read(path)).status, path).toBe(401);
    expect((await read(path, student)).status, path).toBe(403);
    expect((await read(path, admin)).status, path).toBe(200);
  }
  for (const method of ['PUT', 'POST', 'DELETE', 'PATCH'])
    expect((await school.ask(method, '/api/admin/queues/api/queues/jobs-usual/pause', { as: admin })).status).toBe(404);
  expect((await read('/nothing', admin)).status).toBe(404);
});

it('asks no other host, and all that it is made of is served by us', async () => {
  const { text, headers } = await read('', admin);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-powered-by']).toBeUndefined();
  expect(text).toContain('<base href="/api/admin/queues/"');
  expect(text).not.toMatch(/(?:href|src)="https?:/);
  const files = Array.from(text.matchAll(/(?:href|src)="(static\/[^"]+)"/g), ([, file]) => file!);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await read(`/${file}`, admin)).status, file).toBe(200);
});

it('is told of on the page of the jobs', async () => {
  expect((await school.ask('GET', '/api/admin/jobs?state=failed', { as: admin })).json).toMatchObject({
    hasQueueBoard: true,
  });
});

it('shows the queues as they are', async () => {
  const { json } = await read('/api/queues', admin);
  const names = (json as { queues: { name: string; readOnlyMode: boolean }[] }).queues.map((queue) => [
    queue.name,
    queue.readOnlyMode,
  ]);
  expect(names).toEqual([
    ['jobs-usual', true],
    ['jobs-mail', true],
    ['jobs-heavy', true],
    ['jobs-video', true],
    ['scheduled-tasks', true],
  ]);
});
