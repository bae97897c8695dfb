import { describe, expect, it } from 'vitest';
import type { Sitting } from '../../../src/domain/exam/sitting.ts';
import { EndSitting } from '../../../src/domain/exam/use-cases/end-sitting.ts';
import { StartSection } from '../../../src/domain/exam/use-cases/start-section.ts';
import { TakeOver } from '../../../src/domain/exam/use-cases/take-over.ts';
import { after, DAY_MS, HOUR_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { aUser, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { aPlan, aSitting } from './sitting-samples.ts';

const GRACE = 10 * SECOND_MS;

/** Ada has a mock exam of two sections of an hour, made on Monday, whose course `sprint` she may enter. */
async function school(facts: Partial<Sitting> = {}) {
  const { clock, stores, work } = sqlWorld(monday);
  const { sittings, answerSheets, extraTimes } = stores;
  for (const id of ['ada', 'bob']) await stores.users.add(aUser({ id, email: `${id}@example.org` }));
  const sections = [aPlan(1, 1), aPlan(5, 1)].map((plan) => ({ minutes: 60, plan }));
  await sittings.add({ sitting: aSitting(facts), idempotencyKey: 'sitting', sections });
  let courses = ['sprint'];
  const mocks = { find: async () => ({ courseIds: ['sprint', 'other'] }) as never };
  const starting = new StartSection(
    sittings,
    mocks,
    extraTimes,
    { courses: async () => courses, isConfirmed: async () => true },
    clock,
  );
  const whole = async () => (await sittings.find('sitting'))!;
  return {
    clock,
    whole,
    enter: (...ids: string[]) => void (courses = ids),
    start: (number: number, { userId = 'ada', writer = 1 } = {}) =>
      starting.run({ viewer: { userId, role: 'student', roles: [] }, sittingId: 'sitting', number, writer }),
    save: (sequence: number, number = 1) =>
      answerSheets.save({
        ...{ sittingId: 'sitting', number, writer: 1, sequence, answers: [] },
        receivedAt: clock.now(),
      }),
    handIn: () => answerSheets.submitStored('sitting', 1, clock.now()),
    takeOver: (userId = 'ada') =>
      new TakeOver(sittings, clock).run({ userId, sittingId: 'sitting', device: 'Safari, iPhone' }),
    end: (writer = 1, userId = 'ada') =>
      new EndSitting(work, sittings, clock).run({ userId, sittingId: 'sitting', writer }),
    started: async () => (await whole()).sections.map(({ startedAt }) => startedAt),
  };
}

describe('a section starts', () => {
  it('once: asked again, also much later, its time stays', async () => {
    const { start, clock, started, whole } = await school();
    await start(1);
    clock.advance(HOUR_MS - SECOND_MS);
    await start(1);
    expect(await started()).toEqual([monday, null]);
    expect((await whole()).sections[0]?.deadlineAt).toEqual(after(monday, HOUR_MS));
    // In its grace it still runs.
    clock.advance(2 * SECOND_MS);
    await start(1);
    expect(await started()).toEqual([monday, null]);
    clock.advance(GRACE);
    await expect(start(1)).rejects.toMatchObject({ kind: 'conflict', code: 'exam/section-over' });
  });

  it('when the one before is over, by its candidate or with its grace', async () => {
    const early = { kind: 'conflict', code: 'exam/earlier-section' };
    const byHand = await school();
    await expect(byHand.start(2)).rejects.toMatchObject(early);
    await byHand.start(1);
    await expect(byHand.start(2)).rejects.toMatchObject(early);
    await byHand.handIn();
    await byHand.start(2);
    expect(await byHand.started()).toEqual([monday, monday]);

    const byClock = await school();
    await byClock.start(1);
    byClock.clock.advance(HOUR_MS + GRACE - 1);
    await expect(byClock.start(2)).rejects.toMatchObject(early);
    byClock.clock.advance(1);
    await byClock.start(2);
    expect(await byClock.started()).toEqual([monday, after(monday, HOUR_MS + GRACE)]);
  });

  it('within thirty days, and one that runs when they end has all of its time', async () => {
    const last = await school();
    last.clock.advance(30 * DAY_MS - 1);
    await last.start(1);
    last.clock.advance(HOUR_MS);
    expect(await last.save(1)).toBe(true);
    await last.handIn();
    await expect(last.start(2)).rejects.toMatchObject({ kind: 'conflict', code: 'exam/over' });

    const late = await school();
    late.clock.advance(30 * DAY_MS);
    await expect(late.start(1)).rejects.toMatchObject({ kind: 'conflict', code: 'exam/over' });
    expect(await late.started()).toEqual([null, null]);
  });

  it('with access to one of the courses, which is not asked again in its middle', async () => {
    const { start, enter, save, handIn, started, clock } = await school();
    enter('other');
    await start(1);
    enter('elsewhere');
    expect(await save(1)).toBe(true);
    await start(1);
    clock.advance(HOUR_MS);
    await start(1);
    await handIn();
    for (const courses of [['elsewhere'], []]) {
      enter(...courses);
      await expect(start(2)).rejects.toMatchObject({ kind: 'forbidden', code: 'exam/no-access' });
    }
    enter('sprint');
    await start(2);
    expect(await started()).toEqual([monday, after(monday, HOUR_MS)]);
  });

  it('of practice with access to any course, and with none not', async () => {
    const practice = await school({ kind: 'timed', mockExamId: null });
    practice.enter();
    await expect(practice.start(1)).rejects.toMatchObject({ kind: 'forbidden', code: 'exam/no-access' });
    practice.enter('elsewhere');
    await practice.start(1);
    expect(await practice.started()).toEqual([monday, null]);
  });

  it('on the device that has the sitting, for nobody else, and where there is one', async () => {
    const { start, takeOver, started } = await school();
    await takeOver();
    for (const writer of [1, 3])
      await expect(start(1, { writer })).rejects.toMatchObject({ kind: 'conflict', code: 'exam/taken-over' });
    await expect(start(1, { userId: 'bob', writer: 2 })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(start(3, { writer: 2 })).rejects.toMatchObject({ kind: 'not-found', code: 'exam/no-section' });
    expect(await started()).toEqual([null, null]);
    await start(1, { writer: 2 });
    expect(await started()).toEqual([monday, null]);
    await expect(start(1)).rejects.toMatchObject({ kind: 'conflict', code: 'exam/taken-over' });
  });
});

describe('a sitting ends', () => {
  it('by its device alone, hands in what runs, and starts no more', async () => {
    const { start, end, whole, takeOver } = await school();
    await start(1);
    for (const writer of [2, 9])
      await expect(end(writer)).rejects.toMatchObject({ kind: 'conflict', code: 'exam/taken-over' });
    await expect(end(1, 'bob')).rejects.toMatchObject({ kind: 'not-found' });
    expect((await whole()).sitting.endedAt).toBeNull();
    await end();
    await end();
    const { sitting, sections } = await whole();
    expect(sitting.endedAt).toEqual(monday);
    expect(sections.map(({ submittedAt }) => submittedAt)).toEqual([monday, null]);
    await expect(start(2)).rejects.toMatchObject({ kind: 'conflict', code: 'exam/over' });
    await expect(takeOver()).rejects.toMatchObject({ kind: 'conflict', code: 'exam/over' });
  });
});
