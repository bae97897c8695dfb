import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { MockResultsReply } from '../../src/wire/replies/mock-results.ts';
import type { VignetteReply } from '../../src/wire/replies/questions.ts';
import type {
  AnswersReply,
  QuestionReportsReply,
  ResultReply,
  StudentResultReply,
} from '../../src/wire/replies/results.ts';
import { countQueries, isRead } from '../contracts/count-queries.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';
import { questionBank } from './support/question-bank.ts';
import { satTest } from './support/sat-test.ts';

let school: School;
let [boss, ada, bob]: Person[] = [];
let vignette: VignetteReply;

beforeAll(async () => {
  school = await openSchool();
  [boss, ada, bob] = [await school.admin(), await school.student('ada'), await school.student('bob')];
  vignette = await questionBank(school, boss, await school.admin('reviewer')).approved();
});
afterAll(() => school.close());

const result = (sittingId: string, as = ada) => school.ask('GET', href(paths.sittingResult, { sittingId }), { as });
const answers = (sittingId: string, query = '', as = ada) =>
  school.ask('GET', `${href(paths.sittingAnswers, { sittingId })}${query}`, { as });
const report = (questionId: string, body: object, as = ada) =>
  school.ask('POST', href(paths.questionReports, { questionId }), { as, body });
const reports = async (query = '', as = boss) => school.ask('GET', `${paths.adminQuestionReports}${query}`, { as });
const answer = (reportId: string, body: object, as = boss) =>
  school.ask('POST', href(paths.questionReportAnswer, { reportId }), { as, body });
const sat = (facts: Parameters<typeof satTest>[3] = {}, as = ada) => satTest(school, as!, vignette, facts);
const mock = (releaseAt: Date | null) => ({ kind: 'mock', mockExamId: `mock-${Math.random()}`, releaseAt }) as const;

describe('the result of a sitting', () => {
  it('is by cluster, and no cache keeps it', async () => {
    const { sittingId } = await sat();
    const { status, json, headers } = await result(sittingId);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toMatchObject({
      id: sittingId,
      kind: 'timed',
      clusters: [{ id: 'c1', correct: 1, of: 5, passMark: null, isPassed: null }],
      isPassed: null,
      grid: [{ cluster: 'c1', subject: 'endodontics', correct: 1, of: 5 }],
      sections: [{ number: 1, end: 'handed-in', questions: 5, seconds: 135, unanswered: 3, notReached: 3, late: 0 }],
      conditions: null,
      reviewers: 1,
      isConfirmed: false,
    } satisfies Partial<Record<keyof ResultReply, unknown>>);
  });

  it('asks the database at most six times', async () => {
    const { sittingId } = await sat();
    const asked = await countQueries(school.db, () => result(sittingId), isRead);
    const signedIn = await countQueries(school.db, () => school.ask('GET', paths.me, { as: ada }), isRead);
    expect(asked - signedIn).toBeLessThanOrEqual(6);
  });

  it('is not there for somebody else, signed out, or before its time, which the refusal names', async () => {
    const { sittingId } = await sat();
    expect(await result(sittingId, bob)).toMatchObject(problem(404, 'exam/no-sitting'));
    expect(await answers(sittingId, '', boss)).toMatchObject(problem(404, 'exam/no-sitting'));
    expect((await school.ask('GET', href(paths.sittingResult, { sittingId }))).status).toBe(401);
    const running = await sat({ isRunning: true }, bob);
    for (const refused of [await result(running.sittingId, bob), await answers(running.sittingId, '', bob)])
      expect(refused).toMatchObject({
        ...problem(409, 'exam/not-released'),
        json: { message: 'You see your result when this test is over.' },
      });
    const { sittingId: later } = await sat(mock(after(new Date(), 24 * HOUR_MS)));
    for (const refused of [await result(later), await answers(later)]) {
      expect(refused).toMatchObject(problem(409, 'exam/not-released'));
      expect(refused.json).toMatchObject({
        message: expect.stringMatching(/^You see your result from .* \(Sydney time\)\.$/),
      });
      expect(JSON.stringify(refused.json)).not.toContain('canary');
    }
    const { sittingId: released } = await sat(mock(after(new Date(), -HOUR_MS)));
    expect((await result(released)).json).toMatchObject({ kind: 'mock', conditions: 'exam' });
  });
});

