import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneAtATime } from '../../src/main/seed/one-at-a-time.ts';
import { seedDemo } from '../../src/main/seed/seed-demo.ts';
import { openSchool } from '../support/school.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cusp-first-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a first start waits for another one', async () => {
  const order: string[] = [];
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const slow = oneAtATime(folder, async () => {
    order.push('begins');
    begun();
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

it('a lock that cannot be made is told of at once, and not waited for', async () => {
  await mkdir(join(folder, 'unlockable', 'seeding.lock'), { recursive: true });
  let isFilled = false;
  const filling = oneAtATime(join(folder, 'unlockable'), async () => void (isFilled = true));
  const outcome = await Promise.race([filling.catch(({ code }) => code), pause(5_000, 'it waits')]);
  expect([outcome, isFilled]).toEqual(['SQLITE_CANTOPEN', false]);
});

it.each(['small', '1'])('with SEED_DEMO=%s a file above the operator’s limit is named and left out', async (size) => {
  const school = await openSchool({ SEED_DEMO: size, DOCUMENT_MAX_BYTES: '100000' });
  try {
    const said: string[] = [];
    await seedDemo(school.container, school.installation, school.settings, (line) => void said.push(line));
    expect(said.length).toBeGreaterThan(0);
    for (const line of said)
      expect(line).toMatch(
        /^The demo leaves out [\w.-]+\.(?:pdf|docx): it has \d+ bytes, and DOCUMENT_MAX_BYTES is 100000\.$/,
      );
    expect(await school.db('courses').where({ is_live: true }).count({ n: '*' })).toEqual([{ n: 2 }]);
    expect(await school.db('files').where('bytes', '>', 100_000).where('key', 'like', 'documents/%')).toEqual([]);
  } finally {
    await school.close();
  }
});
