import { describe, expect, it } from 'vitest';
import type { Sitting } from '../../../src/domain/exam/sitting.ts';
import { RevealAnswer } from '../../../src/domain/exam/use-cases/reveal-answer.ts';
import { after, HOUR_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { aUser, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { aPlan, aSection, aSitting, keysOf } from './sitting-samples.ts';

const PLAN = aPlan(1, 1);

/** Ada's tutor test of q1 to q4, an hour long. */
async function school(facts: Partial<Sitting> = {}) {
  const { clock, stores } = sqlWorld(monday);
  const { sittings, reveals } = stores;
  for (const id of ['ada', 'bob']) await stores.users.add(aUser({ id, email: `${id}@example.org` }));
  const sitting = aSitting({ kind: 'tutor', mockExamId: null, ...facts });
  await sittings.add({ sitting, idempotencyKey: 'sitting', sections: [{ minutes: 60, plan: PLAN }] });
  const keys = keysOf({ sections: [aSection(1, null, { plan: PLAN })] });
  const revealing = new RevealAnswer(sittings, reveals, { keys: async () => keys } as never, clock);
  return {
    clock,
    start: () =>
      sittings.startSection('sitting', 1, { writer: 1, startedAt: monday, deadlineAt: after(monday, HOUR_MS) }),
    reveal: (questionId = 'q1', optionId = 'q1-wrong', { userId = 'ada', writer = 1 } = {}) =>
      revealing.run({ userId, sittingId: 'sitting', questionId, optionId, writer }),
    revealed: async () => (await reveals.listOf('sitting')).map(({ questionId, optionId }) => [questionId, optionId]),
  };
}

describe('an answer of a tutor test', () => {
  it('is explained, and frozen by that, also when its time is over', async () => {
    const { start, reveal, revealed, clock } = await school();
    await start();
    const told = await reveal();
    expect(told).toMatchObject({
      reveal: { questionId: 'q1', optionId: 'q1-wrong', at: monday },
      key: { questionId: 'q1', optionId: 'q1-right' },
    });
    clock.advance(SECOND_MS);
    expect(await reveal('q1', 'q1-right')).toEqual(told);
    clock.advance(2 * HOUR_MS);
    expect(await reveal('q1', 'q1-right')).toEqual(told);
    expect(await revealed()).toEqual([['q1', 'q1-wrong']]);
  });

  it('is not explained before its section and after it', async () => {
    const { start, reveal, revealed, clock } = await school();
    await expect(reveal()).rejects.toMatchObject({ code: 'exam/not-started' });
    await start();
    clock.advance(2 * HOUR_MS);
    await expect(reveal()).rejects.toMatchObject({ code: 'exam/section-over' });
    expect(await revealed()).toEqual([]);
  });

  it('is explained to its candidate, on the device that has the sitting, for what is asked there', async () => {
    const { start, reveal, revealed } = await school();
    await start();
    await expect(reveal('q1', 'q1-right', { userId: 'bob' })).rejects.toMatchObject({ code: 'exam/no-sitting' });
    await expect(reveal('q1', 'q1-right', { writer: 2 })).rejects.toMatchObject({ code: 'exam/taken-over' });
    await expect(reveal('q9', 'q9-right')).rejects.toMatchObject({ code: 'exam/no-question' });
    await expect(reveal('q1', 'q2-right')).rejects.toMatchObject({ code: 'exam/no-option' });
    expect(await revealed()).toEqual([]);
  });

  it.each(['mock', 'timed'] as const)('is not explained in another sitting: %s', async (kind) => {
    const { start, reveal } = await school({ kind });
    await start();
    await expect(reveal()).rejects.toMatchObject({ code: 'exam/not-tutor' });
  });
});
