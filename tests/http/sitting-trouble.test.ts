import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { href, paths } from '../../src/wire/paths.ts';
import type { MockExamReply } from '../../src/wire/replies/mock-exams.ts';
import type { VignetteReply } from '../../src/wire/replies/questions.ts';
import type { ResultReply } from '../../src/wire/replies/results.ts';
import type { SavedAnswersReply, SectionQuestionsReply, SittingReply } from '../../src/wire/replies/sittings.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { mockExamDesk, sentMockExam } from './support/mock-exams.ts';
import { problem } from './support/problem.ts';
import { questionBank, sentBack } from './support/question-bank.ts';
import { questionIds, sittingCalls } from './support/sitting-calls.ts';

const GRACE = 10_000;

let school: School;
let calls: ReturnType<typeof sittingCalls>;
let bank: ReturnType<typeof questionBank>;
let desk: ReturnType<typeof mockExamDesk>;
let courseId: string;
let admin: Person;
let bob: Person;
let enrolled: (name: string) => Promise<Person>;
/** Each section has one vignette. */
let mock: MockExamReply;

beforeAll(async () => {
  school = await openSchool();
  calls = sittingCalls(school);
  admin = await school.admin();
  bank = questionBank(school, admin, await school.admin('reviewer'));
  desk = mockExamDesk(school, admin, bank);
  courseId = (await school.course()).id;
  enrolled = async (name) => {
    const person = await school.student(name);
    await school.enrol(person.id, courseId);
    return person;
  };
  bob = await enrolled('bob');
  mock = await published();
});
afterAll(() => school.close());

async function published(): Promise<MockExamReply> {
  const made = await desk.create();
  const sections = [await desk.vignette(), await desk.vignette()].map((vignette) => ({
    ...{ minutes: 30, places: 1 },
    vignettes: [{ vignette, isFixed: false }],
  }));
  const full = await desk.save(made, { sections, courseIds: [courseId] });
  return (await desk.publish(full.json as MockExamReply)).json as MockExamReply;
}

const sit = (as: Person, idempotencyKey: string, mockExamId = mock.id) =>
  school.ask('POST', paths.sittings, { as, body: { idempotencyKey, mockExamId } });
const begun = async (as: Person, mockExamId = mock.id) => {
  const made = await sit(as, 'the-one-press', mockExamId);
  expect(made, made.text).toMatchObject({ status: 201 });
  const { id } = made.json as SittingReply;
  await calls.start(as, id);
  return id;
};
/** Answer sheet of a section whose first question has this option. */
const sheetOf = ({ vignettes }: SectionQuestionsReply, option = 0) =>
  vignettes
    .flatMap(({ questions }) => questions)
    .slice(0, 1)
    .map(({ id, options }) => ({ question: id, option: options[option]!.id, flagged: false, struck: [], seconds: 9 }));
const endsAt = (sittingId: string, at: number) =>
  school.db('sitting_sections').where({ sitting_id: sittingId, number: 1 }).update({ deadline_at: at });

describe('a mock exam', () => {
  it('is begun once by a request that is repeated', async () => {
    const ada = await enrolled('ada');
    const [first, again] = [await sit(ada, 'one-press-of-ada'), await sit(ada, 'one-press-of-ada')];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect((again.json as SittingReply).id).toBe((first.json as SittingReply).id);
  });

  it('takes its sections in order, each once', async () => {
    const dan = await enrolled('dan');
    const id = await begun(dan);
    const second = { sittingId: id, number: '2' };
    const startSecond = () => school.ask('POST', href(paths.sectionStart, second), { as: dan, body: { writer: 1 } });
    expect(await startSecond()).toMatchObject(problem(409, 'exam/earlier-section'));
    await calls.submit(dan, id, 1, []);
    expect(await calls.start(dan, id)).toMatchObject(problem(409, 'exam/section-over'));
    expect(await startSecond()).toMatchObject({ status: 200, json: { state: 'running' } });
    // What is over shows its questions no more before the whole is released.
    expect(
      await school.ask('GET', href(paths.sectionQuestions, { ...second, number: '1' }), { as: dan }),
    ).toMatchObject(problem(409, 'exam/section-over'));
  });

  it('explains nothing, and is nobody else’s in any call', async () => {
    const fay = await enrolled('fay');
    const id = await begun(fay);
    const [question = ''] = questionIds(await calls.questions(fay, id));
    expect(await calls.reveal(fay, id, question, 'a')).toMatchObject(problem(409, 'exam/not-tutor'));
    const section = { sittingId: id, number: '1' };
    for (const as of [bob, admin])
      for (const refused of [
        calls.submit(as, id, 1, []),
        calls.end(as, id),
        calls.reveal(as, id, question, 'a'),
        school.ask('GET', href(paths.sectionQuestions, section), { as }),
      ])
        expect(await refused).toMatchObject(problem(404, 'exam/no-sitting'));
    expect(await calls.read(fay, id)).toMatchObject({ state: 'running' });
  });
});

