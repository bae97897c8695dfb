import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { isReady, startRole } from '../journeys/support/built-school.ts';
import { ask, STUDENT, signIn } from '../journeys/support/people.ts';
import { freePort } from '../support/free-port.ts';

test('of two first starts on one folder one fills it and serves, and the other is refused by name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cusp-both-'));
  const ports = [await freePort(), await freePort()];
  const servers = ports.map((port) => {
    const child = startRole('serve', {
      PORT: String(port),
      DATA_DIR: folder,
      SEED_DEMO: 'small',
      LOG_LEVEL: 'error',
    });
    return { child, origin: `http://localhost:${port}` };
  });
  const refused = await Promise.race(servers.map(async (server) => (await once(server.child, 'exit'), server)));
  expect(refused.child.exitCode).toBe(1);
  const serving = servers.find((server) => server !== refused)!;
  await expect.poll(() => isReady(serving.origin), { timeout: 60_000 }).toBe(true);
  const { body } = await ask<{ title: string }[]>(serving.origin, '/user/courses/live');
  expect(body.map((course) => course.title).toSorted()).toEqual(['ADC Part 1 Mastery Program', 'ADC Part 1 Sprint']);
  expect((await signIn(serving.origin, STUDENT)).user.purchasedCourses).toHaveLength(1);
  const ended = once(serving.child, 'exit');
  serving.child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
