import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_QUESTION_OPTIONS } from '../../src/domain/exam/literals.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { AdminCourseReply } from '../../src/wire/replies/admin-catalog.ts';
import type { DashboardReply } from '../../src/wire/replies/enrolment.ts';
import type { PracticeReply, RevealReply, SavedAnswersReply, SittingReply } from '../../src/wire/replies/sittings.ts';
import { answersBody } from '../../src/wire/sittings.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring } from './support/authoring.ts';
import { problem } from './support/problem.ts';
import { answer, questionIds, sittingCalls } from './support/sitting-calls.ts';

let school: School;
let calls: ReturnType<typeof sittingCalls>;
let admin: Person;
let ada: Person;
let bob: Person;
let enrolled: (name: string) => Promise<Person>;

beforeAll(async () => {
  school = await openSchool();
  calls = sittingCalls(school);
  admin = await school.admin();
  const course = await school.course();
  enrolled = async (name) => {
    const person = await school.student(name);
    await school.enrol(person.id, course.id);
    return person;
  };
  ada = await enrolled('ada');
  bob = await enrolled('bob');
  await fillBank(school.db, ['one', 'two', 'three', 'four', 'five', 'six']);
  await fillBank(school.db, ['secret'], { pool: 'mock' });
  const mockExam = publishedMockExam([['secret']], { courseIds: [course.id] });
  await school.installation.dependencies.exam.mockExams.add(mockExam);
});
afterAll(() => school.close());

const at = (sittingId: string) => ({ sittingId, number: '1' });

it('a second start of a mock exam is shown the first one', async () => {
  const start = (idempotencyKey: string) =>
    school.ask('POST', paths.sittings, { as: bob, body: { idempotencyKey, mockExamId: 'mock-exam' } });
  const { status, json } = await start('the-first-one');
  expect(status).toBe(201);
  const { id } = json as SittingReply;
  const second = await start('the-second-one');
  expect(second).toMatchObject({ ...problem(409, 'exam/open-sitting'), json: { current: { id, state: 'ready' } } });
  await calls.end(bob, id);
});

