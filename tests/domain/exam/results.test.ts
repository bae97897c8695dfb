import { describe, expect, it } from 'vitest';
import type { FoundDayTest } from '../../../src/domain/exam/day-test.ts';
import type { DayTests } from '../../../src/domain/exam/link-ports.ts';
import type { Reveal } from '../../../src/domain/exam/ports.ts';
import { FindReportAnswer } from '../../../src/domain/exam/queries/find-report-answer.ts';
import { GetResult } from '../../../src/domain/exam/queries/get-result.ts';
import { ListAnswers } from '../../../src/domain/exam/queries/list-answers.ts';
import { ListReports } from '../../../src/domain/exam/queries/list-reports.ts';
import { ListScoredSittings } from '../../../src/domain/exam/queries/list-scored-sittings.ts';
import { ListSittings } from '../../../src/domain/exam/queries/list-sittings.ts';
import { ReadStudentAnswers } from '../../../src/domain/exam/queries/read-student-answers.ts';
import { ReadStudentResult } from '../../../src/domain/exam/queries/read-student-result.ts';
import type { SectionWork, Sitting, WholeSitting } from '../../../src/domain/exam/sitting.ts';
import { AnswerReport } from '../../../src/domain/exam/use-cases/answer-report.ts';
import { NoteReading } from '../../../src/domain/exam/use-cases/note-reading.ts';
import { ReportQuestion } from '../../../src/domain/exam/use-cases/report-question.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { notEnrolled, type Viewer } from '../../../src/domain/kernel/viewer.ts';
import type { KeyOfQuestion, SectionVignette } from '../../../src/domain/kernel/vignettes.ts';
import { aUser, monday, tuesday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { anAnswer, aPlan, aSection, aSitting, keysOf, numbers, withdrawing } from './sitting-samples.ts';

/** Two sections of two vignettes, q1 to q8 and q9 to q16; both are over on Wednesday. */
const mock = (facts: Partial<Sitting> = {}, second: Partial<SectionWork> = {}): WholeSitting => ({
  sitting: aSitting(facts),
  sections: [
    aSection(1, monday, {
      plan: aPlan(1, 2),
      answers: [anAnswer(1, 'right'), anAnswer(2, 'wrong', { flagged: true }), anAnswer(3, null, { flagged: true })],
    }),
    aSection(2, tuesday, { plan: aPlan(9, 2), answers: numbers(9, 7).map((n) => anAnswer(n, 'right')), ...second }),
  ],
});
const wednesday = after(tuesday, DAY_MS);

const textOf = (versionId: string, whole: WholeSitting): SectionVignette[] =>
  whole.sections
    .flatMap(({ plan }) => plan)
    .filter((vignette) => vignette.versionId === versionId)
    .map(({ vignetteId, questions }) => ({
      ...{ vignetteId, versionId, case: `Case of ${vignetteId}`, figures: [] },
      questions: questions.map(({ id, optionIds }) => ({
        id,
        stem: `What of ${id}?`,
        options: optionIds.map((option) => ({ id: option, text: option })),
      })),
    }));

const ADA: Viewer = { userId: 'ada', role: 'student', roles: [] };
const AT_RISK = {
  ...{ courseId: 'five', contentId: 'risk', title: 'Caries risk', isPaper: false },
  ...{ at: 751, fileKey: 'videos/risk.mp4', hasMoved: false },
};

const noDayTest = async (): Promise<FoundDayTest | undefined> => undefined;

async function school(
  whole: WholeSitting,
  { now = wednesday, reveals = [] as Reveal[], dayTest = noDayTest as DayTests['find'] } = {},
) {
  const { clock, stores, ids, work, jobs } = sqlWorld(now);
  await stores.users.add(aUser());
  await stores.users.add(aUser({ id: 'bob', email: 'bob@example.com', role: 'admin' }));
  let keys: readonly KeyOfQuestion[] = keysOf(whole);
  const asked: string[] = [];
  const sittings = { find: async (id: string) => (id === whole.sitting.id ? whole : undefined) };
  const revealed = { listOf: async () => reveals };
  const bank = {
    keys: async (versions: readonly string[]) => {
      asked.push('keys');
      return keys.filter(({ versionId }) => versions.includes(versionId));
    },
    reviewers: async () => 2,
  };
  const texts = { vignettes: async (versions: readonly string[]) => versions.flatMap((id) => textOf(id, whole)) };
  const reports = stores.questionReports;
  const taught = {
    of: async ({ userId }: Viewer, ids: readonly string[]) =>
      userId === 'ada' ? ids.filter((id) => id === 'q1').map((questionId) => ({ questionId, ...AT_RISK })) : [],
  };
  const getResult = new GetResult(sittings, revealed, bank, stores.blueprints, { find: dayTest }, clock);
  const listAnswers = new ListAnswers(sittings, revealed, bank, texts, reports, taught, clock);
  const pool = {
    inVersions: async (versions: readonly string[]) =>
      versions.map((versionId) => ({
        versionId,
        vignetteId: 'v1',
        number: 12,
        title: 'Pain',
        isDemo: false,
        questions: [],
      })),
  };
  const listReports = new ListReports(reports, pool, texts, bank);
  const report = new ReportQuestion(sittings, reports, ids, clock);
  const noteReading = new NoteReading(stores.users, stores.auditLog, ids, clock);
  const readResult = new ReadStudentResult(getResult, noteReading);
  const readAnswers = new ReadStudentAnswers(listAnswers, noteReading);
  const own = { sittingId: 'sitting', by: 'ada', viewer: ADA };
  const aReport = { questionId: 'q2', sittingId: 'sitting', kind: 'answer', text: 'B is right too.' } as const;
  return {
    asked,
    clock,
    readBy: {
      result: (studentId = 'ada') => readResult.run({ actorId: 'bob', studentId, sittingId: 'sitting' }),
      answers: () =>
        readAnswers.run({ viewer: { ...ADA, userId: 'bob' }, studentId: 'ada', sittingId: 'sitting', only: 'all' }),
      entries: () => stores.auditLog.listAbout('ada'),
    },
    result: (by = 'ada') => getResult.run({ sittingId: 'sitting', viewer: { userId: by, role: 'student', roles: [] } }),
    answers: (wanted: Partial<Parameters<ListAnswers['run']>[0]> = {}) =>
      listAnswers.run({ ...own, only: 'all', ...wanted }),
    withdraw: (...withdrawn: string[]) => void (keys = withdrawing(keysOf(whole), ...withdrawn)),
    report: (facts: Partial<Parameters<ReportQuestion['run']>[0]> = {}) =>
      report.run({ ...aReport, by: 'ada', ...facts }),
    async list(state: 'open' | 'answered' = 'open') {
      const { reports: read, nextBefore } = await listReports.run({ state });
      return { read, reports: read.map((one) => one.report), nextBefore };
    },
    answer: (reportId: string, answer = 'Thank you. We changed it.') =>
      new AnswerReport(work, clock).run({ reportId, answer, by: 'bob' }),
    jobs,
    mailed: (reportId: string) => new FindReportAnswer(sittings, revealed, reports, clock).run({ reportId }),
  };
}
const NOT_RELEASED = { kind: 'conflict', code: 'exam/not-released' };

describe('a result that a teacher reads', () => {
  it('is what its candidate sees, from the end on and released or not, and each reading is noted', async () => {
    const releaseAt = after(wednesday, DAY_MS);
    const { readBy, result, clock } = await school(mock({ releaseAt }));
    await expect(result()).rejects.toMatchObject(NOT_RELEASED);
    const seen = await readBy.result();
    expect(seen).toMatchObject({ student: { id: 'ada' }, releaseAt });
    const answers = await readBy.answers();
    expect(answers.vignettes[0]?.answers[0]).toMatchObject({ isRight: true, key: { questionId: 'q1' } });
    expect((await readBy.entries()).map(({ kind, actorId, detail }) => [kind, actorId, detail])).toEqual(
      Array.from({ length: 2 }, () => ['result-read', 'bob', 'Mock exam 1']),
    );
    clock.advance(DAY_MS);
    expect(seen.result).toEqual(await result());
  });

  it('is not there while the test may still be answered, and nothing is noted', async () => {
    const begun = mock({}, { startedAt: wednesday, deadlineAt: after(wednesday, HOUR_MS), submittedAt: null });
    for (const whole of [begun, mock({ kind: 'tutor' }, { startedAt: null, deadlineAt: null, submittedAt: null })]) {
      const { readBy } = await school(whole);
      await expect(readBy.result()).rejects.toMatchObject({ kind: 'conflict', code: 'exam/not-over' });
      await expect(readBy.answers()).rejects.toMatchObject({ kind: 'conflict', code: 'exam/not-over' });
      expect(await readBy.entries()).toEqual([]);
    }
  });

  it('is that student’s, of a student, and no preview', async () => {
    const nothing = { kind: 'not-found' };
    await expect((await school(mock())).readBy.result('bob')).rejects.toMatchObject(nothing);
    await expect((await school(mock({ userId: 'bob' }))).readBy.result('bob')).rejects.toMatchObject(nothing);
    await expect((await school(mock({ userId: 'gone' }))).readBy.result('gone')).rejects.toMatchObject(nothing);
    const preview = await school(mock({ isPreview: true }));
    await expect(preview.readBy.result()).rejects.toMatchObject({ ...nothing, code: 'exam/no-sitting' });
    expect(await preview.readBy.entries()).toEqual([]);
  });
});

describe('a result', () => {
  it('knows the test of the course that it was begun from, while that can be entered', async () => {
    const ofDay = mock({ contentId: 'c1' });
    const find = async (_: Viewer, contentId: string): Promise<FoundDayTest> => ({
      ...{ contentId, courseId: 'course', title: 'Mock exam 1' },
      test: { kind: 'mock', mockExamId: 'mock' },
    });
    const refused = () => Promise.reject(notEnrolled());
    const broken = () => Promise.reject(new Error('No database.'));
    const wayFrom = async (whole: WholeSitting, dayTest: DayTests['find']) =>
      (await (await school(whole, { dayTest })).result()).dayTest;
    expect(await wayFrom(ofDay, find)).toEqual({ contentId: 'c1', courseId: 'course' });
    expect(await wayFrom(mock(), broken)).toBeNull();
    expect(await wayFrom(ofDay, refused)).toBeNull();
    await expect(wayFrom(ofDay, broken)).rejects.toThrow('No database.');
  });

  it('is worked out whenever it is read', async () => {
    const { result, withdraw } = await school(mock());
    // Odd ones of A: q1, and q9, q11, q13, q15 of 8. Even ones of B: q10, q12, q14 of 8.
    const before = await result();
    expect(before).toMatchObject({
      endedAt: after(tuesday, HOUR_MS / 2),
      conditions: 'exam',
      reviewers: 2,
      isConfirmed: false,
      // Two hours for 14 cases of five questions.
      secondsAllowed: 103,
      score: {
        clusters: [
          { correct: 5, of: 8 },
          { correct: 3, of: 8 },
        ],
        isComplete: true,
        withdrawn: [],
      },
    });
    withdraw('q2', 'q10');
    expect((await result()).score).toMatchObject({
      clusters: [
        { correct: 5, of: 8 },
        { correct: 2, of: 6 },
      ],
      withdrawn: [{ questionId: 'q2' }, { questionId: 'q10' }],
    });
    withdraw();
    expect(await result()).toEqual(before);
  });

  it('of a mock exam waits for the time of release, which the refusal names, and no key is read before', async () => {
    const releaseAt = after(wednesday, HOUR_MS);
    const { result, answers, clock, asked } = await school(mock({ releaseAt }));
    const message = 'You see your result from 4 March 2026, 10:30 pm (Sydney time).';
    await expect(result()).rejects.toMatchObject({ ...NOT_RELEASED, message });
    await expect(answers()).rejects.toMatchObject({ ...NOT_RELEASED, message });
    expect(asked).toEqual([]);
    clock.set(releaseAt);
    expect((await result()).score.isPassed).toBeNull();
    expect((await answers()).vignettes).not.toEqual([]);
  });

  it('is nothing while a section waits or runs', async () => {
    const message = 'You see your result when this test is over.';
    for (const second of [{ startedAt: null, deadlineAt: null, submittedAt: null }, { submittedAt: null }]) {
      const running = mock({ releaseAt: monday }, { ...aSection(2, wednesday, second), plan: aPlan(9, 2), ...second });
      const { result, answers, asked } = await school(running);
      await expect(result()).rejects.toMatchObject({ ...NOT_RELEASED, message });
      await expect(answers()).rejects.toMatchObject({ ...NOT_RELEASED, message });
      expect(asked).toEqual([]);
    }
  });

  it('stands in the list of own sittings as points, of those that are released alone', async () => {
    const whole = mock({ releaseAt: after(wednesday, HOUR_MS) });
    const { clock } = sqlWorld(wednesday);
    const asked: string[] = [];
    const listSections = whole.sections.map((section) => ({ ...section, questions: 8, answered: 3 }));
    const sittings = {
      list: async () => [{ sitting: whole.sitting, sections: listSections }],
      findAll: async () => [whole],
    };
    const bank = {
      keys: async (versions: readonly string[]) => {
        asked.push(...versions);
        return withdrawing(keysOf(whole), 'q2', 'q10');
      },
    };
    const reveals = { listOfAll: async () => [] };
    const list = new ListScoredSittings(new ListSittings(sittings, clock), sittings, reveals, bank, clock);
    const points = async () => (await list.run({ userId: 'ada' })).sittings.map((one) => one.points);
    expect(await points()).toEqual([null]);
    expect(asked).toEqual([]);
    clock.set(after(wednesday, HOUR_MS));
    // q1 and q9 to q15 without q10, of 14 that count.
    expect(await points()).toEqual([{ right: 7, counted: 14 }]);
  });

  it('is its owner’s alone', async () => {
    const { result, answers, asked } = await school(mock({ isPreview: true }));
    for (const reading of [result('bob'), answers({ by: 'bob' }), answers({ sittingId: 'another' })])
      await expect(reading).rejects.toMatchObject({ kind: 'not-found', code: 'exam/no-sitting' });
    expect(asked).toEqual([]);
  });
});

describe('answers', () => {
  const idsOf = ({ vignettes }: Awaited<ReturnType<ListAnswers['run']>>) =>
    vignettes.flatMap(({ answers }) => answers.map(({ question }) => question.id));

  it('are read a section at a time, by vignette, each with text, own option and key', async () => {
    const { answers } = await school(mock());
    const read = await answers();
    expect(read).toMatchObject({
      section: 1,
      sections: [
        { number: 1, questions: 8 },
        { number: 2, questions: 8 },
      ],
      vignettes: [
        { vignetteId: 'v1', position: 1, case: 'Case of v1' },
        { vignetteId: 'v2', position: 2 },
      ],
    });
    expect(read.vignettes[0]?.answers[1]).toMatchObject({
      question: { id: 'q2', position: 2, optionId: 'q2-wrong', isFlagged: true, seconds: 60 },
      key: { optionId: 'q2-right', takeaway: 'Test first.' },
      isRight: false,
      text: { stem: 'What of q2?' },
      report: null,
      lessons: [],
    });
    expect(read.vignettes[0]?.answers[0]?.lessons).toEqual([{ questionId: 'q1', ...AT_RISK }]);
    expect(idsOf(await answers({ section: 2 }))).toEqual(numbers(9, 8).map((n) => `q${n}`));
    expect(idsOf(await answers({ section: 9 }))).toEqual([]);
  });

  it('are chosen by what was wrong or left blank, by flag and by cluster, from the first section that has any', async () => {
    const { answers } = await school(mock());
    expect(idsOf(await answers({ only: 'wrong' }))).toEqual(numbers(2, 7).map((n) => `q${n}`));
    expect(idsOf(await answers({ only: 'flagged' }))).toEqual(['q2', 'q3']);
    expect(idsOf(await answers({ only: 'flagged', cluster: 'b' }))).toEqual(['q2']);
    expect(await answers({ only: 'flagged', cluster: 'none' })).toMatchObject({ section: 1, vignettes: [] });
    const { answers: ofLate } = await school(mock({}, { answers: [anAnswer(9, 'wrong')] }));
    const read = await ofLate({ only: 'wrong', section: 2, cluster: 'a' });
    expect(read.vignettes.map(({ position }) => position)).toEqual([1, 2]);
    expect(read.sections).toEqual([
      { number: 1, questions: 3 },
      { number: 2, questions: 4 },
    ]);
  });

  it('of a tutor test that runs are those that it revealed; its result waits', async () => {
    const whole: WholeSitting = {
      sitting: aSitting({ kind: 'tutor', mockExamId: null }),
      sections: [aSection(1, wednesday, { submittedAt: null, answers: [anAnswer(1, 'right'), anAnswer(2, 'right')] })],
    };
    const reveals = [{ sittingId: 'sitting', questionId: 'q2', optionId: 'q2-wrong', at: wednesday }];
    const { answers, result, clock } = await school(whole, { reveals });
    const read = await answers();
    expect(idsOf(read)).toEqual(['q2']);
    expect(read.vignettes[0]?.answers[0]?.question.optionId).toBe('q2-wrong');
    expect(read.sections).toEqual([{ number: 1, questions: 1 }]);
    await expect(result()).rejects.toMatchObject(NOT_RELEASED);
    clock.set(after(wednesday, DAY_MS));
    expect(idsOf(await answers())).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect((await result()).score.clusters).toMatchObject([{ correct: 1 }, { correct: 0 }]);
  });
});

describe('a report of a question', () => {
  it('is read and answered by an administrator, and the answer is found at the question', async () => {
    const { report, list, answer, answers } = await school(mock());
    await report();
    const [open] = (await list()).reports;
    expect(open).toMatchObject({
      questionId: 'q2',
      versionId: 'v1-v1',
      vignetteId: 'v1',
      userId: 'ada',
      kind: 'answer',
    });
    expect(await answer(open?.id ?? '')).toMatchObject({ state: 'answered', answeredBy: 'bob' });
    expect((await list()).reports).toEqual([]);
    expect((await list('answered')).reports).toHaveLength(1);
    const read = await answers({ only: 'flagged' });
    expect(read.vignettes[0]?.answers[0]?.report).toMatchObject({
      text: 'B is right too.',
      answer: 'Thank you. We changed it.',
    });
  });

  it('is one at a time for each person and question', async () => {
    const { report, list, answer } = await school(mock());
    await report();
    await expect(report()).rejects.toMatchObject({ kind: 'conflict', code: 'exam/reported-already' });
    await report({ questionId: 'q3' });
    const [newest] = (await list()).reports.filter(({ questionId }) => questionId === 'q2');
    await answer(newest?.id ?? '');
    await report();
    expect((await list()).reports).toHaveLength(2);
  });

  it('is answered once', async () => {
    const { report, list, answer } = await school(mock());
    await report();
    const [open] = (await list()).reports;
    await answer(open?.id ?? '');
    await expect(answer(open?.id ?? '', 'Another')).rejects.toMatchObject({ kind: 'conflict', isStale: true });
    await expect(answer('none')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is answered by mail as well, with a job of the first answer alone', async () => {
    const { report, answer, mailed, jobs } = await school(mock());
    const { id } = await report();
    expect(await mailed(id)).toBeUndefined();
    await answer(id);
    await expect(answer(id, 'Another')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(answer('none')).rejects.toMatchObject({ kind: 'not-found' });
    const payload = { kind: 'report-answer', userId: 'ada', reportId: id };
    expect(await jobs.left()).toEqual([{ name: 'news/send-learning-mail', payload }]);
    expect(await mailed(id)).toEqual({
      ...{ text: 'B is right too.', answer: 'Thank you. We changed it.' },
      ...{ sittingId: 'sitting', title: 'Mock exam 1', section: 1, position: 2 },
    });
  });

  it('has its answer when the answers of the sitting are shown, and is asked for again until then', async () => {
    const releaseAt = after(wednesday, 90 * MINUTE_MS);
    const { report, answer, mailed, answers, clock } = await school(mock({ releaseAt }));
    const { id } = await report();
    await answer(id);
    expect(await mailed(id)).toEqual(after(wednesday, HOUR_MS));
    clock.advance(HOUR_MS);
    expect(await mailed(id)).toEqual(releaseAt);
    await expect(answers()).rejects.toMatchObject(NOT_RELEASED);
    clock.set(releaseAt);
    expect(await mailed(id)).toMatchObject({ answer: 'Thank you. We changed it.' });
    const running = await school(mock({ releaseAt: monday }, { ...aSection(2, wednesday), submittedAt: null }));
    const early = await running.report();
    await running.answer(early.id);
    expect(await running.mailed(early.id)).toEqual(after(wednesday, HOUR_MS));
  });

  it('of a free mock exam is never told, because its candidate reads no answer', async () => {
    const { report, answer, mailed, answers, result, readBy } = await school(mock({ isFree: true }));
    const { id } = await report();
    await answer(id);
    expect(await mailed(id)).toBeUndefined();
    await expect(answers()).rejects.toMatchObject({ kind: 'forbidden', code: 'exam/keys-not-shown' });
    const { hasAnswers, score } = await result();
    expect([hasAnswers, score.clusters.length > 0]).toEqual([false, true]);
    expect((await readBy.result()).result.hasAnswers).toBe(true);
    expect((await readBy.answers()).vignettes).not.toEqual([]);
    const running = await school(mock({ isFree: true }, { ...aSection(2, wednesday), submittedAt: null }));
    await expect(running.answers()).rejects.toMatchObject(NOT_RELEASED);
  });

  it('of a tutor test has its answer as soon as that reveals the question', async () => {
    const whole: WholeSitting = {
      sitting: aSitting({ kind: 'tutor', mockExamId: null }),
      sections: [aSection(1, wednesday, { submittedAt: null })],
    };
    const reveals = [{ sittingId: 'sitting', questionId: 'q2', optionId: 'q2-wrong', at: wednesday }];
    const { report, answer, mailed } = await school(whole, { reveals });
    for (const questionId of ['q2', 'q3']) {
      const { id } = await report({ questionId });
      await answer(id);
      expect((await mailed(id)) instanceof Date, questionId).toBe(questionId === 'q3');
    }
  });

  it('comes only from somebody whom a section has shown the question', async () => {
    const whole = mock({}, { startedAt: null, deadlineAt: null, submittedAt: null });
    const { report, list } = await school(whole);
    const refused = { kind: 'not-found', code: 'exam/no-question' };
    await expect(report({ questionId: 'q9' })).rejects.toMatchObject(refused);
    await expect(report({ questionId: 'q99' })).rejects.toMatchObject(refused);
    await expect(report({ by: 'bob' })).rejects.toMatchObject(refused);
    await expect(report({ sittingId: 'another' })).rejects.toMatchObject(refused);
    expect((await list()).reports).toEqual([]);
    await report({ questionId: 'q8' });
    expect((await list()).reports).toHaveLength(1);
  });
});
