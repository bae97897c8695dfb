import { expect, it } from 'vitest';
import { batchPerTick } from '../../src/adapters/knex/batch-per-tick.ts';

it('asks once for all who ask in one turn, and anew in the next', async () => {
  let asked = 0;
  const ask = batchPerTick(async () => (asked += 1));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

it('never answers with what was true before somebody asked', async () => {
  let truth = 'old';
  let answerNow: () => void = () => undefined;
  const ask = batchPerTick(async () => {
    const seen = truth;
    await new Promise<void>((resolve) => (answerNow = resolve));
    return seen;
  });
  const before = ask();
  await new Promise(setImmediate);
  truth = 'new';
  const after = ask();
  answerNow();
  expect(await before).toBe('old');
  await new Promise(setImmediate);
  answerNow();
  expect(await after).toBe('new');
});

it('hands a failure to all who asked, and forgets it', async () => {
  let isBroken = true;
  const ask = batchPerTick(async () => {
    if (isBroken) throw new Error('broken');
    return 'fine';
  });
  const failed = await Promise.allSettled([ask(), ask()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await ask()).toBe('fine');
});