describe('the answers of a sitting', () => {
  it('are own answer, right one and reasons', async () => {
    const { sittingId, questionIds } = await sat();
    const { status, json } = await answers(sittingId);
    const read = json as AnswersReply;
    expect(status).toBe(200);
    expect(read).toMatchObject({ section: 1, sections: [{ number: 1, questions: 5 }] });
    expect(read.vignettes[0]?.caseBlocks).not.toEqual([]);
    expect(read.vignettes[0]?.questions.map(({ id }) => id)).toEqual(questionIds);
    const [first, second, third] = read.vignettes[0]?.questions ?? [];
    expect(first).toMatchObject({ position: 1, isRight: true, subject: 'Endodontics', withdrawn: null, report: null });
    expect(second).toMatchObject({ isRight: false, isFlagged: true, takeaway: 'The canary take-away.' });
    expect(second?.options.find(({ isCorrect }) => isCorrect)?.why).toContain('The canary why');
    expect(third).toMatchObject({ option: null, isRight: false, isReached: false });
  });

  it('are chosen', async () => {
    const { sittingId, questionIds } = await sat();
    const ids = async (query: string) =>
      ((await answers(sittingId, query)).json as AnswersReply).vignettes.flatMap(({ questions }) =>
        questions.map(({ id }) => id),
      );
    expect(await ids('?only=wrong')).toEqual(questionIds.slice(1));
    expect(await ids('?only=flagged&cluster=c1')).toEqual([questionIds[1]]);
    expect(await ids('?cluster=c4')).toEqual([]);
    expect(await ids('?section=2')).toEqual([]);
    for (const query of ['?only=right', '?section=0', '?section=1.5', '?section=x'])
      expect((await answers(sittingId, query)).status).toBe(422);
  });

  it('name a withdrawn question with its reason, which counts for nobody until it is restored', async () => {
    const { sittingId, questionIds } = await sat();
    const withdrawal = href(paths.questionWithdrawal, { questionId: questionIds[1] ?? '' });
    await school.ask('PUT', withdrawal, { as: boss, body: { reason: 'Two options are right.' } });
    expect((await result(sittingId)).json).toMatchObject({
      clusters: [{ correct: 1, of: 4 }],
      withdrawn: [{ question: questionIds[1], section: 1, position: 2, reason: 'Two options are right.' }],
    });
    const read = (await answers(sittingId)).json as AnswersReply;
    expect(read.vignettes[0]?.questions[1]?.withdrawn).toBe('Two options are right.');
    await school.ask('DELETE', withdrawal, { as: boss });
    expect((await result(sittingId)).json).toMatchObject({ clusters: [{ correct: 1, of: 5 }], withdrawn: [] });
  });
});

describe('a report of a question', () => {
  it('is answered by an administrator, and its writer reads that at the question', async () => {
    const { sittingId, questionIds } = await sat();
    const questionId = questionIds[0] ?? '';
    const body = { sittingId, kind: 'answer', text: ' B is right too. ' };
    expect(await report(questionId, body)).toMatchObject({
      status: 201,
      json: { kind: 'answer', text: 'B is right too.', state: 'open', answer: '', answeredAt: null },
    });
    expect(await report(questionId, body)).toMatchObject(problem(409, 'exam/reported-already'));
    const [open] = ((await reports()).json as QuestionReportsReply).reports;
    expect(open).toMatchObject({
      text: 'B is right too.',
      studentId: ada!.id,
      vignetteId: vignette.id,
      vignetteTitle: 'A tooth that wakes its owner',
      question: { id: questionId, position: 1, takeaway: 'The canary take-away.' },
    });
    const author = await school.member('author');
    const blank = (await school.ask('GET', '/api/admin/question-reports', { as: author })).json as QuestionReportsReply;
    expect(blank.reports[0]).toMatchObject({ id: open?.id, text: 'B is right too.', studentId: null, student: null });
    expect(JSON.stringify(blank)).not.toContain(ada!.id);
    const given = await answer(open?.id ?? '', { answer: 'It is not: see the reference.' });
    expect(given).toMatchObject({
      status: 200,
      json: { id: open?.id, state: 'answered', question: { id: questionId } },
    });
    expect(await answer(open?.id ?? '', { answer: 'Again' })).toMatchObject(problem(409, 'exam/answered-already'));
    expect(((await reports('?state=answered')).json as QuestionReportsReply).reports[0]?.id).toBe(open?.id);
    const read = (await answers(sittingId)).json as AnswersReply;
    expect(read.vignettes[0]?.questions[0]?.report).toMatchObject({
      state: 'answered',
      answer: 'It is not: see the reference.',
    });
  });

  it('is answered by mail too', async () => {
    const { sittingId, questionIds } = await sat();
    await report(questionIds[0] ?? '', { sittingId, kind: 'other', text: 'Odd.' });
    const [open] = ((await reports()).json as QuestionReportsReply).reports;
    await answer(open?.id ?? '', { answer: 'It is meant so.' });
    await school.drainJobs();
    const texts = await school.db('mails').where({ kind: 'report-answer', to: ada!.email }).pluck('text');
    expect(texts.filter((text: string) => text.includes(sittingId))).toEqual([
      expect.stringContaining('It is meant so.'),
    ]);
  });

  it('is refused for a question that nobody showed this person, and without words', async () => {
    const { sittingId, questionIds } = await sat();
    const [questionId = ''] = questionIds;
    const body = { sittingId, kind: 'other', text: 'Odd.' };
    expect(await report(questionId, body, bob)).toMatchObject(problem(404, 'exam/no-question'));
    expect(await report('none', body)).toMatchObject(problem(404, 'exam/no-question'));
    expect(await report(questionId, { ...body, sittingId: 'none' })).toMatchObject(problem(404, 'exam/no-question'));
    for (const wrong of [{ text: ' ' }, { kind: 'rude' }, { text: 'x'.repeat(1001) }, { text: 7 }, { sittingId: null }])
      expect((await report(questionId, { ...body, ...wrong })).status).toBe(422);
  });

  it('is read and answered by administrators alone', async () => {
    expect(await reports('', ada)).toMatchObject(problem(403, 'identity/admins-only'));
    expect(await answer('none', { answer: 'x' }, ada)).toMatchObject(problem(403, 'identity/admins-only'));
    expect(await answer('none', { answer: 'x' })).toMatchObject(problem(404, 'exam/no-report'));
    expect((await answer('none', { answer: ' ' })).status).toBe(422);
    expect((await reports('?state=lost')).status).toBe(422);
  });
});

