import { randomBytes } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { MockExamReply } from '../../src/wire/replies/mock-exams.ts';
import type { SectionQuestionsReply, SittingReply } from '../../src/wire/replies/sittings.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import type { Answer } from '../support/asking.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { openSchool, PASSWORD, type Person } from '../support/school.ts';
import { sentMockExam } from './support/mock-exams.ts';
import { answer, questionIds, sittingCalls } from './support/sitting-calls.ts';

const MOCK_ID = 'the-mock-exam';
const HELD = ['mock-1', 'mock-2'];
const AUTHORS_ANSWER = 'The author says that it is a.';
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Ada sits a mock exam whose answers are shown in an hour, and has reported its first question. */
async function examSchool() {
  const school = await openSchool();
  onTestFinished(() => school.close());
  const words: string[] = [AUTHORS_ANSWER, 'isScored'];
  const told = () => {
    const word = randomBytes(8).toString('hex');
    words.push(word);
    return word;
  };
  const course = await school.course();
  const boss = await school.admin();
  const ada = await school.student('ada');
  await school.enrol(ada.id, course.id);
  await fillBank(school.db, ['case-1'], {});
  await fillBank(school.db, HELD, { pool: 'mock', told });
  const facts = { id: MOCK_ID, courseIds: [course.id], releaseAt: new Date(inHours(1)), unscored: 'mock-2' };
  await school.installation.dependencies.exam.mockExams.add(publishedMockExam([HELD], facts));

  const ask = (as: Person, method: string, path: string, body?: object) =>
    school.ask(method, path, { as, ...(body && { body }) });
  const { id } = (await ask(ada, 'POST', paths.sittings, { idempotencyKey: 'the-mock', mockExamId: MOCK_ID }))
    .json as SittingReply;
  const section = { sittingId: id, number: '1' };
  await ask(ada, 'POST', href(paths.sectionStart, section), { writer: 1 });
  const { json } = await ask(ada, 'GET', href(paths.sectionQuestions, section));
  const answers = questionIds(json as SectionQuestionsReply).map((question) => answer(question));
  const report = { sittingId: id, kind: 'answer', text: 'Which is right?' };
  await ask(ada, 'POST', href(paths.questionReports, { questionId: 'mock-1-1' }), report);
  const handIn = () => ask(ada, 'POST', href(paths.sectionSubmission, section), { writer: 1, sequence: 1, answers });
  return { school, boss, ada, id, words, ask, handIn };
}

type Exam = Awaited<ReturnType<typeof examSchool>>;

const bank = (path: string, vignetteId = 'mock-1') => path.replace(':vignetteId', vignetteId);

/** What the office may do with a vignette of the exam and its questions. */
const ACTS: Readonly<Record<string, (exam: Exam) => Promise<unknown>>> = {
  'moved to practice': ({ boss, ask }) => ask(boss, 'PUT', bank(paths.vignettePool), { pool: 'practice' }),
  retired: ({ boss, ask }) => ask(boss, 'POST', bank(paths.vignetteRetirement)),
  'moved while it is retired': ({ boss, ask }) => ask(boss, 'PUT', bank(paths.vignettePool), { pool: 'practice' }),
  restored: ({ boss, ask }) => ask(boss, 'POST', bank(paths.vignetteRestoration)),
  withdrawn: ({ boss, ask }) =>
    ask(boss, 'PUT', href(paths.questionWithdrawal, { questionId: 'mock-1-1' }), { reason: 'Two are right.' }),
  reinstated: ({ boss, ask }) => ask(boss, 'DELETE', href(paths.questionWithdrawal, { questionId: 'mock-1-1' })),
  'given a draft': ({ boss, ask }) => ask(boss, 'POST', bank(paths.vignetteDraft)),
  'taken in again from an export': async ({ boss, school }) => {
    const { text: body } = await school.ask('GET', `${paths.questionExport}?pool=mock`, { as: boss });
    const headers = { 'content-type': 'application/octet-stream' };
    const taken = await school.ask('POST', `${paths.questionImports}?format=csv`, { as: boss, body, headers });
    expect(taken).toMatchObject({ status: 200, json: { vignettes: 0, faults: [] } });
  },
  'answered to who reported it': async ({ boss, ask }) => {
    const { json } = await ask(boss, 'GET', `${paths.adminQuestionReports}?state=open`);
    for (const { id } of (json as { reports: { id: string }[] }).reports)
      await ask(boss, 'POST', href(paths.questionReportAnswer, { reportId: id }), { answer: AUTHORS_ANSWER });
  },
};

