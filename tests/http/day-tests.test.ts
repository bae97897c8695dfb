import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { AdminContentReply, AdminCourseReply } from '../../src/wire/replies/admin-catalog.ts';
import type { CourseReply, LiveCourseReply } from '../../src/wire/replies/catalog.ts';
import type { CourseProgressReply } from '../../src/wire/replies/enrolment.ts';
import type { MockExamReply } from '../../src/wire/replies/mock-exams.ts';
import type { ResultReply } from '../../src/wire/replies/results.ts';
import type { DayTestReply, SittingReply } from '../../src/wire/replies/sittings.ts';
import type { DeletedReply } from '../../src/wire/replies/trash.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { sentMockExam } from './support/mock-exams.ts';
import { problem } from './support/problem.ts';
import { answer, questionIds, sittingCalls } from './support/sitting-calls.ts';

const QUIZ = { title: 'Practice Quiz', kind: 'practice', mode: 'timed', vignettes: 1 };

let school: School;
let calls: ReturnType<typeof sittingCalls>;
let course: MadeCourse;
let other: MadeCourse;
let boss: Person;
let ada: Person;
let count = 0;

/** A day of this course without anything. */
let day: { courseId: string; weekId: string; dayId: string };

beforeAll(async () => {
  school = await openSchool();
  calls = sittingCalls(school);
  [course, other] = [await school.course(), await school.course({ title: 'Sprint' })];
  boss = await school.admin();
  await fillBank(school.db, ['case-1', 'case-2', 'case-3']);
  await fillBank(school.db, ['mock-1', 'mock-2'], { pool: 'mock' });
  const { json } = await school.ask('GET', href(paths.adminCourse, { courseId: course.id }), { as: boss });
  const [week] = (json as AdminCourseReply).weeks;
  day = { courseId: course.id, weekId: week?.id ?? '', dayId: week?.days[5]?.id ?? '' };
});
afterAll(() => school.close());
beforeEach(async () => {
  ada = await school.student(`ada-${(count += 1)}`);
  await school.enrol(ada.id, course.id);
});

const addTest = (body: object, where: Partial<typeof day> = {}) =>
  school.ask('POST', href(paths.dayTests, { ...day, ...where }), { as: boss, body });
const added = async (body: object) => (await addTest(body)).json as AdminContentReply;
const aQuiz = () => added({ ...QUIZ, title: `Quiz ${randomUUID()}` });

async function mockExam(facts: object = {}): Promise<string> {
  const { exam, kernel } = school.installation.dependencies;
  const [id, now] = [kernel.ids.next(), kernel.clock.now()];
  const section = (vignetteId: string) => ({
    ...{ minutes: 20, places: 1 },
    vignettes: [{ vignetteId, versionId: `${vignetteId}-v1`, isScored: true, isFixed: false }],
  });
  await exam.mockExams.add({
    ...{ id, title: 'Mock exam 1', blueprintVersion: 0, state: 'published', revision: 1, courseIds: [course.id] },
    ...{ sections: ['mock-1', 'mock-2'].map(section), releaseAt: null, isDemo: false, isFree: false },
    ...{ createdAt: now, publishedAt: now, closedAt: null },
    ...facts,
  });
  return id;
}

const shown = (contentId: string, as = ada) => school.ask('GET', href(paths.contentTest, { contentId }), { as });
const begin = (contentId: string, idempotencyKey: string = randomUUID(), as = ada) =>
  school.ask('POST', href(paths.contentSittings, { contentId }), { as, body: { idempotencyKey } });
const opened = (contentId: string, as = ada) =>
  school.ask('PUT', href(paths.itemProgress, { contentId }), {
    as,
    body: { courseId: course.id, position: 99, duration: 100, played: [[0, 99]] },
  });
const done = async (as = ada) => {
  const { json } = await school.ask('GET', href(paths.courseProgress, { courseId: course.id }), { as });
  return (json as CourseProgressReply).items.filter(({ completed }) => completed).map(({ contentId }) => contentId);
};
/** Begins it and hands it in; what a worker does afterwards is done. */
async function finish(contentId: string, as = ada): Promise<string> {
  const { id } = (await begin(contentId, randomUUID(), as)).json as SittingReply;
  await calls.start(as, id);
  const [question = ''] = questionIds(await calls.questions(as, id));
  await calls.submit(as, id, 1, [answer(question)]);
  await school.drainJobs();
  return id;
}

