import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { KnexAnswerSheets } from '../../src/adapters/knex/exam/answer-sheets.ts';
import { KnexAnsweredQuestions } from '../../src/adapters/knex/exam/answered-questions.ts';
import { KnexExtraTimes } from '../../src/adapters/knex/exam/extra-times.ts';
import { KnexMockExamRepository } from '../../src/adapters/knex/exam/mock-exam-repository.ts';
import { KnexRevealRepository } from '../../src/adapters/knex/exam/reveal-repository.ts';
import { KnexSittingRepository } from '../../src/adapters/knex/exam/sitting-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { AnsweredQuestion } from '../../src/domain/exam/answered-question.ts';
import type { NewSitting, SentSheet } from '../../src/domain/exam/ports.ts';
import { after, DAY_MS, HOUR_MS, SECOND_MS } from '../../src/domain/kernel/clock.ts';
import { anAnswer, aPlan, aSitting } from '../domain/exam/sitting-samples.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { countQueries } from './count-queries.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday, tuesday } from './samples.ts';

const DEADLINE = after(monday, HOUR_MS);
const aNewSitting = (facts: Partial<NewSitting['sitting']> = {}, key = facts.id ?? 'sitting'): NewSitting => ({
  sitting: aSitting(facts),
  idempotencyKey: key,
  sections: [
    { minutes: 60, plan: aPlan(1, 2) },
    { minutes: 60, plan: aPlan(9, 1) },
  ],
});
const aSheet = (facts: Partial<SentSheet> = {}): SentSheet => ({
  sittingId: 'sitting',
  number: 1,
  writer: 1,
  sequence: 1,
  answers: [anAnswer(1, 'right')],
  receivedAt: after(monday, 5 * SECOND_MS),
  ...facts,
});

