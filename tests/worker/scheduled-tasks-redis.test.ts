import { expect, it } from 'vitest';
import { onRedis } from './support/background-work.ts';

const relayed = onRedis();

it('two workers on one Redis run each task once per interval', async () => {
  const runs: number[] = [];
  const tasks = [{ name: 'counted', everyMs: 500, task: { run: async () => void runs.push(Date.now()) } }];
  const processes = await Promise.all([relayed(), relayed(), relayed()]);
  const stops = processes.map(({ startWork }) =>
    startWork({
      queue: { listDue: async () => [] } as never,
      handlers: {} as never,
      clock: { now: () => new Date() },
      log: { info: () => {}, warn: () => {}, error: () => {} },
      tasks,
      isQuiet: () => true,
    }),
  );
  await expect.poll(() => runs.length).toBeGreaterThan(4);
  const intervals = runs.slice(1).map((at, index) => Math.round((at - runs[index]!) / 500));
  await Promise.all(stops.map((stop) => stop()));
  // No two in one interval. The first may come late in its own.
  expect(intervals.slice(1).every((passed) => passed >= 1)).toBe(true);
});