describe('what nobody should send', () => {
  it('is refused: a section, a writer or a sheet that is none', async () => {
    const gus = await enrolled('gus');
    const id = await begun(gus);
    const body = { writer: 1, sequence: 1, answers: [] };
    for (const number of ['0', '-1', '1.5', '01', 'x', '3', '99', '9'.repeat(30)])
      for (const [method, path] of [
        ['POST', paths.sectionStart],
        ['GET', paths.sectionQuestions],
        ['PUT', paths.sectionAnswers],
        ['POST', paths.sectionSubmission],
      ] as const)
        expect(
          await school.ask(method, href(path, { sittingId: id, number }), {
            as: gus,
            ...(method !== 'GET' && { body }),
          }),
        ).toMatchObject(problem(404, 'exam/no-section'));
    for (const writer of [0, -1, 1.5, '1', null, 2 ** 31, true]) {
      const path = href(paths.sectionAnswers, { sittingId: id, number: '1' });
      expect(await school.ask('PUT', path, { as: gus, body: { ...body, writer } })).toMatchObject({
        status: 422,
        json: { fields: { writer: 'A writer is a whole number from 1.' } },
      });
      expect((await calls.start(gus, id, writer as number)).status).toBe(422);
      expect((await calls.end(gus, id, writer as number)).status).toBe(422);
    }
    for (const sequence of [0, -1, 1.5, '1', null, 2 ** 31])
      expect(await calls.submit(gus, id, sequence as number, [])).toMatchObject({ status: 422 });
    const long = [
      { question: 'q', option: null, flagged: false, struck: [], seconds: 0, more: 'x'.repeat(100 * 1024) },
    ];
    expect(await calls.save(gus, id, 1, long)).toMatchObject(problem(413, 'request/too-large'));
    expect(await calls.submit(gus, id, 1, long)).toMatchObject(problem(413, 'request/too-large'));
    expect((await calls.read(gus, id)).sheet).toMatchObject({ sequence: 0, answers: [] });
  });
});

describe('a save at the end of a section', () => {
  it('is taken in the grace, and not after it', async () => {
    const hal = await enrolled('hal');
    const id = await begun(hal);
    const sheet = sheetOf(await calls.questions(hal, id));
    await endsAt(id, Date.now() - GRACE / 2);
    expect(await calls.save(hal, id, 1, [])).toMatchObject({ status: 200, json: { state: 'closing' } });
    await endsAt(id, Date.now() - GRACE);
    expect(await calls.save(hal, id, 2, sheet)).toMatchObject(problem(409, 'exam/section-over'));
    expect(await calls.submit(hal, id, 2, sheet)).toMatchObject(problem(409, 'exam/section-over'));
    const { state, sections } = await calls.read(hal, id);
    expect([state, sections[0]]).toMatchObject(['between', { end: 'time-over', answered: 0, late: 1 }]);
  });

  it('counts from when it had come: what waited here is in time, and no fraction makes it earlier', async () => {
    const ivy = await enrolled('ivy');
    const id = await begun(ivy);
    const sheet = sheetOf(await calls.questions(ivy, id));
    const { clock } = school.installation.dependencies.kernel;
    const deadlineAt = Date.now() + 60_000;
    await endsAt(id, deadlineAt);
    let ticks = 0;
    const counted = vi.spyOn(performance, 'now');
    const told = vi.spyOn(clock, 'now');
    try {
      // A hundredth of a millisecond for each look: a request takes less than one.
      counted.mockImplementation(() => (ticks += 0.01));
      told.mockReturnValue(new Date(deadlineAt + GRACE));
      expect(await calls.save(ivy, id, 1, sheet)).toMatchObject(problem(409, 'exam/section-over'));
      expect(ticks).toBeLessThan(1);
      // A thousand times that: it waited for some milliseconds before the clock was asked.
      counted.mockImplementation(() => (ticks += 10));
      expect(await calls.save(ivy, id, 1, sheet)).toMatchObject({ status: 200, json: { state: 'closing' } });
    } finally {
      vi.restoreAllMocks();
    }
  });
});