onEveryDatabase((name, open) => {
  const opened = async () => {
    const db = await open();
    const users = new KnexUserRepository(db);
    for (const id of ['ada', 'bob']) await users.add(aUser({ id, email: `${id}@example.org` }));
    return {
      db,
      users,
      sittings: new KnexSittingRepository(db),
      sheets: new KnexAnswerSheets(db),
      reveals: new KnexRevealRepository(db),
      answered: new KnexAnsweredQuestions(db),
      extraTimes: new KnexExtraTimes(db),
    };
  };
  const start = { writer: 1, startedAt: monday, deadlineAt: DEADLINE };
  /** Whose first section runs for an hour. */
  const running = async () => {
    const stores = await opened();
    await stores.sittings.add(aNewSitting());
    await stores.sittings.startSection('sitting', 1, start);
    return stores;
  };

  describe(`SittingRepository on ${name}`, () => {
    it('gives back what it was given', async () => {
      const { db, sittings } = await opened();
      await sittings.add(aNewSitting());
      const { sitting, sections } = (await sittings.find('sitting'))!;
      expect(sitting).toEqual(aSitting());
      expect(sections).toMatchObject([
        { number: 1, minutes: 60, plan: aPlan(1, 2), startedAt: null, writer: 1, sequence: 0, answers: [] },
        { number: 2, plan: aPlan(9, 1) },
      ]);
      expect(await sittings.find('nobody')).toBeUndefined();
      await sittings.add(aNewSitting({ id: 'second', mockExamId: 'second' }));
      const both = async () => expect(await sittings.findAll(['sitting', 'second', 'nobody'])).toHaveLength(2);
      expect(await countQueries(db, both)).toBe(2);
      expect(await sittings.findAll(['sitting'])).toEqual([{ sitting, sections }]);
      expect(await sittings.findAll([])).toEqual([]);
      expect(await sittings.findRequested('ada', 'sitting')).toBe('sitting');
      expect(await sittings.findRequested('bob', 'sitting')).toBeUndefined();
    });

    it('tells the later one of its own release and its mock exam’s, wherever it is read', async () => {
      const { db, sittings } = await opened();
      await sittings.add(aNewSitting({ releaseAt: tuesday }));
      await sittings.add(aNewSitting({ id: 'at once', mockExamId: 'second' }));
      await sittings.add(aNewSitting({ id: 'practice', kind: 'timed', mockExamId: null }));
      const mockExams = new KnexMockExamRepository(db);
      const mock = (id: string, releaseAt: Date | null) => mockExams.add(publishedMockExam([], { id, releaseAt }));
      await mock('mock', monday);
      await mock('second', friday);
      const listed = [
        await sittings.list('ada', { limit: 9 }),
        await sittings.listOpen('ada'),
        await sittings.listOfMocks('ada', ['mock', 'second']),
        await sittings.listOfTest('ada', { contentId: 'none', mockExamId: 'mock' }),
      ].flat();
      const found = [
        await sittings.find('sitting'),
        await sittings.findOpen('ada', 'mock'),
        await sittings.find('at once'),
        await sittings.find('practice'),
      ];
      const release = ({ sitting }: { sitting: NewSitting['sitting'] }) => [sitting.id, sitting.releaseAt];
      const releases = new Map<string, unknown>(listed.map((one) => release(one) as [string, unknown]));
      const wanted = [
        ['sitting', tuesday],
        ['at once', friday],
        ['practice', null],
      ];
      expect([...releases].toSorted()).toEqual(wanted.toSorted());
      expect(found.map((one) => release(one!)[1])).toEqual([tuesday, tuesday, friday, null]);
      await mockExams.save({ ...(await mockExams.find('mock'))!, releaseAt: friday });
      expect((await sittings.find('sitting'))?.sitting.releaseAt).toEqual(friday);
    });

    it('lets one open sitting of a mock exam in, and one of practice', async () => {
      const { sittings } = await opened();
      const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => sittings.add(aNewSitting({ id }))));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(results.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'exam/open-sitting' } });
      await sittings.add(aNewSitting({ id: 'other', mockExamId: 'other' }));
      await sittings.add(aNewSitting({ id: 'practice', mockExamId: null, kind: 'timed' }));
      await expect(sittings.add(aNewSitting({ id: 'p2', mockExamId: null, kind: 'tutor' }))).rejects.toMatchObject({
        code: 'exam/open-sitting',
      });
      expect((await sittings.findOpen('ada', null))?.sitting.id).toBe('practice');
      expect(await sittings.findOpen('bob', null)).toBeUndefined();
      await sittings.end('practice', tuesday);
      await sittings.end('practice', friday);
      expect((await sittings.find('practice'))?.sitting.endedAt).toEqual(tuesday);
      await sittings.add(aNewSitting({ id: 'p3', mockExamId: null, kind: 'tutor' }));
    });

    it('lets one of many equal requests in', async () => {
      const { sittings } = await opened();
      const results = await Promise.allSettled(
        ['a', 'b', 'c'].map((id) => sittings.add(aNewSitting({ id, mockExamId: id }, 'same'))),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(results.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'exam/made-already' } });
    });

    it('lists mock exams with a version by their ids, page by page, without previews and practice', async () => {
      const { sittings } = await opened();
      const made = [
        { id: 'b', mockExamId: 'one' },
        { id: 'a', mockExamId: 'two' },
        { id: 'c', mockExamId: 'three', isPreview: true },
        { id: 'd', mockExamId: null, kind: 'timed' as const },
        { id: 'e', mockExamId: 'four' },
      ];
      for (const facts of made) await sittings.add(aNewSitting(facts));
      const ids = async (versionIds: string[], limit: number, after?: string) =>
        (await sittings.listWith(versionIds, { limit, after })).map(({ sitting }) => sitting.id);
      const versionId = aPlan(1, 2)[0]!.versionId;
      expect(await ids([versionId], 9)).toEqual(['a', 'b', 'e']);
      expect(await ids([versionId], 2)).toEqual(['a', 'b']);
      expect(await ids([versionId], 2, 'b')).toEqual(['e']);
      expect(await ids(['none'], 9)).toEqual([]);
    });

    it('lists the sittings of a mock exam with names, newest first, without previews', async () => {
      const { sittings, db } = await opened();
      const made = [
        { id: 'a', userId: 'ada', endedAt: monday },
        { id: 'b', userId: 'bob', createdAt: tuesday },
        { id: 'c', userId: 'bob', mockExamId: 'other' },
        { id: 'd', userId: 'ada', isPreview: true },
      ];
      for (const facts of made) await sittings.add(aNewSitting(facts));
      const named = new Map((await db('users').select('id', 'name')).map(({ id, name }) => [id, name]));
      const read = await sittings.listOfMock('mock', 9);
      expect(read.map(({ sitting, name }) => [sitting.id, name])).toEqual([
        ['b', named.get('bob') ?? ''],
        ['a', named.get('ada') ?? ''],
      ]);
      expect(read[1]).toMatchObject((await sittings.find('a')) ?? {});
      expect((await sittings.listOfMock('mock', 1)).map(({ sitting }) => sitting.id)).toEqual(['b']);
      expect(await sittings.listOfMock('none', 9)).toEqual([]);
      expect(await countQueries(db, () => sittings.listOfMock('mock', 9))).toBe(3);
      expect(await countQueries(db, () => sittings.listOfMock('mock', 1))).toBe(3);
    });

    it('starts a section once, by its writer', async () => {
      const { sittings } = await opened();
      await sittings.add(aNewSitting());
      expect(await sittings.startSection('sitting', 1, { ...start, writer: 2 })).toBe(false);
      const started = await inParallel(3, () => sittings.startSection('sitting', 1, start));
      expect(started.filter(Boolean)).toHaveLength(1);
      expect((await sittings.find('sitting'))?.sections[0]).toMatchObject({ startedAt: monday, deadlineAt: DEADLINE });
    });

    it('starts no section of a sitting that has ended, or is being ended', async () => {
      const { db, sittings } = await opened();
      await sittings.add(aNewSitting());
      let starting: Promise<boolean> | undefined;
      await db.transaction(async (trx) => {
        await new KnexSittingRepository(trx).end('sitting', monday);
        starting = sittings.startSection('sitting', 1, start);
        await setTimeout(100);
      });
      expect(await starting).toBe(false);
      expect(await sittings.startSection('sitting', 1, start)).toBe(false);
      expect((await sittings.find('sitting'))?.sections[0]?.startedAt).toBeNull();
    });

    it('moves a deadline later, never earlier, and none of what was handed in', async () => {
      const { sittings, sheets } = await running();
      const later = after(DEADLINE, HOUR_MS);
      expect(await sittings.extend('sitting', 1, after(DEADLINE, -HOUR_MS))).toBe(false);
      expect((await sheets.find('sitting', 1))?.deadlineAt).toEqual(DEADLINE);
      expect(await sittings.extend('sitting', 1, later)).toBe(true);
      expect((await sheets.find('sitting', 1))?.deadlineAt).toEqual(later);
      await sheets.submit(aSheet());
      expect(await sittings.extend('sitting', 1, after(later, HOUR_MS))).toBe(false);
      expect((await sheets.find('sitting', 1))?.deadlineAt).toEqual(later);
    });

    it('extends no section that is closed or never began, and never lowers extra time', async () => {
      const { sittings, sheets } = await running();
      expect(await sittings.extend('sitting', 2, friday)).toBe(false);
      await sheets.close('sitting', 1, friday);
      expect(await sittings.extend('sitting', 1, friday)).toBe(false);
      for (const percent of [50, 25]) await sittings.raiseExtraTime('sitting', percent);
      expect((await sittings.find('sitting'))?.sitting.extraTimePercent).toBe(50);
    });

    it('lists newest first, a page at a time, and only one’s own', async () => {
      const { sittings, sheets } = await opened();
      for (const [at, id] of ['a', 'b', 'c'].entries())
        await sittings.add(aNewSitting({ id, mockExamId: id, createdAt: after(monday, at) }));
      await sittings.add(aNewSitting({ id: 'bobs', userId: 'bob' }));
      await sittings.startSection('c', 1, start);
      await sheets.save(aSheet({ sittingId: 'c' }));
      const [first] = await sittings.list('ada', { limit: 2 });
      expect(first).toMatchObject({
        sitting: { id: 'c' },
        sections: [{ questions: 8, answered: 1 }, { questions: 4 }],
      });
      const ids = async (before?: string) =>
        (await sittings.list('ada', { limit: 2, before })).map(({ sitting }) => sitting.id);
      expect([await ids(), await ids('b'), await ids('gone')]).toEqual([['c', 'b'], ['a'], []]);
      expect((await sittings.listOfMocks('ada', ['a', 'c'])).map(({ sitting }) => sitting.id)).toEqual(['c', 'a']);
      expect((await sittings.listOpen('ada')).map(({ sitting }) => sitting.id)).toEqual(['a', 'b', 'c']);
    });

    it('finds what the clock ended, after the grace', async () => {
      const { sittings, sheets } = await running();
      const over = after(DEADLINE, 10 * SECOND_MS);
      expect(await sittings.listUnclosed(after(over, -1), 10)).toEqual([]);
      expect(await sittings.listUnclosed(over, 10)).toEqual([{ sittingId: 'sitting', number: 1 }]);
      expect(await sheets.close('sitting', 1, over)).toBe(true);
      expect(await sheets.close('sitting', 1, over)).toBe(false);
      expect(await sittings.listUnclosed(over, 10)).toEqual([]);
      expect(await sittings.listExpired(after(monday, -1), 10)).toEqual([]);
      expect(await sittings.listExpired(monday, 10)).toEqual(['sitting']);
    });

    it('forgets late answers, and whole sittings, each at its time', async () => {
      const { sittings, sheets, answered, db } = await running();
      await sheets.keepLate(aSheet({ receivedAt: tuesday }));
      // The first ones stay.
      await sheets.keepLate(aSheet({ answers: [], receivedAt: friday }));
      await answered.add([anAnswered()]);
      await sittings.end('sitting', tuesday);
      const never = after(monday, -DAY_MS);
      expect(await sittings.purge({ late: tuesday, ended: never }, 10)).toBe(0);
      expect((await sheets.find('sitting', 1))?.lateAnswers).toHaveLength(1);
      await sittings.purge({ late: friday, ended: never }, 10);
      expect((await sheets.find('sitting', 1))?.lateAnswers).toBeNull();
      expect(await sittings.purge({ late: friday, ended: friday }, 10)).toBe(1);
      for (const table of ['sitting_sections', 'sitting_versions', 'answered_questions'])
        expect(await db(table)).toEqual([]);
    });

    it('goes with the account', async () => {
      const { db, reveals, extraTimes } = await running();
      await reveals.add({ sittingId: 'sitting', questionId: 'q1', optionId: 'q1-right', at: monday });
      await extraTimes.put({
        ...{ userId: 'ada', percent: 25, reason: 'Dyslexia', until: null },
        ...{ grantedBy: 'boss', grantedAt: monday },
      });
      await db('users').where({ id: 'ada' }).delete();
      for (const table of ['sittings', 'sitting_sections', 'sitting_reveals', 'extra_times'])
        expect(await db(table)).toEqual([]);
    });
  });

  describe(`AnswerSheets on ${name}`, () => {
    it('takes a sheet of the writer with a higher sequence, in time', async () => {
      const { sheets } = await running();
      expect(await sheets.save(aSheet())).toBe(true);
      const stored = await sheets.find('sitting', 1);
      expect(stored).toMatchObject({ sequence: 1, savedAt: aSheet().receivedAt, answers: [anAnswer(1, 'right')] });
      const refused = [
        aSheet(),
        aSheet({ sequence: 0 }),
        aSheet({ sequence: 2, writer: 2 }),
        aSheet({ sequence: 2, number: 2 }),
        aSheet({ sequence: 2, number: 3 }),
        aSheet({ sequence: 2, receivedAt: after(DEADLINE, 10 * SECOND_MS) }),
      ];
      for (const sheet of refused) expect(await sheets.save(sheet)).toBe(false);
      expect(await sheets.find('sitting', 1)).toEqual(stored);
      expect(await sheets.save(aSheet({ sequence: 2, receivedAt: after(DEADLINE, 10 * SECOND_MS - 1) }))).toBe(true);
    });

    it('takes nothing after a section was handed in', async () => {
      const { sheets } = await running();
      expect(await sheets.submit(aSheet({ answers: [] }))).toBe(true);
      expect(await sheets.save(aSheet({ sequence: 2 }))).toBe(false);
      expect(await sheets.submit(aSheet({ sequence: 2 }))).toBe(false);
      expect(await sheets.submitStored('sitting', 1, monday)).toEqual([]);
      expect(await sheets.find('sitting', 1)).toMatchObject({ submittedAt: aSheet().receivedAt, answers: [] });
    });

    it('hands in as stored what runs, and no more', async () => {
      const { sheets } = await running();
      await sheets.save(aSheet());
      expect(await sheets.submitStored('sitting', 2, monday)).toEqual([]);
      expect(await sheets.submitStored('sitting', 1, monday)).toEqual([1]);
      expect(await sheets.find('sitting', 1)).toMatchObject({ submittedAt: monday, answers: [anAnswer(1, 'right')] });
    });

    it('keeps what was acknowledged when a take-over races with saves', async () => {
      const { sheets, sittings } = await running();
      const saves = inParallel(10, (at) => sheets.save(aSheet({ sequence: at + 1, answers: [anAnswer(at, 'right')] })));
      const [, acknowledged] = await Promise.all([sittings.takeOver('sitting', 'Safari, iOS'), saves]);
      const { sitting, sections } = (await sittings.find('sitting'))!;
      expect(sitting.device).toBe('Safari, iOS');
      expect(sections.map(({ writer }) => writer)).toEqual([2, 2]);
      const last = acknowledged.lastIndexOf(true) + 1;
      expect(sections[0]?.sequence).toBe(last);
      expect(await sheets.save(aSheet({ sequence: 99 }))).toBe(false);
      expect(await sheets.facts('sitting', 1)).toMatchObject({ userId: 'ada', writer: 2, sequence: last });
    });
  });

  describe(`What remains of answers on ${name}`, () => {
    it('is the first reveal of a question', async () => {
      const { reveals } = await running();
      const reveal = { sittingId: 'sitting', questionId: 'q1', optionId: 'q1-right', at: monday };
      expect(await reveals.add(reveal)).toBe(true);
      expect(await reveals.add({ ...reveal, optionId: 'q1-wrong' })).toBe(false);
      expect(await reveals.listOf('sitting')).toEqual([reveal]);
      expect(await reveals.listOfAll(['sitting', 'nobody'])).toEqual([reveal]);
      expect(await reveals.listOfAll(['nobody'])).toEqual([]);
    });

    it('is one row of each question, and its newest in the history', async () => {
      const { answered, sittings } = await running();
      await sittings.add(aNewSitting({ id: 'second', mockExamId: 'second' }));
      await answered.add([anAnswered(), anAnswered({ questionId: 'q2', isReached: false })]);
      await answered.add([anAnswered({ isRight: false }), anAnswered({ questionId: 'q3' })]);
      const again = { sittingId: 'second', at: friday, isRight: false, isFlagged: true, isFirst: false };
      await answered.add([anAnswered(again)]);
      expect(await answered.seenBefore('ada', ['q1', 'q2', 'q9'])).toEqual(new Set(['q1']));
      expect(await answered.seenBefore('bob', ['q1'])).toEqual(new Set());
      expect(await answered.history('ada')).toEqual([
        { questionId: 'q1', vignetteId: 'v1', isRight: false, isFlagged: true, times: 2, at: friday },
        { questionId: 'q3', vignetteId: 'v1', isRight: true, isFlagged: false, times: 1, at: tuesday },
      ]);
    });
  });
});

function anAnswered(facts: Partial<AnsweredQuestion> = {}): AnsweredQuestion {
  return {
    ...{ sittingId: 'sitting', questionId: 'q1', userId: 'ada', versionId: 'v1-v1', vignetteId: 'v1' },
    ...{ cluster: 'a', subject: 'endodontics', optionId: 'q1-right', seconds: 60, pace: 'exam', at: tuesday },
    ...{ isRight: true, isFlagged: false, isReached: true, isFirst: true },
    ...facts,
  };
}