/** All that Ada can ask, with practice of whatever the pool has. */
async function heard({ school, ada, ask, id }: Exam): Promise<Answer[]> {
  const practice = sittingCalls(school);
  const practised = await practice.running(ada, { mode: 'tutor', vignettes: 3 });
  const questions = questionIds(await practice.questions(ada, practised.id));
  const answers: Answer[] = [];
  for (const question of questions) answers.push(await practice.reveal(ada, practised.id, question, 'a'));
  for (const path of [paths.sitting, paths.sittingResult, paths.sittingAnswers])
    for (const sittingId of [id, practised.id]) answers.push(await ask(ada, 'GET', href(path, { sittingId })));
  for (const path of [paths.exam, paths.sittings]) answers.push(await ask(ada, 'GET', path));
  answers.push(await ask(ada, 'POST', paths.ownDataCopy, { currentPassword: PASSWORD }));
  answers.push(await practice.end(ada, practised.id));
  return answers;
}

it('nothing that the office does with its vignettes tells what is right, from the start to the release', async () => {
  const exam = await examSchool();
  const { school, boss, ada, ask, words, id, handIn } = exam;
  const leaks = async () =>
    (await heard(exam)).flatMap(({ text }) => words.filter((word) => text.includes(word)).map((word) => [word, text]));
  const readMock = async () =>
    (await ask(boss, 'GET', href(paths.mockExam, { mockExamId: MOCK_ID }))).json as MockExamReply;
  const close = () => ask(boss, 'POST', href(paths.mockExamClosure, { mockExamId: MOCK_ID }));
  /** The earlier release of the sitting itself is over by then; its mock exam’s was moved. */
  const release = (at: string) =>
    school
      .db('sittings')
      .where({ id })
      .update({ release_at: new Date(at).getTime() });
  const moveLater = async () =>
    ask(boss, 'PUT', href(paths.mockExam, { mockExamId: MOCK_ID }), {
      ...sentMockExam(await readMock()),
      releaseAt: inHours(24),
    });
  const STATES: Readonly<Record<string, () => Promise<unknown>>> = {
    'published, and sat': async () => undefined,
    'published, handed in, and released later than at its start': async () => {
      await handIn();
      expect((await moveLater()).status).toBe(200);
      await release(inHours(-1));
    },
    'closed, and waiting for the later release': close,
  };
  for (const [state, enter] of Object.entries(STATES)) {
    await enter();
    for (const [name, act] of Object.entries(ACTS)) {
      await act(exam);
      expect(await leaks(), `${state}: ${name}`).toEqual([]);
    }
  }
  expect(words.length).toBeGreaterThan(50);
  // Released, the result and the answers tell it, and its vignettes are free.
  await school.db('mock_exams').update({ release_at: Date.now() - DAY_MS });
  expect((await leaks()).length).toBeGreaterThan(10);
  const moved = await ask(boss, 'PUT', bank(paths.vignettePool), { pool: 'practice' });
  expect(moved.status).toBe(200);
  expect((await ask(ada, 'POST', paths.ownDataCopy, { currentPassword: PASSWORD })).text).toContain(AUTHORS_ANSWER);
});

it('closed while it is sat, its vignettes stay until the sitting is over and released', async () => {
  const { school, boss, ask, id, handIn } = await examSchool();
  const move = () => ask(boss, 'PUT', bank(paths.vignettePool), { pool: 'practice' });
  const kept = { status: 409, json: { code: 'questions/in-mock-exam' } };
  expect(await move()).toMatchObject(kept);
  await ask(boss, 'POST', href(paths.mockExamClosure, { mockExamId: MOCK_ID }));
  expect(await move()).toMatchObject(kept);
  await handIn();
  await school.drainJobs();
  expect(await move()).toMatchObject(kept);
  await school
    .db('sittings')
    .where({ id })
    .update({ release_at: Date.now() - HOUR_MS });
  expect(await move()).toMatchObject(kept);
  await school.db('mock_exams').update({ release_at: Date.now() - HOUR_MS });
  expect((await move()).status).toBe(200);
});
