import { describe, expect, it } from 'vitest';
import type { SittingRepository } from '../../../src/domain/exam/ports.ts';
import { sittingEnd } from '../../../src/domain/exam/section-clock.ts';
import type { Sitting } from '../../../src/domain/exam/sitting.ts';
import { EndSitting } from '../../../src/domain/exam/use-cases/end-sitting.ts';
import { StartSection } from '../../../src/domain/exam/use-cases/start-section.ts';
import { after, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { aUser, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { aMockExam } from './mock-exam-samples.ts';
import { aPlan, aSitting } from './sitting-samples.ts';

/** A mock exam of two sections, and calls between whose reading and writing something else happens. */
async function school(facts: Partial<Sitting> = {}) {
  const { clock, db, stores, work } = sqlWorld(monday);
  const { sittings, answerSheets, mockExams, extraTimes } = stores;
  await stores.users.add(aUser());
  await mockExams.add(aMockExam({ courseIds: ['sprint'] }));
  await sittings.add({
    sitting: aSitting({ createdAt: monday, ...facts }),
    idempotencyKey: 'request',
    sections: [aPlan(1, 1), aPlan(5, 1)].map((plan) => ({ minutes: 60, plan })),
  });
  let meanwhile = async (): Promise<unknown> => undefined;
  const find: SittingRepository['find'] = async (id) => {
    const whole = await sittings.find(id);
    await meanwhile();
    return whole;
  };
  const access = { courses: async () => ['sprint'], isConfirmed: async () => true };
  const { startSection, raiseExtraTime } = sittings;
  const reading = { find, startSection: startSection.bind(sittings), raiseExtraTime: raiseExtraTime.bind(sittings) };
  const start = new StartSection(reading, mockExams, extraTimes, access, clock);
  const end = new EndSitting(work, { find }, clock);
  return {
    clock,
    db,
    sittings,
    start: (number: number, writer = 1) =>
      start.run({ viewer: { userId: 'ada', role: 'student', roles: [] }, sittingId: 'sitting', number, writer }),
    answer: (option: string | null) =>
      answerSheets.save({
        ...{ sittingId: 'sitting', number: 1, writer: 1, sequence: 1, receivedAt: clock.now() },
        answers: [{ question: 'q1', option, flagged: true, struck: [], seconds: 5 }],
      }),
    end: (writer = 1) => end.run({ userId: 'ada', sittingId: 'sitting', writer }),
    meanwhile: (happens: () => Promise<unknown>) => {
      meanwhile = async () => {
        meanwhile = async () => undefined;
        await happens();
      };
    },
    whole: async () => (await sittings.find('sitting'))!,
  };
}

describe('a sitting that is ended', () => {
  it('hands in the section that runs, and starts no later one', async () => {
    const { end, start, whole } = await school();
    await start(1);
    await end();
    const { sitting, sections } = await whole();
    expect(sitting.endedAt).toEqual(monday);
    expect(sections.map(({ submittedAt }) => submittedAt)).toEqual([monday, null]);
    await expect(start(2)).rejects.toMatchObject({ code: 'exam/over' });
  });

  it('keeps the end that its clock gave it, where it was over before', async () => {
    const { clock, end, sittings, start, whole } = await school();
    await start(1);
    clock.advance(HOUR_MS + 10_000);
    await start(2);
    const over = after(clock.now(), HOUR_MS);
    clock.set(after(over, HOUR_MS));
    await end();
    const { sitting, sections } = await whole();
    expect(sittingEnd(sitting, sections, clock.now())).toEqual(over);
    expect(await sittings.listUnclosed(clock.now(), 9)).toHaveLength(2);
  });

  it('starts no section, also where the start had read it before', async () => {
    const { end, meanwhile, start, whole } = await school();
    meanwhile(() => end());
    await expect(start(1)).rejects.toMatchObject({ code: 'exam/over' });
    expect((await whole()).sections[0]?.startedAt).toBeNull();
  });

  it('hands in a section that began while it was being ended', async () => {
    const { end, meanwhile, start, whole } = await school();
    meanwhile(() => start(1));
    await end();
    expect((await whole()).sections[0]?.submittedAt).toEqual(monday);
  });

  it('is not ended by a device from which another one took over meanwhile', async () => {
    const { clock, end, meanwhile, sittings, start, whole } = await school();
    await start(1);
    meanwhile(() => sittings.takeOver('sitting', 'Firefox, Linux'));
    await expect(end()).rejects.toMatchObject({ code: 'exam/taken-over' });
    const { sitting, sections } = await whole();
    expect(sitting.endedAt).toBeNull();
    expect(sections[0]).toMatchObject({ submittedAt: null, deadlineAt: after(clock.now(), HOUR_MS), writer: 2 });
    await end(2);
    expect((await whole()).sitting.endedAt).toEqual(monday);
  });
});

describe('a practice test that is ended', () => {
  const practice = { kind: 'timed', mockExamId: null } as const;

  it('without an answer leaves no trace: never begun, looked at, or with a flag alone', async () => {
    for (const work of ['none', 'seen', 'flagged'] as const) {
      const { answer, db, end, start } = await school(practice);
      if (work !== 'none') await start(1);
      if (work === 'flagged') expect(await answer(null)).toBe(true);
      expect(await end()).toBe(false);
      for (const table of ['sittings', 'sitting_sections', 'sitting_versions']) expect(await db(table)).toEqual([]);
    }
  });

  it('with an answer stays, and is over', async () => {
    const { answer, end, start, whole } = await school(practice);
    await start(1);
    expect(await answer('q1a')).toBe(true);
    expect(await end()).toBe(true);
    expect((await whole()).sitting.endedAt).toEqual(monday);
  });

  it('is found by nobody who was about to start it', async () => {
    const { end, meanwhile, start } = await school(practice);
    meanwhile(() => end());
    await expect(start(1)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
