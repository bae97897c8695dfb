import { describe, expect, it } from 'vitest';
import { KnexQuestionReports } from '../../src/adapters/knex/exam/question-reports.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { QuestionReport } from '../../src/domain/exam/question-report.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

const aReport = (facts: Partial<QuestionReport> = {}): QuestionReport => ({
  id: 'report',
  questionId: 'question',
  versionId: 'vignette-v1',
  vignetteId: 'vignette',
  userId: 'ada',
  sittingId: 'sitting',
  kind: 'answer',
  text: ODD_TEXT,
  createdAt: monday,
  state: 'open',
  answer: '',
  answeredBy: null,
  answeredAt: null,
  ...facts,
});
const answered = { answer: ODD_TEXT, answeredBy: 'bob', answeredAt: friday };

onEveryDatabase((name, open) => {
  const opened = async () => {
    const db = await open();
    const users = new KnexUserRepository(db);
    await users.add(aUser());
    await users.add(aUser({ id: 'bob', name: 'Bob', email: 'bob@example.com' }));
    return { reports: new KnexQuestionReports(db), db };
  };

  describe(`QuestionReports on ${name}`, () => {
    it('keeps one as it was written, with the names of who wrote it and who answered', async () => {
      const { reports } = await opened();
      await reports.add(aReport());
      const named = { ...aReport(), userName: aUser().name, answeredByName: null };
      expect(await reports.find('report')).toEqual(named);
      expect(await reports.answer('report', answered)).toBe(true);
      expect(await reports.find('report')).toEqual({
        ...named,
        ...answered,
        state: 'answered',
        answeredByName: 'Bob',
      });
      expect(await reports.find('another')).toBeUndefined();
    });

    it('takes one open report of a question from each person, of several at once too', async () => {
      const { reports } = await opened();
      const settled = await Promise.allSettled(['a', 'b', 'c'].map((id) => reports.add(aReport({ id }))));
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(settled.find((one) => one.status === 'rejected')).toMatchObject({
        reason: { kind: 'conflict', code: 'exam/reported-already' },
      });
      await reports.add(aReport({ id: 'of-another', questionId: 'another' }));
      await reports.add(aReport({ id: 'of-bob', userId: 'bob' }));
      const [mine] = await reports.newestOf('ada', ['question']);
      await reports.answer(mine?.id ?? '', answered);
      await reports.add(aReport({ id: 'again', createdAt: tuesday }));
      const newest = await reports.newestOf('ada', ['question', 'another', 'third']);
      expect(newest.map(({ id }) => id).toSorted()).toEqual(['again', 'of-another']);
    });

    it('keeps the first of two answers', async () => {
      const { reports } = await opened();
      await reports.add(aReport());
      const given = await inParallel(3, (index) => reports.answer('report', { ...answered, answer: `${index}` }));
      expect(given.filter(Boolean)).toHaveLength(1);
      expect((await reports.find('report'))?.answer).toBe(`${given.indexOf(true)}`);
      expect(await reports.answer('gone', answered)).toBe(false);
    });

    it('lists a state newest first, page by page, also those of one moment', async () => {
      const { reports } = await opened();
      for (const id of ['a', 'b', 'c', 'd']) await reports.add(aReport({ id, questionId: id }));
      await reports.add(aReport({ id: 'new', questionId: 'new', createdAt: tuesday }));
      await reports.answer('b', answered);
      const ids = async (page: Parameters<typeof reports.list>[0]) => (await reports.list(page)).map(({ id }) => id);
      expect(await ids({ state: 'open', limit: 2 })).toEqual(['new', 'd']);
      expect(await ids({ state: 'open', limit: 2, before: 'd' })).toEqual(['c', 'a']);
      // Answered in the meantime, and still a place in the list.
      expect(await ids({ state: 'open', limit: 9, before: 'b' })).toEqual(['a']);
      expect(await ids({ state: 'answered', limit: 9 })).toEqual(['b']);
      expect(await ids({ state: 'open', limit: 9, before: 'gone' })).toEqual([]);
    });

    it('goes with the account of who wrote it', async () => {
      const { reports, db } = await opened();
      await reports.add(aReport());
      await db('users').where({ id: 'ada' }).delete();
      expect(await reports.find('report')).toBeUndefined();
    });
  });
});
