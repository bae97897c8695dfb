import { describe, expect, it } from 'vitest';
import { NOTE_MS } from '../../../src/domain/exam/arrival-notes.ts';
import { CloseSection } from '../../../src/domain/exam/jobs/close-section.ts';
import { CloseSections } from '../../../src/domain/exam/jobs/close-sections.ts';
import { PurgeOldSittings } from '../../../src/domain/exam/jobs/purge-old-sittings.ts';
import type { AnswerSheet, Sitting } from '../../../src/domain/exam/sitting.ts';
import { after, DAY_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import type { KeyOfQuestion } from '../../../src/domain/kernel/vignettes.ts';
import { aUser, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { anAnswer, aPlan, aSection, aSitting, keysOf } from './sitting-samples.ts';

const HOUR = 60 * MINUTE_MS;
const PLANS = [aPlan(1, 1), aPlan(5, 1)];

interface Row {
  readonly sitting_id: string;
  readonly question_id: string;
  readonly option_id: string | null;
  readonly is_right: number;
  readonly is_first: number;
  readonly is_reached: number;
}

/** Sittings of two sections of an hour, q1 to q4 and q5 to q8. */
async function school() {
  const { clock, stores, work, db, jobs } = sqlWorld(monday);
  await stores.users.add(aUser());
  const { sittings, answerSheets, reveals } = stores;
  const keys: KeyOfQuestion[] = keysOf({ sections: PLANS.map((plan, at) => aSection(at + 1, null, { plan })) });
  const bank = {
    keys: async (versions: readonly string[]) => keys.filter(({ versionId }) => versions.includes(versionId)),
    reviewers: async () => 2,
  };
  const closeSection = new CloseSection(work, sittings, reveals, bank, clock);
  const broken = new Set<string>();
  const closing: Pick<CloseSection, 'run'> = {
    run: async (section) => {
      if (broken.has(section.sittingId)) throw new Error('Its rows are refused.');
      await closeSection.run(section);
    },
  };
  const closeSections = new CloseSections(work, sittings, closing, clock);
  return {
    ...{ clock, sittings, answerSheets, reveals, broken, left: jobs.left },
    add: async (facts: Partial<Sitting> = {}) => {
      const sitting = aSitting({ createdAt: clock.now(), ...facts });
      const sections = PLANS.map((plan) => ({ minutes: 60, plan }));
      await sittings.add({ sitting, idempotencyKey: sitting.id, sections });
      return sitting.id;
    },
    start: (sittingId: string, number: number) => {
      const startedAt = clock.now();
      return sittings.startSection(sittingId, number, { writer: 1, startedAt, deadlineAt: after(startedAt, HOUR) });
    },
    save: (sittingId: string, number: number, answers: AnswerSheet, how: 'save' | 'submit' = 'save') =>
      answerSheets[how]({ sittingId, number, writer: 1, sequence: 1, answers, receivedAt: clock.now() }),
    close: (sittingId: string, number: number) => closeSection.run({ sittingId, number }),
    sweep: () => closeSections.run(),
    purge: () => new PurgeOldSittings(sittings, clock).run(),
    find: async (id: string) => (await sittings.find(id))!,
    /** What was noted: question, option, right, on the screen for the first time. */
    rows: async (sittingId: string) => {
      const rows: Row[] = await db('answered_questions').where({ sitting_id: sittingId }).orderBy('question_id');
      return rows.map((row) => [row.question_id, row.option_id, Boolean(row.is_right), Boolean(row.is_first)]);
    },
    reached: (): Promise<string[]> => db('answered_questions').where({ is_reached: true }).pluck('question_id'),
  };
}

const blank = (question: string) => [question, null, false, false];

describe('a section that is over', () => {
  it('is noted once, a row for each question, and only when it is over', async () => {
    const { add, clock, close, find, reached, rows, save, start } = await school();
    const id = await add();
    await start(id, 1);
    await save(id, 1, [anAnswer(1, 'right'), anAnswer(2, 'wrong')]);
    clock.advance(HOUR + 9 * SECOND_MS);
    await close(id, 1);
    expect(await rows(id)).toEqual([]);
    clock.advance(SECOND_MS);
    const noted = [['q1', 'q1-right', true, true], ['q2', 'q2-wrong', false, true], blank('q3'), blank('q4')];
    for (const time of ['first', 'again']) {
      await close(id, 1);
      expect(await rows(id), time).toEqual(noted);
    }
    expect(await reached()).toEqual(['q1', 'q2']);
    const { sitting, sections } = await find(id);
    expect(sections.map(({ closedAt }) => closedAt)).toEqual([clock.now(), null]);
    // The second section may still begin.
    expect(sitting.endedAt).toBeNull();
  });

  it('leaves a question that was met before as no first one', async () => {
    const { add, close, rows, save, start } = await school();
    for (const id of ['first', 'second']) {
      await add({ id, mockExamId: id });
      await start(id, 1);
      await save(id, 1, [anAnswer(1, 'right')], 'submit');
      await close(id, 1);
    }
    expect((await rows('first'))[0]).toEqual(['q1', 'q1-right', true, true]);
    expect((await rows('second'))[0]).toEqual(['q1', 'q1-right', true, false]);
  });

  it('leaves a question that was not on the screen for the first time that it is', async () => {
    const { add, close, rows, save, start } = await school();
    const sit = async (id: string, answered: number) => {
      await add({ id, mockExamId: id });
      await start(id, 1);
      await save(id, 1, [anAnswer(answered, 'right')], 'submit');
      await close(id, 1);
      return (await rows(id)).map((row) => row.at(-1));
    };
    expect(await sit('first', 2)).toEqual([true, true, false, false]);
    expect(await sit('second', 3)).toEqual([false, false, true, false]);
  });

  it('has the estimate of its candidate worked out, that of a preview nobody’s', async () => {
    const { add, close, left, save, start } = await school();
    for (const [id, isPreview] of [
      ['own', false],
      ['seen', true],
    ] as const) {
      await add({ id, mockExamId: id, isPreview });
      await start(id, 1);
      await save(id, 1, [anAnswer(1, 'right')], 'submit');
      await close(id, 1);
      await close(id, 1);
    }
    expect(await left()).toEqual([{ name: 'readiness/update-estimate', payload: { userId: 'ada' } }]);
  });

  it('counts what was revealed in a tutor test, whatever its sheet says', async () => {
    const { add, clock, close, reveals, rows, save, start } = await school();
    const id = await add({ kind: 'tutor', mockExamId: null });
    await start(id, 1);
    await reveals.add({ sittingId: id, questionId: 'q1', optionId: 'q1-wrong', at: clock.now() });
    await save(id, 1, [anAnswer(1, 'right'), anAnswer(2, 'right')], 'submit');
    await close(id, 1);
    expect((await rows(id)).slice(0, 2)).toEqual([
      ['q1', 'q1-wrong', false, true],
      ['q2', 'q2-right', true, true],
    ]);
  });

  it('of a preview is closed, and counts nowhere', async () => {
    const { add, clock, close, find, rows, save, start } = await school();
    const id = await add({ isPreview: true });
    await start(id, 1);
    await save(id, 1, [anAnswer(1, 'right')], 'submit');
    await close(id, 1);
    expect(await rows(id)).toEqual([]);
    expect((await find(id)).sections[0]?.closedAt).toEqual(clock.now());
  });
});

describe('the clock', () => {
  it('closes each section after its grace, and ends the sitting with the last one', async () => {
    const { add, clock, find, rows, save, start, sweep } = await school();
    const id = await add();
    await start(id, 1);
    await save(id, 1, [anAnswer(1, 'right')]);
    clock.advance(HOUR);
    await sweep();
    expect(await rows(id)).toEqual([]);
    clock.advance(3 * MINUTE_MS);
    await sweep();
    expect(await rows(id)).toHaveLength(4);
    await start(id, 2);
    const deadline = after(clock.now(), HOUR);
    clock.set(after(deadline, 5 * MINUTE_MS));
    await sweep();
    expect(await rows(id)).toHaveLength(8);
    // By the clock, not when it was noticed.
    expect((await find(id)).sitting.endedAt).toEqual(deadline);
  });

  it('notes the answers of a save that came in the grace, as long as a note of that counts', async () => {
    const { add, answerSheets, clock, rows, save, start, sweep } = await school();
    const id = await add();
    await start(id, 1);
    await save(id, 1, [anAnswer(1, 'right')]);
    clock.advance(HOUR + 9 * SECOND_MS);
    const last = {
      ...{ sittingId: id, number: 1, writer: 1, sequence: 2, receivedAt: clock.now() },
      answers: [anAnswer(1, 'right'), anAnswer(2, 'right')],
    };
    clock.advance(NOTE_MS + 10 * SECOND_MS);
    await sweep();
    expect(await answerSheets.save(last)).toBe(true);
    clock.advance(MINUTE_MS);
    await sweep();
    expect((await rows(id)).slice(0, 2)).toEqual([
      ['q1', 'q1-right', true, true],
      ['q2', 'q2-right', true, true],
    ]);
  });

  it('closes all others where one fails, and tells of it', async () => {
    const { add, broken, clock, rows, start, sweep } = await school();
    const [one, other] = [await add({ id: 'one', mockExamId: 'm1' }), await add({ id: 'other', mockExamId: 'm2' })];
    await start(one, 1);
    await start(other, 1);
    broken.add(one);
    clock.advance(2 * HOUR);
    await expect(sweep()).rejects.toThrow('Its rows are refused.');
    expect([await rows(one), await rows(other)].map(({ length }) => length)).toEqual([0, 4]);
    broken.clear();
    await sweep();
    expect(await rows(one)).toHaveLength(4);
  });

  it('ends a sitting thirty days after it was made, also one that never began', async () => {
    const { add, clock, find, sweep } = await school();
    const id = await add();
    clock.set(after(monday, 30 * DAY_MS - 1));
    await sweep();
    expect((await find(id)).sitting.endedAt).toBeNull();
    clock.advance(1);
    await sweep();
    expect((await find(id)).sitting.endedAt).toEqual(after(monday, 30 * DAY_MS));
  });
});

describe('old sittings', () => {
  it('are removed three years after their end with all that was noted, open ones are not', async () => {
    const { add, clock, close, find, purge, rows, save, sittings, start } = await school();
    const [old, open] = [await add({ id: 'old', mockExamId: 'old' }), await add({ id: 'open', mockExamId: 'open' })];
    await start(old, 1);
    await save(old, 1, [anAnswer(1, 'right')], 'submit');
    await close(old, 1);
    await sittings.end(old, monday);
    clock.set(after(monday, 3 * 365 * DAY_MS));
    await purge();
    expect(await rows(old)).toHaveLength(4);
    clock.advance(1);
    await purge();
    expect(await sittings.find(old)).toBeUndefined();
    expect(await rows(old)).toEqual([]);
    expect((await find(open)).sitting.id).toBe('open');
  });

  it('lose the answers that came too late after 90 days, and keep those in time', async () => {
    const { add, answerSheets, clock, find, purge, save, start } = await school();
    const id = await add();
    await start(id, 1);
    await save(id, 1, [anAnswer(1, 'right')]);
    clock.advance(2 * HOUR);
    const late = { sittingId: id, number: 1, writer: 1, sequence: 2, receivedAt: clock.now() };
    await answerSheets.keepLate({ ...late, answers: [anAnswer(2, 'right')] });
    clock.advance(90 * DAY_MS);
    await purge();
    expect((await find(id)).sections[0]?.lateAnswers).toEqual([anAnswer(2, 'right')]);
    clock.advance(1);
    await purge();
    expect((await find(id)).sections[0]).toMatchObject({ lateAnswers: null, answers: [anAnswer(1, 'right')] });
  });
});