describe('the result of a student', () => {
  const read = (
    page: typeof paths.studentResult | typeof paths.studentAnswers,
    sittingId: string,
    as = boss,
    of = ada,
  ) => school.ask('GET', href(page, { studentId: of!.id, sittingId }), { as });

  it('is read by teachers and owners alone, from its end on, and each reading is in the activity log', async () => {
    const { sittingId } = await sat(mock(after(new Date(), 24 * HOUR_MS)));
    const teacher = await school.member('teacher');
    await school.db('admin_actions').delete();
    const seen = (await read(paths.studentResult, sittingId, teacher)).json as StudentResultReply;
    expect(seen).toMatchObject({ student: { id: ada!.id, name: 'ada' }, releaseAt: expect.any(String) });
    const answered = (await read(paths.studentAnswers, sittingId)).json as AnswersReply;
    expect(answered.vignettes[0]?.questions[0]?.takeaway).toBe('The canary take-away.');
    const noted = await school.db('admin_actions').where({ kind: 'result-read' }).orderBy('at');
    expect(noted.map(({ actor_id, user_id, path }) => [actor_id, user_id, path])).toEqual([
      [teacher.id, ada!.id, `GET ${href(paths.studentResult, { studentId: ada!.id, sittingId })}`],
      [boss!.id, ada!.id, `GET ${href(paths.studentAnswers, { studentId: ada!.id, sittingId })}`],
    ]);
    await school.db('sittings').where({ id: sittingId }).update({ release_at: null });
    expect((await result(sittingId)).json).toEqual(seen.result);
    const others = [await school.member('office'), await school.member('office', 'author')];
    for (const other of others) expect((await read(paths.studentResult, sittingId, other)).status).toBe(403);
    expect((await read(paths.studentResult, sittingId, ada)).status).toBe(403);
  });

  it('is not there of a test that runs, of another student and of nobody, and the refusal is not noted', async () => {
    const dora = await school.student('dora');
    const { sittingId } = await sat({ isRunning: true, kind: 'tutor' }, dora);
    await school.db('admin_actions').delete();
    for (const page of [paths.studentResult, paths.studentAnswers] as const) {
      expect(await read(page, sittingId, boss, dora)).toMatchObject(problem(409, 'exam/not-over'));
      expect(await read(page, sittingId)).toMatchObject(problem(404, 'exam/no-sitting'));
      expect((await read(page, 'none', boss, { ...dora, id: 'none' })).status).toBe(404);
    }
    expect(await school.db('admin_actions').where({ kind: 'result-read' })).toEqual([]);
  });
});

describe('the results of a mock exam', () => {
  it('are the teacher’s, from the end on, as a list and behind the password as a table, and noted', async () => {
    const { mockExams } = school.installation.dependencies.exam;
    const releaseAt = after(new Date(), 24 * HOUR_MS);
    await mockExams.add(publishedMockExam([[vignette.id]], { id: 'the-mock', courseIds: ['course'], releaseAt }));
    const { sittingId } = await sat({ kind: 'mock', mockExamId: 'the-mock', releaseAt });
    await sat({ kind: 'mock', mockExamId: 'the-mock', isRunning: true }, bob);
    const teacher = await school.member('teacher', 'office');
    await school.db('admin_actions').delete();
    const read = (as = teacher) => school.ask('GET', href(paths.mockResults, { mockExamId: 'the-mock' }), { as });
    const { json } = await read();
    expect((json as MockResultsReply).results).toMatchObject([
      { id: sittingId, studentId: ada!.id, name: 'ada', below: 0, seconds: 135 },
    ]);
    const file = await school.ask('GET', href(paths.mockResultsExport, { mockExamId: 'the-mock' }), { as: teacher });
    expect(file.text).toContain('"ada"');
    expect(file.headers['content-type']).toContain('text/csv');
    const noted = await school
      .db('admin_actions')
      .where({ actor_id: teacher.id })
      .whereNot({ kind: 'signed-in' })
      .orderBy('at')
      .pluck('path');
    expect(noted).toEqual(['GET /admin/mock-exams/the-mock/results', 'GET /admin/mock-exams/the-mock/results.csv']);
    expect((await read(ada)).status).toBe(403);
    expect((await read(await school.member('author', 'office'))).status).toBe(403);
    const none = await school.ask('GET', href(paths.mockResults, { mockExamId: 'none' }), { as: teacher });
    expect(none).toMatchObject(problem(404, 'exam/no-mock-exam'));
  });
});
