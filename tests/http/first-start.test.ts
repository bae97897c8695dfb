import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneAtATime } from '../../src/main/seed/one-at-a-time.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cusp-first-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a first start waits for another one longer than SQLite waits for a lock', async () => {
  const order: string[] = [];
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const slow = oneAtATime(folder, async () => {
    order.push('begins');
    begun();
    // The second one stands still for five seconds, and this with it: one process plays both.
    await pause(200);
    order.push('ends');
  });
  await isBegun;
  const waiting = oneAtATime(folder, async () => void order.push('follows'));
  await Promise.all([slow, waiting]);
  expect(order).toEqual(['begins', 'ends', 'follows']);
});

it('what the filling itself complains about is not tried again', async () => {
  let tries = 0;
  const fail = () => {
    tries += 1;
    return Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
  };
  await expect(oneAtATime(folder, fail)).rejects.toThrow('full');
  expect(tries).toBe(1);
});
