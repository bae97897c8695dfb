import { randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { SectionQuestionsReply, SittingReply } from '../../src/wire/replies/sittings.ts';
import { handle } from '../../src/worker/handlers.ts';
import { type BankFacts, fillBank } from '../support/approved-vignettes.ts';
import type { Answer, Ask } from '../support/asking.ts';
import { publishedMockExam } from '../support/published-mock-exam.ts';
import { openSchool, PASSWORD, type Person, type School } from '../support/school.ts';
import { everyRoute } from './support/every-route.ts';
import { answer, questionIds, sittingCalls } from './support/sitting-calls.ts';

const MOCK = ['mock-1', 'mock-2', 'mock-3'];
const FREE = ['open-1', 'open-2'];
const PRACTICE = ['case-1', 'case-2', 'case-3'];
const MOCK_ID = 'the-mock-exam';
const FREE_ID = 'the-free-mock-exam';
const RELEASE = new Date(Date.now() + DAY_MS);

interface ExamFacts {
  /** Of the mock exam’s vignettes and of those for practice. */
  readonly mock?: BankFacts;
  readonly practice?: BankFacts;
  readonly unscored?: string;
}

/** A school with a mock exam of two sections and a free one, which are released tomorrow, and a student for both. */
async function examSchool({ mock = {}, practice = {}, unscored }: ExamFacts) {
  const school = await openSchool();
  onTestFinished(() => school.close());
  const course = await school.course();
  const ada = await school.student('ada');
  await school.enrol(ada.id, course.id);
  await fillBank(school.db, PRACTICE, practice);
  await fillBank(school.db, [...MOCK, ...FREE], { ...mock, pool: 'mock' });
  await school.db('users').update({ email_confirmed_at: Date.now() });
  await fillBank(school.db, ['free'], { pool: 'sample' });
  const sections = [MOCK.slice(0, 2), MOCK.slice(2)];
  const facts = { id: MOCK_ID, courseIds: [course.id], releaseAt: RELEASE, unscored };
  const { mockExams } = school.installation.dependencies.exam;
  await mockExams.add(publishedMockExam(sections, facts));
  await mockExams.add(publishedMockExam([FREE], { id: FREE_ID, isFree: true, releaseAt: RELEASE }));
  return { school, course, ada };
}

/** What a candidate does before anything is released to them; `ask` sees all of it. */
async function sitBoth(ask: Ask, as: Person) {
  const post = (path: string, body?: object) => ask('POST', path, { as, ...(body && { body }) });
  const practice = sittingCalls({ ask });
  // The free sample explains its own questions, and none of these.
  await ask('GET', paths.sample);
  for (const question of ['free-1', 'mock-1-1', 'case-1-1'])
    await ask('POST', paths.sampleAnswers, { body: { question, option: `${question}-a` } });
  const begin = async (mockExamId: string) =>
    (await post(paths.sittings, { idempotencyKey: `of-${mockExamId}`, mockExamId })).json as SittingReply;
  await ask('GET', paths.freeMock);
  const [mock, free] = [await begin(MOCK_ID), await begin(FREE_ID)];
  const timed = (await practice.practise(as, { vignettes: 3 })).json as SittingReply;
  const sit = async (sittingId: string, number: string) => {
    const at = { sittingId, number };
    await post(href(paths.sectionStart, at), { writer: 1 });
    const { json } = await ask('GET', href(paths.sectionQuestions, at), { as });
    const questions = questionIds(json as SectionQuestionsReply);
    const sheet = (letter: string) => questions.map((question) => answer(question, letter));
    const save = (sequence: number, answers: object[], writer = 1) =>
      ask('PUT', href(paths.sectionAnswers, at), { as, body: { writer, sequence, answers } });
    for (const [index, letter] of ['a', 'b', 'c', 'd'].entries()) await save(index + 1, sheet(letter));
    await save(4, sheet('d'));
    await save(4, sheet('a'));
    await save(9, sheet('a'), 2);
    await save(9, [answer(questions[0] ?? '', 'x'), answer('none')]);
    for (const questionId of questions.slice(0, 2)) {
      await practice.reveal(as, sittingId, questionId, 'a');
      const report = { sittingId, kind: 'answer', text: 'Which is right?' };
      await post(href(paths.questionReports, { questionId }), report);
      const about = { kind: 'question', questionId, sittingId };
      await post(paths.mentorThreads, { idempotencyKey: `about-${questionId}`, text: 'Which is right?', about });
      for (const path of [paths.mentorThreads, paths.mentorSuggestions])
        await ask('GET', `${path}?questionId=${questionId}&q=which`, { as });
    }
    return { hand: () => post(href(paths.sectionSubmission, at), { writer: 1, sequence: 9, answers: sheet('a') }) };
  };
  const first = await sit(mock.id, '1');
  await sit(timed.id, '1');
  const ofFree = await sit(free.id, '1');
  return {
    mock: mock.id,
    free: free.id,
    timed: timed.id,
    /** Hands the mock exams in, which stay unreleased. */
    async end() {
      await ofFree.hand();
      await first.hand();
      const second = await sit(mock.id, '2');
      await second.hand();
    },
  };
}

/** Notes the answers of sections that are over, as a worker does: cards are made of them. */
async function noteAnswers({ db, composition }: School): Promise<void> {
  for (const { payload } of await db('jobs').where({ name: 'exam/close-section' }))
    await handle(composition.jobs, 'exam/close-section', JSON.parse(String(payload)));
}

const privately = (sittingId: string) =>
  [paths.sitting, paths.sittingResult, paths.sittingAnswers].map((path) => href(path, { sittingId }));

describe('before it is released', () => {
  it('no word of an answer key is in any reply, whatever is asked', async () => {
    const words: string[] = [];
    const told = () => {
      const word = randomBytes(8).toString('hex');
      words.push(word);
      return word;
    };
    const { school, course, ada } = await examSchool({ mock: { told }, practice: { told } });
    const replies: string[] = [];
    const ask: Ask = async (method, path, question) => {
      const heard = await school.ask(method, path, question);
      replies.push(`${method} ${path} ${JSON.stringify(heard.headers)} ${heard.text}`);
      return heard;
    };
    const leaks = () => replies.filter((reply) => words.some((word) => reply.includes(word)));
    const sittings = await sitBoth(ask, ada);
    const known: Readonly<Record<string, readonly string[]>> = {
      sittingId: [sittings.mock, sittings.timed, sittings.free],
      number: ['1', '2'],
      questionId: ['mock-1-1', 'case-1-1'],
      vignetteId: ['mock-1', 'case-1'],
      mockExamId: [MOCK_ID],
      courseId: [course.id],
      videoId: [course.videoId],
      studentId: [ada.id],
      userId: [ada.id],
    };
    /** Each route that reads, with all that the student may know in its path. */
    const crawl = async () => {
      const reads = everyRoute().filter(({ method }) => method === 'get');
      let answered = 0;
      for (const { path } of reads) {
        const names = Array.from(path.matchAll(/[:*](\w+)/g), ([, name]) => String(name));
        const addresses = names.reduce<string[]>(
          (made, name) =>
            made.flatMap((address) =>
              (known[name] ?? ['none']).map((value) => address.replace(new RegExp(`[:*]${name}\\b`), value)),
            ),
          [path],
        );
        for (const address of addresses) {
          const { status } = await ask('GET', address, { as: ada });
          if (status === 200) answered += 1;
        }
      }
      await ask('POST', paths.ownDataCopy, { as: ada, body: { currentPassword: PASSWORD } });
      return answered;
    };
    expect(await crawl()).toBeGreaterThan(20);
    await sittings.end();
    await noteAnswers(school);
    await crawl();
    expect(words.length).toBeGreaterThan(200);
    expect(leaks()).toEqual([]);

    // The same crawl sees the words of what is released, and of nothing else.
    await sittingCalls({ ask }).end(ada, sittings.timed);
    await noteAnswers(school);
    await crawl();
    expect(leaks().filter((reply) => reply.includes(sittings.timed))).not.toEqual([]);
    expect(leaks().filter((reply) => reply.includes(sittings.mock))).toEqual([]);
    for (const table of ['sittings', 'mock_exams']) await school.db(table).update({ release_at: Date.now() - HOUR_MS });
    await crawl();
    expect(leaks().filter((reply) => reply.includes(sittings.mock))).not.toEqual([]);
    // A free one shows how it went, and not an answer.
    expect(replies.some((reply) => reply.includes(`"hasAnswers":false`))).toBe(true);
    expect(leaks().filter((reply) => reply.includes(sittings.free))).toEqual([]);
  });

  it('two schools that differ in what is right alone answer every call with the same bytes', async () => {
    const now = new Date();
    /** All that a candidate is answered, and what both are answered once all is released. */
    const lived = async (facts: ExamFacts) => {
      const { school, ada } = await examSchool(facts);
      const { ids, clock } = school.installation.dependencies.kernel;
      let made = 0;
      Object.assign(ids, { next: () => `made-${(made += 1)}` });
      Object.assign(clock, { now: () => now });
      const replies: string[] = [];
      const ask: Ask = async (method, path, question) => {
        const heard = await school.ask(method, path, question);
        replies.push(`${method} ${path} ${bytesOf(heard)}`);
        return heard;
      };
      const { mock, timed, free, end } = await sitBoth(ask, ada);
      const readAll = async () => {
        for (const path of [
          paths.exam,
          paths.cards,
          paths.dueCards,
          paths.sittings,
          ...[mock, timed, free].flatMap(privately),
        ])
          await ask('GET', path, { as: ada });
      };
      await readAll();
      await end();
      await noteAnswers(school);
      await readAll();
      const before = [...replies];
      replies.length = 0;
      await sittingCalls({ ask }).end(ada, timed);
      await noteAnswers(school);
      for (const table of ['sittings', 'mock_exams']) await school.db(table).update({ release_at: now.getTime() });
      await readAll();
      return {
        before,
        after: replies,
        released: [
          paths.cards,
          paths.dueCards,
          paths.sittings,
          ...[mock, timed].flatMap((id) => privately(id).slice(1)),
          href(paths.sittingResult, { sittingId: free }),
        ],
      };
    };
    const one = await lived({});
    const facts = { right: (at: number) => at % 4, rating: 35, turned: 1, told: (text: string) => `${text} Or not.` };
    const other = await lived({ mock: facts, practice: facts, unscored: 'mock-2' });
    expect(one.before.length).toBeGreaterThan(50);
    expect(other.before).toEqual(one.before);
    expect(one.before.filter((reply) => / 5\d\d /.test(reply))).toEqual([]);
    const differing = other.after.filter((reply, at) => reply !== one.after[at]);
    // Afterwards the same calls tell them apart: cards, points in the list, result and answers of both sittings.
    expect(differing.map((reply) => reply.split(' ')[1])).toEqual(one.released);
  });
});

/** Its time is the clock's less what a request has waited. */
const bytesOf = ({ status, headers, text }: Answer): string => {
  const { date: _, 'x-request-id': __, ...lasting } = headers;
  const still = text.replaceAll(/"(savedAt|submittedAt|endedAt)":"[^"]*"/g, '"$1":"then"');
  return `${status} ${JSON.stringify(lasting)} ${still}`;
};