describe('adding a test to a day', () => {
  it('answers it as an item without a file, once however often it is sent', async () => {
    const body = { ...QUIZ, clusters: ['c1'], subjects: ['endodontics'] };
    const first = await addTest(body);
    expect(first).toMatchObject({
      status: 201,
      json: {
        ...{ type: 'test', title: 'Practice Quiz', s3Key: '', state: 'ready', tag: null, version: 1, fileName: '' },
        test: { kind: 'practice', mockExamId: null, mode: 'timed', vignettes: 1, clusters: ['c1'] },
      },
    });
    expect(await addTest(body)).toMatchObject({ status: 200, json: { id: (first.json as AdminContentReply).id } });
    const { json } = await school.ask('GET', href(paths.course, { courseId: course.id }), { as: ada });
    const contents = (json as CourseReply).weeks.flatMap(({ days }) => days.flatMap((one) => one.contents));
    expect(contents).toContainEqual(
      expect.objectContaining({ type: 'test', test: expect.objectContaining({ subjects: ['endodontics'] }) }),
    );
  });

  it.each([
    [{ kind: undefined }, ['kind']],
    [{ kind: 'mock' }, ['mockExamId']],
    [{ mode: 'mock' }, ['mode']],
    [{ vignettes: 21 }, ['vignettes']],
    [{ clusters: [1] }, ['clusters[0]']],
    [{ clusters: Array.from({ length: 41 }, () => 'c1') }, ['clusters']],
    [{ title: '' }, ['title']],
  ])('is refused with %j', async (change, fields) => {
    expect(await addTest({ ...QUIZ, ...change })).toMatchObject(problem(422, 'request/invalid', fields));
  });

  it('is refused with what the exam does not have, in a day of another course, and to students', async () => {
    const unknown = { ...QUIZ, clusters: ['c1', 'x'], subjects: ['alchemy'] };
    expect(await addTest(unknown)).toMatchObject(problem(422, 'exam/day-test', ['clusters[1]', 'subjects[0]']));
    expect(await addTest(QUIZ, { courseId: other.id })).toMatchObject(problem(404, 'catalog/no-day'));
    const { status } = await school.ask('POST', href(paths.dayTests, day), { as: ada, body: QUIZ });
    expect(status).toBe(403);
  });
});

describe('starting a test of a day', () => {
  it('makes one sitting of a request that is repeated', async () => {
    const { id } = await aQuiz();
    const [first, again] = [await begin(id, 'the-one-request'), await begin(id, 'the-one-request')];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect((again.json as SittingReply).id).toBe((first.json as SittingReply).id);
  });

  it('is refused while another practice test is open, which is named', async () => {
    const { id } = await aQuiz();
    const open = (await calls.practise(ada)).json as SittingReply;
    expect((await shown(id)).json).toMatchObject({ state: 'open', openPracticeId: open.id });
    expect(await begin(id)).toMatchObject({ ...problem(409, 'exam/open-sitting'), json: { current: { id: open.id } } });
  });

  it('is the way back from its result, while one may enter its course', async () => {
    const { id: contentId } = await aQuiz();
    const sittingId = await finish(contentId);
    const way = async () =>
      ((await school.ask('GET', href(paths.sittingResult, { sittingId }), { as: ada })).json as ResultReply).dayTest;
    expect(await way()).toEqual({ courseId: course.id, contentId });
    await school
      .db('enrolments')
      .where({ user_id: ada.id })
      .update({ ends_at: after(new Date(), -DAY_MS).getTime() });
    expect(await way()).toBeNull();
  });

  it('is refused without access, and after it has ended', async () => {
    const { id } = await aQuiz();
    const stranger = await school.student(`eve-${count}`);
    for (const ask of [shown(id, stranger), begin(id, randomUUID(), stranger)])
      expect(await ask).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    const ended = after(new Date(), -DAY_MS).getTime();
    await school.db('enrolments').where({ user_id: ada.id }).update({ ends_at: ended });
    for (const ask of [shown(id), begin(id)]) expect(await ask).toMatchObject(problem(403, 'enrolment/not-enrolled'));
  });

  it('is refused of a content that is no test, in the trash, or nothing at all', async () => {
    for (const ask of [shown(course.videoId), begin(course.paperId)])
      expect(await ask).toMatchObject(problem(404, 'exam/no-test'));
    const { id } = await aQuiz();
    await school.ask('DELETE', href(paths.content, { ...day, contentId: id }), { as: boss });
    for (const ask of [shown(id), begin(id), begin('nothing')])
      expect(await ask).toMatchObject(problem(404, 'catalog/no-content'));
  });

  it.each([
    ['draft', 'exam/mock-unpublished', 'unpublished'],
    ['published', '', 'open'],
  ])('of a %s mock exam says whether it may begin', async (state, code, availability) => {
    const { id } = await added({ title: randomUUID(), kind: 'mock', mockExamId: await mockExam({ state }) });
    expect((await shown(id)).json).toMatchObject({ kind: 'mock', availability, minutes: 40, sections: 2 });
    const begun = await begin(id);
    if (code) expect(begun).toMatchObject(problem(409, code));
    else expect(begun).toMatchObject({ status: 201, json: { kind: 'mock', title: 'Mock exam 1' } });
  });

  it.each([['no spaces!'], [null]])('is refused with the key %j', async (key) => {
    const { id } = await aQuiz();
    expect(await begin(id, key as string)).toMatchObject(problem(422, 'request/invalid', ['idempotencyKey']));
  });
});

