import { describe, expect, it } from 'vitest';
import { GetExtraTime } from '../../../src/domain/exam/queries/get-extra-time.ts';
import { ListSittings } from '../../../src/domain/exam/queries/list-sittings.ts';
import { ListStudentSittings } from '../../../src/domain/exam/queries/list-student-sittings.ts';
import { deadlineOf } from '../../../src/domain/exam/section-clock.ts';
import type { Sitting } from '../../../src/domain/exam/sitting.ts';
import { ExtendSection } from '../../../src/domain/exam/use-cases/extend-section.ts';
import { RemoveExtraTime } from '../../../src/domain/exam/use-cases/remove-extra-time.ts';
import { SetExtraTime } from '../../../src/domain/exam/use-cases/set-extra-time.ts';
import { StartSection } from '../../../src/domain/exam/use-cases/start-section.ts';
import { after, DAY_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { aUser, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { aPlan, aSitting } from './sitting-samples.ts';

/** A student with a mock exam of two sections of sixty minutes, which nobody has started. */
async function school(facts: Partial<Sitting> = {}, now = monday) {
  const { clock, stores, work, ids } = sqlWorld(now);
  for (const id of ['ada', 'boss'])
    await stores.users.add(
      aUser({ id, name: id, email: `${id}@example.org`, role: id === 'ada' ? 'student' : 'admin' }),
    );
  const add = (more: Partial<Sitting> = {}) => {
    const sitting = aSitting({ createdAt: now, ...facts, ...more });
    const sections = [aPlan(1, 1), aPlan(5, 1)].map((plan) => ({ minutes: 60, plan }));
    return stores.sittings.add({ sitting, idempotencyKey: sitting.id, sections });
  };
  await add();
  const mocks = { find: async () => undefined };
  const start = new StartSection(
    stores.sittings,
    mocks,
    stores.extraTimes,
    { courses: async () => [], isConfirmed: async () => true },
    clock,
  );
  const given = new SetExtraTime(stores.users, work, ids, clock);
  const removed = new RemoveExtraTime(stores.users, work, ids, clock);
  const extended = new ExtendSection(work, ids, clock);
  const deadline = async (number = 1, id = 'sitting') =>
    (await stores.sittings.find(id))?.sections.find((one) => one.number === number)?.deadlineAt;
  return {
    clock,
    add,
    deadline,
    sittings: stores.sittings,
    sheets: stores.answerSheets,
    entries: async () => (await stores.auditLog.all()).map(({ kind, userId, reason }) => ({ kind, userId, reason })),
    // An administrator by right, so that no course is needed.
    start: (number = 1, sittingId = 'sitting') =>
      start.run({ viewer: { userId: 'ada', role: 'admin', roles: ['owner'] }, sittingId, number, writer: 1 }),
    give: (percent: number, until: string | null = null, userId = 'ada') =>
      given.run({ actorId: 'boss', userId, percent, reason: 'Dyslexia', until }),
    remove: (userId = 'ada') => removed.run({ actorId: 'boss', userId }),
    extend: (minutes: number, sittingId = 'sitting') =>
      extended.run({ actorId: 'boss', sittingId, minutes, reason: 'Power cut' }),
    read: (userId = 'ada') => new GetExtraTime(stores.users, stores.extraTimes, clock).run({ userId }),
    list: (userId = 'ada') =>
      new ListStudentSittings(stores.users, new ListSittings(stores.sittings, clock), clock).run({ userId }),
  };
}

const inMinutes = (minutes: number, from = monday) => after(from, minutes * MINUTE_MS);

describe('extra time', () => {
  it.each([
    // Sixty minutes and a quarter, a half, as much again.
    [25, 75],
    [50, 90],
    [100, 120],
  ])('of %i percent makes 60 minutes %i, given before the section or in it', async (percent, minutes) => {
    const before = await school();
    expect((await before.give(percent)).moved).toEqual([]);
    await before.start();
    expect(await before.deadline()).toEqual(inMinutes(minutes));

    const during = await school();
    await during.start();
    during.clock.advance(59 * MINUTE_MS);
    expect(await during.give(percent)).toEqual({ studentName: 'ada', moved: [inMinutes(minutes)] });
    expect(await during.deadline()).toEqual(inMinutes(minutes));
    expect((await during.sittings.find('sitting'))?.sitting.extraTimePercent).toBe(percent);
  });

  it('given after a section reaches the next one, and not the one that is over', async () => {
    const { clock, deadline, give, start } = await school();
    await start();
    clock.advance(61 * MINUTE_MS);
    expect((await give(50)).moved).toEqual([]);
    expect(await deadline()).toEqual(inMinutes(60));
    await start(2);
    expect(await deadline(2)).toEqual(inMinutes(61 + 90));
  });

  it('given in the grace makes the section run again', async () => {
    const { clock, give, list, start } = await school();
    await start();
    clock.advance(60 * MINUTE_MS + 9 * SECOND_MS);
    expect((await give(25)).moved).toEqual([inMinutes(75)]);
    expect((await list()).sittings[0]?.running).toMatchObject({ number: 1, deadlineAt: inMinutes(75) });
  });

  it('never moves a deadline earlier, lowered or removed', async () => {
    const { deadline, give, remove, sittings, start } = await school();
    await give(100);
    await start();
    expect((await give(25)).moved).toEqual([]);
    await remove();
    expect(await deadline()).toEqual(inMinutes(120));
    // The next section has what its sitting had.
    expect((await sittings.find('sitting'))?.sitting.extraTimePercent).toBe(100);
  });

  it('comes on top of minutes that were added by hand', async () => {
    const { deadline, extend, give, start } = await school();
    await start();
    await extend(10);
    // 60 + 10, and a quarter of 60; then a half of 60.
    await give(25);
    expect(await deadline()).toEqual(inMinutes(85));
    await give(50);
    expect(await deadline()).toEqual(inMinutes(100));
    await give(50);
    expect(await deadline()).toEqual(inMinutes(100));
  });

  it('reaches a section that began while it was given, when it is given again', async () => {
    const { deadline, give, sittings } = await school();
    await give(50);
    // Read before, stored after.
    await sittings.startSection('sitting', 1, { writer: 1, startedAt: monday, deadlineAt: inMinutes(60) });
    await give(50);
    expect(await deadline()).toEqual(inMinutes(90));
  });

  it('is counted in minutes, not by the clocks on the wall', async () => {
    // Sydney: clocks go back from 3:00 to 2:00 on 5 April 2026, 16:00 UTC on the day before.
    const night = new Date('2026-04-04T15:30:00.000Z');
    const { deadline, give, start } = await school({}, night);
    await start();
    await give(50);
    expect(await deadline()).toEqual(new Date('2026-04-04T17:00:00.000Z'));
  });

  it('holds to the end of its last day in Sydney, also of a day of 25 hours', async () => {
    const saturday = new Date('2026-04-03T22:00:00.000Z');
    const { add, clock, deadline, give, read, start } = await school({}, saturday);
    await give(25, '2026-04-05');
    const end = new Date('2026-04-05T13:59:59.999Z');
    expect(await read()).toMatchObject({ percent: 25, until: end, grantedByName: 'boss', hasEnded: false });
    clock.set(after(end, -1));
    await start();
    expect(await deadline()).toEqual(deadlineOf(after(end, -1), 60, 25));
    clock.set(end);
    expect(await read()).toMatchObject({ hasEnded: true });
    await add({ id: 'next', mockExamId: 'next' });
    await start(1, 'next');
    expect(await deadline(1, 'next')).toEqual(deadlineOf(end, 60, 0));
  });

  it('is not of practice, whose extra time its candidate chose, and not of previews', async () => {
    for (const facts of [{ kind: 'timed', mockExamId: null }, { isPreview: true }] as const) {
      const { deadline, give, start } = await school(facts);
      await start();
      expect((await give(50)).moved).toEqual([]);
      expect(await deadline()).toEqual(inMinutes(60));
    }
  });

  it('is read, replaced and removed, each change noted with its reason', async () => {
    const { entries, give, read, remove } = await school();
    expect(await read()).toBeNull();
    await give(25);
    await give(50, '2026-12-31');
    expect(await read()).toMatchObject({ percent: 50, reason: 'Dyslexia', grantedBy: 'boss', grantedAt: monday });
    await remove();
    await remove();
    expect(await read()).toBeNull();
    expect((await entries()).slice(0, 3)).toEqual([
      { kind: 'extra-time-set', userId: 'ada', reason: '25%: Dyslexia' },
      { kind: 'extra-time-set', userId: 'ada', reason: '50%: Dyslexia' },
      { kind: 'extra-time-removed', userId: 'ada', reason: undefined },
    ]);
  });

  it('refuses a day that is over or none, and somebody who is no student', async () => {
    const { give, list, read, remove } = await school();
    for (const day of ['2026-03-01', '2026-02-30', '2036-03-03', 'soon'])
      await expect(give(25, day)).rejects.toMatchObject({
        code: 'exam/extra-time-end',
        fields: { until: expect.any(String) },
      });
    for (const refused of [
      () => give(25, null, 'boss'),
      () => remove('boss'),
      () => read('nobody'),
      () => list('boss'),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'exam/no-student' });
    expect(await read()).toBeNull();
  });
});

describe('an extension', () => {
  it('moves the deadline of the section that runs, each time, with its reason', async () => {
    const { clock, deadline, entries, extend, start } = await school();
    await start();
    clock.advance(50 * MINUTE_MS);
    expect(await extend(10)).toEqual({ number: 1, deadlineAt: inMinutes(70) });
    await extend(5);
    expect(await deadline()).toEqual(inMinutes(75));
    expect((await entries())[0]).toEqual({ kind: 'section-extended', userId: 'ada', reason: '10 min: Power cut' });
  });

  it('is taken to the end of the grace, and not after it', async () => {
    const inGrace = await school();
    await inGrace.start();
    inGrace.clock.set(after(inMinutes(60), 10 * SECOND_MS - 1));
    expect(await inGrace.extend(1)).toEqual({ number: 1, deadlineAt: inMinutes(61) });
    const late = await school();
    await late.start();
    late.clock.set(after(inMinutes(60), 10 * SECOND_MS));
    await expect(late.extend(120)).rejects.toMatchObject({ kind: 'conflict', code: 'exam/no-section-runs' });
    expect(await late.deadline()).toEqual(inMinutes(60));
  });

  it('needs a section that runs: not before the first, between two, after the end or of nothing', async () => {
    const { clock, entries, extend, sheets, sittings, start } = await school();
    const refused = () => expect(extend(5)).rejects.toMatchObject({ code: 'exam/no-section-runs' });
    await refused();
    await start();
    const sent = { sittingId: 'sitting', number: 1, writer: 1, sequence: 1, answers: [], receivedAt: clock.now() };
    await sheets.submit(sent);
    await refused();
    await start(2);
    await sittings.end('sitting', clock.now());
    await refused();
    await expect(extend(5, 'nothing')).rejects.toMatchObject({ kind: 'not-found', code: 'exam/no-sitting' });
    expect(await entries()).toEqual([]);
  });

  it('reopens no section whose answers were noted for good in the meantime', async () => {
    const { clock, deadline, extend, sheets, start } = await school();
    await start();
    await sheets.close('sitting', 1, clock.now());
    await expect(extend(5)).rejects.toMatchObject({ code: 'exam/no-section-runs' });
    expect(await deadline()).toEqual(inMinutes(60));
  });
});

describe('the sittings of a student', () => {
  it('are listed newest first with the section that runs, previews left out', async () => {
    const { add, clock, list, start } = await school();
    await add({ id: 'preview', mockExamId: 'preview', isPreview: true, createdAt: after(monday, DAY_MS) });
    await add({ id: 'practice', mockExamId: null, kind: 'timed', createdAt: after(monday, 2 * DAY_MS) });
    await start();
    const page = await list();
    expect(page.nextBefore).toBeNull();
    expect(page.sittings.map(({ sitting, state, running }) => [sitting.id, state, running?.number ?? null])).toEqual([
      ['practice', 'ready', null],
      ['sitting', 'running', 1],
    ]);
    clock.advance(61 * MINUTE_MS);
    expect((await list()).sittings.map(({ state, running }) => [state, running])).toEqual([
      ['ready', null],
      ['between', null],
    ]);
  });
});
