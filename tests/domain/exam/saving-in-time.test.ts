import { describe, expect, it } from 'vitest';
import type { SentSheet } from '../../../src/domain/exam/ports.ts';
import type { Sitting } from '../../../src/domain/exam/sitting.ts';
import { SaveAnswers } from '../../../src/domain/exam/use-cases/save-answers.ts';
import { SubmitSection } from '../../../src/domain/exam/use-cases/submit-section.ts';
import { after, HOUR_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { aUser, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { anAnswer, aPlan, aSitting } from './sitting-samples.ts';

const DEADLINE = after(monday, HOUR_MS);
const IN_GRACE = after(DEADLINE, 10 * SECOND_MS - 1);
const LATE = after(DEADLINE, 10 * SECOND_MS);
const OVER = { kind: 'conflict', code: 'exam/section-over' };
const TAKEN_OVER = { kind: 'conflict', code: 'exam/taken-over' };

const first = [anAnswer(1, 'right')];
const both = [anAnswer(1, 'right'), anAnswer(2, 'wrong')];

/** Ada sits a section of an hour, begun on Monday, and has saved the first answer as sequence 1. */
async function school(facts: Partial<Sitting> = {}) {
  const { stores, work, jobs } = sqlWorld(monday);
  const { sittings, answerSheets } = stores;
  await stores.users.add(aUser());
  const sections = [aPlan(1, 1), aPlan(5, 1)].map((plan) => ({ minutes: 60, plan }));
  await sittings.add({ sitting: aSitting(facts), idempotencyKey: 'sitting', sections });
  const sent = (facts: Partial<SentSheet>): SentSheet => ({
    ...{ sittingId: 'sitting', number: 1, writer: 1, sequence: 2, answers: both },
    receivedAt: after(monday, SECOND_MS),
    ...facts,
  });
  const saving = new SaveAnswers(answerSheets, sittings);
  const submitting = new SubmitSection(work, answerSheets, sittings);
  const save = ({ at, ...facts }: Partial<SentSheet> & { at?: Date } = {}) =>
    saving.run({ userId: 'ada', sheet: sent(facts), ...(at && { at }) });
  const submit = (facts: Partial<SentSheet> = {}) => submitting.run({ userId: 'ada', sheet: sent(facts) });
  const stored = async () => {
    const { sequence, answers, submittedAt, lateAnswers } = (await answerSheets.find('sitting', 1))!;
    return { sequence, answers, submittedAt, lateAnswers };
  };
  await expect(save()).rejects.toMatchObject({ kind: 'conflict', code: 'exam/not-started' });
  await sittings.startSection('sitting', 1, { writer: 1, startedAt: monday, deadlineAt: DEADLINE });
  await save({ sequence: 1, answers: first });
  return {
    save,
    submit,
    stored,
    jobs,
    takeOver: () => sittings.takeOver('sitting', 'Safari, iPhone'),
    end: (at: Date) => sittings.end('sitting', at),
  };
}
const SAVED_FIRST = { sequence: 1, answers: first, submittedAt: null, lateAnswers: null };

describe('a save', () => {
  it.each([
    ['before the deadline', after(DEADLINE, -1), 'running'],
    ['at the deadline', DEADLINE, 'closing'],
    ['in the last millisecond of the grace', IN_GRACE, 'closing'],
  ])('%s is taken', async (_when, receivedAt, state) => {
    const { save, stored } = await school();
    expect(await save({ receivedAt })).toEqual({ sequence: 2, savedAt: receivedAt, deadlineAt: DEADLINE, state });
    expect(await stored()).toEqual({ ...SAVED_FIRST, sequence: 2, answers: both });
  });

  it('that had come before is taken by then, and told the state of now', async () => {
    const { save, stored } = await school();
    const saved = await save({ receivedAt: IN_GRACE, at: after(LATE, SECOND_MS) });
    expect(saved).toEqual({ sequence: 2, savedAt: IN_GRACE, deadlineAt: DEADLINE, state: 'over' });
    expect(await stored()).toEqual({ ...SAVED_FIRST, sequence: 2, answers: both });
  });

  it.each([
    ['at the end of the grace', LATE],
    ['eleven seconds after the deadline', after(DEADLINE, 11 * SECOND_MS)],
    ['in the last millisecond of an hour', after(DEADLINE, HOUR_MS - 1)],
  ])('%s is kept apart, and counts nowhere', async (_when, receivedAt) => {
    const { save, stored } = await school();
    await expect(save({ receivedAt })).rejects.toMatchObject(OVER);
    expect(await stored()).toEqual({ ...SAVED_FIRST, lateAnswers: both });
  });

  it('an hour after the end, or later, is kept nowhere', async () => {
    const { save, submit, stored } = await school();
    for (const later of [HOUR_MS, 24 * HOUR_MS]) {
      await expect(save({ receivedAt: after(DEADLINE, later) })).rejects.toMatchObject(OVER);
      await expect(submit({ receivedAt: after(DEADLINE, later) })).rejects.toMatchObject(OVER);
    }
    expect(await stored()).toEqual(SAVED_FIRST);
  });

  it('after the end is kept once: the first one stays, and none that is older or was in time', async () => {
    const { save, submit, stored } = await school();
    const more = [...both, anAnswer(3, 'right')];
    await expect(save({ receivedAt: LATE, sequence: 1, answers: more })).rejects.toMatchObject(OVER);
    expect((await stored()).lateAnswers).toBeNull();
    await expect(save({ receivedAt: LATE })).rejects.toMatchObject(OVER);
    await expect(save({ receivedAt: LATE, sequence: 3, answers: more })).rejects.toMatchObject(OVER);
    await expect(submit({ receivedAt: LATE, sequence: 4, answers: more })).rejects.toMatchObject(OVER);
    // What was saved in time is acknowledged again, whenever and under whatever number its device asks.
    for (const sequence of [1, 9])
      expect(await save({ receivedAt: LATE, sequence, answers: first })).toMatchObject({ sequence, state: 'over' });
    expect(await stored()).toEqual({ ...SAVED_FIRST, lateAnswers: both });
  });

  it.each([
    ['before the release', after(LATE, 1), both],
    ['from the release on', LATE, null],
    ['where a sitting that is over is released at once', null, null],
  ])('after the end of the whole test, %s, is kept only while nothing was shown', async (_when, releaseAt, kept) => {
    const { save, stored, end } = await school({ releaseAt });
    await end(DEADLINE);
    await expect(save({ receivedAt: LATE })).rejects.toMatchObject(OVER);
    expect((await stored()).lateAnswers).toEqual(kept);
  });

  it('of a device that lost the sitting is refused, in time and after it, and kept nowhere', async () => {
    const { save, submit, stored, takeOver } = await school();
    await takeOver();
    for (const receivedAt of [monday, LATE])
      for (const writer of [1, 3]) {
        await expect(save({ receivedAt, writer })).rejects.toMatchObject(TAKEN_OVER);
        await expect(submit({ receivedAt, writer })).rejects.toMatchObject(TAKEN_OVER);
      }
    expect(await stored()).toEqual(SAVED_FIRST);
  });

  it('after the hand-in is kept apart, whatever time is left', async () => {
    const { save, submit, stored } = await school();
    await submit({ sequence: 1, answers: first });
    await expect(save()).rejects.toMatchObject(OVER);
    expect(await stored()).toEqual({ ...SAVED_FIRST, submittedAt: after(monday, SECOND_MS), lateAnswers: both });
  });
});

describe('a hand-in', () => {
  it('with a newer sheet, or with what was saved before, is taken to the end of the grace, and is one', async () => {
    for (const sheet of [
      { sequence: 2, answers: both },
      { sequence: 1, answers: first },
    ]) {
      const { submit, stored, jobs } = await school();
      const handedIn = { ...sheet, receivedAt: IN_GRACE };
      await submit(handedIn);
      const { answers, submittedAt } = await stored();
      expect([answers, submittedAt]).toEqual([sheet.answers, IN_GRACE]);
      // Sent again, also when all is over, it changes nothing.
      await submit({ ...handedIn, receivedAt: after(LATE, HOUR_MS) });
      expect((await stored()).submittedAt).toEqual(IN_GRACE);
      expect(await jobs.left()).toEqual([{ name: 'exam/close-section', payload: { sittingId: 'sitting', number: 1 } }]);
    }
  });

  it('after the grace hands in nothing, and keeps apart what is new', async () => {
    const { submit, stored, jobs } = await school();
    await expect(submit({ receivedAt: LATE, sequence: 1, answers: first })).rejects.toMatchObject(OVER);
    expect(await stored()).toEqual(SAVED_FIRST);
    await expect(submit({ receivedAt: LATE })).rejects.toMatchObject(OVER);
    expect(await stored()).toEqual({ ...SAVED_FIRST, lateAnswers: both });
    expect(await jobs.left()).toEqual([]);
  });

  it('of two at once with other answers is one, and is told so', async () => {
    const { submit, stored } = await school();
    const other = [anAnswer(1, 'wrong')];
    const results = await Promise.allSettled([submit(), submit({ sequence: 3, answers: other })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((one) => one.status === 'rejected')).toMatchObject({ reason: OVER });
    const { answers, submittedAt } = await stored();
    expect(submittedAt).toEqual(after(monday, SECOND_MS));
    expect([both, other]).toContainEqual(answers);
  });
});