describe('a test of a day that somebody finished', () => {
  it('is done by that alone: a browser cannot say so', async () => {
    const { id } = await aQuiz();
    expect(await opened(id)).toMatchObject({ status: 200, json: { completed: false } });
    expect(await done()).not.toContain(id);
    await finish(id);
    expect(await done()).toContain(id);
    const { json } = await shown(id);
    expect(json as DayTestReply).toMatchObject({ state: 'finished', sitting: { state: 'over', isReleased: true } });
    // Practice may be done again; what is done stays so meanwhile.
    expect((await begin(id)).status).toBe(201);
    expect((await opened(id)).json).toMatchObject({ completed: true });
  });

  it('is done out of the trash again, and where its mock exam was sat before the day had it', async () => {
    const mockExamId = await mockExam();
    const body = { idempotencyKey: randomUUID(), mockExamId };
    const sat = (await school.ask('POST', paths.sittings, { as: ada, body })).json as SittingReply;
    await calls.start(ada, sat.id);
    await calls.submit(ada, sat.id, 1, []);
    await calls.end(ada, sat.id);
    await school.drainJobs();
    const { id } = await added({ title: randomUUID(), kind: 'mock', mockExamId });
    expect(await done()).not.toContain(id);
    expect((await opened(id)).json).toMatchObject({ completed: true });

    const removed = await school.ask('DELETE', href(paths.content, { ...day, contentId: id }), { as: boss });
    expect(await done()).not.toContain(id);
    const { trashId: entryId } = removed.json as DeletedReply;
    await school.ask('POST', href(paths.restoreFromTrash, { entryId }), { as: boss });
    expect(await done()).toContain(id);
  });
});

describe('a course with a mock exam', () => {
  it('promises it while it is published: its card follows publication and closing', async () => {
    const made = await school.course({ title: 'With a mock' });
    const promised = async () => {
      const { json } = await school.ask('GET', paths.liveCourses);
      const card = (json as LiveCourseReply[]).find(({ id }) => id === made.id);
      return card?.promises.filter(({ promise }) => promise === 'mock-exams');
    };
    expect(await promised()).toEqual([]);
    const mockExamId = await mockExam({ courseIds: [] });
    const at = { mockExamId };
    const { json } = await school.ask('GET', href(paths.mockExam, at), { as: boss });
    const body = { ...sentMockExam(json as MockExamReply), courseIds: [made.id] };
    expect((await school.ask('PUT', href(paths.mockExam, at), { as: boss, body })).status).toBe(200);
    expect(await promised()).toEqual([{ promise: 'mock-exams', count: 1 }]);
    expect((await school.ask('POST', href(paths.mockExamClosure, at), { as: boss })).status).toBe(200);
    expect(await promised()).toEqual([]);
  });
});
