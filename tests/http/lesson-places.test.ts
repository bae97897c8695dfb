import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { href, paths } from '../../src/wire/paths.ts';
import type { LessonPlacesReply, LessonsReply } from '../../src/wire/replies/lessons.ts';
import type { VignetteReply } from '../../src/wire/replies/questions.ts';
import type { AnswersReply } from '../../src/wire/replies/results.ts';
import { countQueries, isRead } from '../contracts/count-queries.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';
import { questionBank } from './support/question-bank.ts';
import { satTest } from './support/sat-test.ts';

let school: School;
let [boss, ada, bob]: Person[] = [];
let vignette: VignetteReply;
let [own, other]: MadeCourse[] = [];
let questionId: string;

beforeAll(async () => {
  school = await openSchool();
  [boss, ada, bob] = [await school.admin(), await school.student('ada'), await school.student('bob')];
  vignette = await questionBank(school, boss, await school.admin('reviewer')).approved();
  questionId = vignette.approved?.questions[1]?.id ?? '';
  [own, other] = [await school.course({ title: 'Sprint' }), await school.course({ title: 'Another' })];
  await school.enrol(ada.id, own.id);
  await school.db('files').where({ length_seconds: 0 }).update({ length_seconds: 100 });
});
afterAll(() => school.close());
beforeEach(() => school.db('lesson_places').delete());

const at = () => href(paths.questionLessons, { questionId });
const set = (...places: { contentId: string | undefined; at: string }[]) =>
  school.ask('PUT', at(), { as: boss, body: { places } });
const lessonsSeen = async (sittingId: string, as: Person | undefined) => {
  const { json } = await school.ask('GET', href(paths.sittingAnswers, { sittingId }), { as });
  return (json as AnswersReply).vignettes[0]?.questions.map(({ lessons }) => lessons) ?? [];
};
const sat = async (as: Person | undefined) => (await satTest(school, as!, vignette)).sittingId;

it('lessons of every course are found by words, for those who write questions', async () => {
  const { json } = await school.ask('GET', `${paths.lessons}?search=hand+instr`, { as: boss });
  const { lessons } = json as LessonsReply;
  expect(lessons.find(({ id }) => id === own?.videoId)).toMatchObject({
    ...{ courseTitle: 'Sprint', moduleNumber: 1, dayNumber: 1, isPaper: false },
  });
  expect(lessons.map(({ courseTitle }) => courseTitle).toSorted()).toEqual(['Another', 'Sprint']);
  const { json: none } = await school.ask('GET', `${paths.lessons}?search=gardening`, { as: boss });
  expect(none).toEqual({ lessons: [], hasMore: false });
  const { json: all } = await school.ask('GET', paths.lessons, { as: boss });
  expect((all as LessonsReply).lessons.map(({ courseTitle }) => courseTitle)).toContain('Another');
});

it('a place is set for an approved question, and refused at its row', async () => {
  const answer = await set({ contentId: own?.videoId, at: '0:05' });
  expect(answer).toMatchObject({
    status: 200,
    json: { places: [{ contentId: own?.videoId, at: '0:05', lesson: { courseTitle: 'Sprint' }, hasMoved: false }] },
  });
  expect((await school.ask('GET', at(), { as: boss })).json).toEqual(answer.json as LessonPlacesReply);
  expect(await set({ contentId: own?.videoId, at: '5' })).toMatchObject({
    ...problem(422, 'questions/no-lesson'),
    json: { fields: { 'places[0].at': 'Please write minutes and seconds, such as 12:31.' } },
  });
  expect((await set({ contentId: 'gone', at: '0:05' })).status).toBe(422);
  const many = Array.from({ length: 4 }, () => ({ contentId: own?.videoId, at: '0:05' }));
  expect((await set(...many)).status).toBe(422);
  const unknown = href(paths.questionLessons, { questionId: 'nothing' });
  expect(await school.ask('PUT', unknown, { as: boss, body: { places: [] } })).toMatchObject(
    problem(404, 'questions/no-question'),
  );
});

describe('released answers', () => {
  it('name the lessons that their reader may open now, and no others', async () => {
    await set({ contentId: own?.videoId, at: '0:05' }, { contentId: other?.videoId, at: '0:07' });
    const mine = { contentId: own?.videoId, courseId: own?.id, at: 5, isPaper: false, hasMoved: false };
    const sittingId = await sat(ada);
    expect(await lessonsSeen(sittingId, ada)).toEqual([[], [expect.objectContaining(mine)], [], [], []]);
    expect(await lessonsSeen(await sat(bob), bob)).toEqual([[], [], [], [], []]);

    await school
      .db('enrolments')
      .where({ user_id: ada?.id })
      .update({ ends_at: Date.now() - 1_000 });
    expect(await lessonsSeen(sittingId, ada)).toEqual([[], [], [], [], []]);
    await school
      .db('enrolments')
      .where({ user_id: ada?.id })
      .update({ ends_at: Date.now() + 86_400_000 });
    expect((await lessonsSeen(sittingId, ada))[1]).toHaveLength(1);
  });

  it('name all of them to a teacher who reads, and say that a replaced file may have moved', async () => {
    await set({ contentId: own?.videoId, at: '0:05' }, { contentId: other?.videoId, at: '0:07' });
    await school.db('lesson_places').where({ content_id: own?.videoId }).update({ file_key: 'videos/before.mp4' });
    const address = href(paths.studentAnswers, { studentId: ada?.id ?? '', sittingId: await sat(ada) });
    const { json } = await school.ask('GET', address, { as: boss });
    expect((json as AnswersReply).vignettes[0]?.questions[1]?.lessons.map(({ hasMoved }) => hasMoved)).toEqual([
      true,
      false,
    ]);
  });

  it('ask the database three times more at most, and once where nothing is taught', async () => {
    const sittingId = await sat(ada);
    const reads = () => countQueries(school.db, () => lessonsSeen(sittingId, ada), isRead);
    await reads();
    const untaught = await reads();
    await set({ contentId: own?.videoId, at: '0:05' });
    await reads();
    expect((await reads()) - untaught).toBeLessThanOrEqual(2);
  });
});