describe('practice', () => {
  it('is counted live, and only of its own pool', async () => {
    const all = (await school.ask('GET', paths.practice, { as: ada })).json as PracticeReply;
    expect(all).toMatchObject({ vignettes: 6, questions: 30, pace: { vignettes: 14, minutes: 120 } });
    const { json } = await school.ask('GET', `${paths.practice}?subjects=endodontics&status=unseen`, { as: ada });
    expect(json).toMatchObject({ vignettes: 3, questions: 15 });
    expect(await school.ask('GET', `${paths.practice}?status=odd`, { as: ada })).toMatchObject({ status: 422 });
  });

  it('needs a course that may be entered', async () => {
    const eve = await school.student('eve');
    expect(await calls.practise(eve)).toMatchObject(problem(403, 'exam/no-access'));
  });

  it('answers its questions 304 to who has them, once it was asked whether they may be read', async () => {
    const { id } = await calls.running(ada);
    const address = href(paths.sectionQuestions, { sittingId: id, number: '1' });
    const first = await school.ask('GET', address, { as: ada });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect(first).toMatchObject({ status: 200, headers: { etag: expect.stringMatching(/^"/) } });
    expect(await school.ask('GET', address, { as: ada, headers })).toMatchObject({ status: 304, text: '' });
    expect(await school.ask('GET', address, { as: bob, headers })).toMatchObject({ status: 404 });
    await calls.end(ada, id);
    expect(await school.ask('GET', paths.dashboard, { as: ada })).toMatchObject({
      headers: { etag: expect.any(String) },
    });
  });

  it('comes with a course that is sold with the question bank, as mock exams do', async () => {
    const free = await school.course();
    const boss = { as: admin };
    const course = (await school.ask('GET', href(paths.adminCourse, { courseId: free.id }), boss))
      .json as AdminCourseReply;
    const { title, description, price, version } = course;
    const body = { title, description, price, version, thumbnail: '', hasQuestionBank: false };
    const edited = await school.ask('PUT', href(paths.adminCourse, { courseId: free.id }), { ...boss, body });
    expect(edited).toMatchObject({ status: 200, json: { hasQuestionBank: false } });
    await school.installation.dependencies.exam.mockExams.add(
      publishedMockExam([['secret']], { id: 'free-mock', courseIds: [free.id] }),
    );
    const dora = await school.student('dora');
    await school.enrol(dora.id, free.id);
    expect((await school.ask('GET', paths.exam, { as: dora })).json).toMatchObject({ canPractise: false, mocks: [] });
    const hasBank = async (as: Person) =>
      ((await school.ask('GET', paths.dashboard, { as })).json as DashboardReply).courses.map(
        (one) => one.hasQuestionBank,
      );
    expect([await hasBank(dora), await hasBank(ada)]).toEqual([[false], [true]]);
    const mock = { idempotencyKey: 'a-mock-exam', mockExamId: 'free-mock' };
    for (const answer of [
      await calls.practise(dora),
      await school.ask('GET', paths.practice, { as: dora }),
      await school.ask('POST', paths.sittings, { as: dora, body: mock }),
    ])
      expect(answer).toMatchObject(problem(403, 'exam/no-access'));
  });

  it('is made once, however often it is asked for', async () => {
    const { id: open } = await calls.running(bob);
    const body = { idempotencyKey: 'twenty-times', mode: 'timed', vignettes: 1 };
    const second = await school.ask('POST', paths.practice, { as: bob, body });
    expect(second).toMatchObject(problem(409, 'exam/open-sitting'));
    expect(second.json).toMatchObject({ current: { id: open, state: 'running' } });
    const ask = () => school.ask('POST', paths.practice, { as: ada, body });
    const same = [await ask(), await ask()];
    expect(new Set(same.map((one) => (one.json as SittingReply).id)).size).toBe(1);
    expect(same.map(({ status }) => status)).toEqual([201, 200]);
  });

  it('refuses what fits nothing, and a choice that is none', async () => {
    const gil = await enrolled('gil');
    expect(await calls.practise(gil, { clusters: ['c9'] })).toMatchObject(problem(422, 'exam/nothing-fits'));
    for (const odd of [{ vignettes: 0 }, { vignettes: 21 }, { mode: 'odd' }, { extraTimePercent: 101 }, { status: 1 }])
      expect(await calls.practise(gil, odd)).toMatchObject({ status: 422 });
  });
});

describe('a section', () => {
  it('shows its questions from the start on, and never what is right', async () => {
    const cleo = await enrolled('cleo');
    const made = (await calls.practise(cleo)).json as SittingReply;
    expect(await school.ask('GET', href(paths.sectionQuestions, at(made.id)), { as: cleo })).toMatchObject(
      problem(409, 'exam/not-started'),
    );
    expect(await calls.save(cleo, made.id, 1, [])).toMatchObject(problem(409, 'exam/not-started'));
    const begun = (await calls.start(cleo, made.id)).json as SittingReply;
    expect(begun).toMatchObject({ state: 'running', sections: [{ state: 'running', minutes: 18, questions: 10 }] });
    const again = (await calls.start(cleo, made.id)).json as SittingReply;
    expect(again.sections[0]?.deadlineAt).toBe(begun.sections[0]?.deadlineAt);
    const shown = await calls.questions(cleo, made.id);
    expect(questionIds(shown)).toHaveLength(10);
    const text = JSON.stringify([shown, await calls.read(cleo, made.id)]);
    for (const word of ['Because of', 'Why ', 'Look twice', 'correct', 'cluster', 'rating', 'isScored'])
      expect(text).not.toContain(word);
  });

  it('keeps the newest sheet of its writer, and says what is true', async () => {
    const { id } = await calls.running(ada);
    const [first = '', second = ''] = questionIds(await calls.questions(ada, id));
    const saved = await calls.save(ada, id, 1, [answer(first)]);
    expect(saved).toMatchObject({ status: 200, json: { sequence: 1, state: 'running' } });
    // The answer was lost on its way, and the same is sent again.
    expect((await calls.save(ada, id, 1, [answer(first)])).json).toMatchObject({
      sequence: 1,
      savedAt: (saved.json as SavedAnswersReply).savedAt,
    });
    expect(await calls.save(ada, id, 1, [answer(second)])).toMatchObject(problem(409, 'exam/out-of-order'));
    await calls.save(ada, id, 7, [answer(first), answer(second, 'b')]);
    expect(await calls.save(ada, id, 6, [answer(first)])).toMatchObject(problem(409, 'exam/out-of-order'));
    expect((await calls.read(ada, id)).sheet).toMatchObject({
      section: 1,
      sequence: 7,
      answers: [answer(first), answer(second, 'b')],
    });
  });

  it('belongs to one device at a time', async () => {
    const { id } = await calls.running(ada);
    const [first = '', second = ''] = questionIds(await calls.questions(ada, id));
    await calls.save(ada, id, 1, [answer(first)]);
    const taken = (await calls.takeOver(ada, id)).json as SittingReply;
    expect(taken.writer.number).toBe(2);
    expect(taken.sheet?.answers).toEqual([answer(first)]);
    expect(await calls.save(ada, id, 2, [answer(second)])).toMatchObject(problem(409, 'exam/taken-over'));
    expect(await calls.save(ada, id, 2, [answer(first), answer(second)], 2)).toMatchObject({ status: 200 });
  });

  it('is handed in once, from whatever device', async () => {
    const { id } = await calls.running(ada);
    const [first = ''] = questionIds(await calls.questions(ada, id));
    const sheet = [answer(first)];
    await calls.save(ada, id, 1, sheet);
    expect((await calls.submit(ada, id, 1, sheet)).json).toMatchObject({
      state: 'over',
      isReleased: true,
      sections: [{ state: 'over', end: 'handed-in', answered: 1 }],
    });
    expect(await calls.submit(ada, id, 1, sheet)).toMatchObject({ status: 200, json: { state: 'over' } });
    expect(await calls.submit(ada, id, 2, [])).toMatchObject(problem(409, 'exam/section-over'));
    expect(await calls.save(ada, id, 3, [answer(first, 'b')])).toMatchObject(problem(409, 'exam/section-over'));
    expect((await calls.read(ada, id)).sections).toMatchObject([{ answered: 1, late: 0 }]);
  });

  it('has as many options struck out as a blueprint may give a question', async () => {
    const parsed = (count: number) => {
      const struck = Array.from({ length: count }, (_, at) => `option-${at}`);
      return answersBody.validate({ writer: 1, sequence: 1, answers: [{ ...answer('one-1'), struck }] });
    };
    expect((await parsed(MAX_QUESTION_OPTIONS)).answers[0]?.struck).toHaveLength(6);
    await expect(parsed(MAX_QUESTION_OPTIONS + 1)).rejects.toMatchObject({ path: 'answers[0].struck' });
  });

  it('refuses what is not in it, under its path', async () => {
    const { id } = await calls.running(ada);
    const [first = '', second = ''] = questionIds(await calls.questions(ada, id));
    const refused = async (answers: object[]) => (await calls.save(ada, id, 1, answers)).json as { fields?: object };
    expect((await refused([answer(first), answer('secret-1')])).fields).toHaveProperty('answers[1].question');
    expect((await refused([answer(first, null, { option: `${second}-a` })])).fields).toHaveProperty(
      'answers[0].option',
    );
    expect((await refused([answer(first), answer(first)])).fields).toHaveProperty('answers[1].question');
    expect((await refused([answer(first, 'a', { struck: ['x'] })])).fields).toHaveProperty('answers[0].struck');
    for (const odd of [{ seconds: -1 }, { seconds: 1e12 }, { seconds: 1.5 }, { flagged: 'yes' }, { option: 4 }])
      expect(await calls.save(ada, id, 1, [answer(first, 'a', odd)])).toMatchObject({ status: 422 });
    for (const sequence of [0, -1, 1.5]) expect(await calls.save(ada, id, sequence, [])).toMatchObject({ status: 422 });
    expect(await calls.save(ada, id, 1, Array(301).fill(answer(first)))).toMatchObject({ status: 422 });
    expect((await calls.read(ada, id)).sheet).toMatchObject({ sequence: 0, answers: [] });
  });

  it('is nobody else’s', async () => {
    const { id } = await calls.running(ada);
    for (const person of [bob, admin]) {
      expect(await calls.save(person, id, 1, [])).toMatchObject(problem(404, 'exam/no-sitting'));
      expect(await calls.start(person, id)).toMatchObject(problem(404, 'exam/no-sitting'));
      expect(await calls.takeOver(person, id)).toMatchObject(problem(404, 'exam/no-sitting'));
    }
    expect(await school.ask('GET', href(paths.sitting, { sittingId: id }), { as: bob })).toMatchObject({ status: 404 });
    expect(
      await school.ask('GET', href(paths.sectionQuestions, { sittingId: id, number: '2' }), { as: ada }),
    ).toMatchObject(problem(404, 'exam/no-section'));
  });
});

describe('a tutor test', () => {
  it('explains each question once it is answered, and freezes it', async () => {
    const { id } = await calls.running(ada, { mode: 'tutor' });
    const [first = '', second = ''] = questionIds(await calls.questions(ada, id));
    const told = (await calls.reveal(ada, id, first, 'b')).json as RevealReply;
    expect(told).toMatchObject({ option: `${first}-b`, correctOption: `${first}-a`, takeaway: 'Look twice.' });
    expect((await calls.reveal(ada, id, first, 'a')).json).toEqual(told);
    const shown = await calls.read(ada, id);
    expect(shown.reveals).toEqual([told]);
    expect(JSON.stringify(shown)).not.toContain(`Why ${second}`);
  });

  it('is the only one that does', async () => {
    const { id } = await calls.running(ada);
    const [first = ''] = questionIds(await calls.questions(ada, id));
    expect(await calls.reveal(ada, id, first, 'a')).toMatchObject(problem(409, 'exam/not-tutor'));
  });
});

describe('a figure', () => {
  it('is shown from the start of a section that shows it, and to nobody else', async () => {
    const desk = authoring(school, admin);
    const made = await school.ask('POST', paths.vignettes, { as: admin, body: { title: 'With a figure' } });
    const { id: vignetteId } = made.json as { id: string };
    const body = { key: await desk.upload('figure.png'), description: 'A tooth', caption: '' };
    await school.ask('POST', href(paths.vignetteFigures, { vignetteId }), { as: admin, body });
    // The figure of an approved vignette, without its way through the review.
    await fillBank(school.db, ['pictured'], { figures: [1] });
    await school.db('figures').update({ vignette_id: 'pictured' });
    const { file_key: key } = await school.db('figures').first('file_key');
    const stream = (as: Person) => school.ask('GET', `/api/stream/${key}`, { as });
    const dan = await enrolled('dan');
    expect(await stream(dan)).toMatchObject({ status: 404 });
    const { id } = (await calls.practise(dan, { vignettes: 20 })).json as SittingReply;
    expect(await stream(dan)).toMatchObject({ status: 404 });
    await calls.start(dan, id);
    const { vignettes } = await calls.questions(dan, id);
    expect(vignettes.flatMap(({ figures }) => figures)).toMatchObject([{ number: 1, key }]);
    expect(await stream(dan)).toMatchObject({ status: 200 });
    expect(await stream(bob)).toMatchObject({ status: 404 });
    await calls.submit(dan, id, 1, []);
    expect(await stream(dan)).toMatchObject({ status: 200 });
  });
});