it('nothing that the school does reaches a section that runs, and its result follows withdrawals', async () => {
  const exam = await published();
  const joe = await enrolled('joe');
  const id = await begun(joe, exam.id);
  const path = href(paths.sectionQuestions, { sittingId: id, number: '1' });
  const seen = async () => {
    const { status, text } = await school.ask('GET', path, { as: joe });
    const { now: _, ...sitting } = await calls.read(joe, id);
    return { status, text, sitting };
  };
  const before = await seen();
  const [first] = sheetOf(JSON.parse(before.text) as SectionQuestionsReply, 3);

  const vignetteId = exam.sections[0]!.vignettes[0]!.id;
  const opened = (await bank.call('POST', paths.vignetteDraft, vignetteId)).json as VignetteReply;
  const draft = sentBack(opened.open!);
  // Of the new version another option is right, and every stem is another one.
  const questions = draft.questions.map(({ stem, options, ...rest }) => ({
    ...rest,
    stem: `${stem} Really?`,
    options: options.map((option, at) => ({ ...option, isCorrect: at === 0 })),
  }));
  const edited = (await bank.call('PUT', paths.vignetteDraft, vignetteId, { ...draft, questions, isDeclared: true }))
    .json as VignetteReply;
  const approved = await bank.approve(vignetteId, edited.open!);
  expect(approved.approved).toMatchObject({ number: 2 });
  expect((await bank.call('POST', paths.vignetteRetirement, vignetteId)).status).toBe(200);
  const withdrawal = href(paths.questionWithdrawal, { questionId: first!.question });
  const reason = { as: admin, body: { reason: 'Two options are right.' } };
  expect((await school.ask('PUT', withdrawal, reason)).status).toBe(200);
  const renamed = (await desk.save(exam, { title: 'Another title' })).json as MockExamReply;
  expect(sentMockExam(renamed).title).toBe('Another title');
  expect((await desk.call('POST', paths.mockExamClosure, exam.id)).status).toBe(200);
  await school.installation.dependencies.enrolment.enrolments.revoke(joe.id, courseId, new Date());

  expect(await seen()).toEqual(before);
  const saved = await calls.save(joe, id, 1, [first!]);
  expect(saved).toMatchObject({ status: 200, json: { deadlineAt: before.sitting.sections[0]?.deadlineAt } });
  expect((saved.json as SavedAnswersReply).state).toBe('running');
  await calls.submit(joe, id, 2, [first!]);
  const second = { sittingId: id, number: '2' };
  expect(await school.ask('POST', href(paths.sectionStart, second), { as: joe, body: { writer: 1 } })).toMatchObject(
    problem(403, 'exam/no-access'),
  );
  await calls.end(joe, id);

  // Ten questions of cluster c1, of which one is answered, and right; withdrawn it is neither right nor asked.
  const result = async () =>
    (await school.ask('GET', href(paths.sittingResult, { sittingId: id }), { as: joe })).json as ResultReply;
  expect(await result()).toMatchObject({
    clusters: expect.arrayContaining([expect.objectContaining({ id: 'c1', correct: 0, of: 9 })]),
    withdrawn: [{ reason: 'Two options are right.' }],
  });
  expect((await school.ask('DELETE', withdrawal, { as: admin })).status).toBe(200);
  expect(await result()).toMatchObject({
    clusters: expect.arrayContaining([expect.objectContaining({ id: 'c1', correct: 1, of: 10 })]),
    withdrawn: [],
  });
});
