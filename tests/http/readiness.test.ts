import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type {
  ExamReadinessReply,
  MissedLessonsReply,
  ReadinessHistoryReply,
} from '../../src/wire/replies/readiness.ts';
import { handle } from '../../src/worker/handlers.ts';
import { countQueries, isRead } from '../contracts/count-queries.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { openSchool, type Person, type School } from '../support/school.ts';

const CLUSTERS = ['c1', 'c2', 'c3', 'c4'];
const CASES = Array.from({ length: 8 }, (_, at) => `case-${at}`);

let school: School;
let [ada, bob]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  [ada, bob] = [await school.student('ada'), await school.student('bob')];
  await fillBank(school.db, CASES);
});
afterAll(() => school.close());
beforeEach(async () => {
  for (const table of ['sittings', 'estimates', 'jobs']) await school.db(table).delete();
});

const read = (as: Person | undefined = ada) => school.ask('GET', paths.examReadiness, { as });
const readinessOf = async (as = ada) => (await read(as)).json as ExamReadinessReply;
const ofStudent = (as: Person, studentId = ada!.id) =>
  school.ask('GET', href(paths.studentReadiness, { studentId }), { as });
const update = () => handle(school.composition.jobs, 'readiness/update-estimate', { userId: ada!.id });

/** Answers of Ada, in turns about the clusters, in a sitting of their own. */
async function answer(count: number, { sitting = {}, isRight = (at: number) => at % 8 < 6 } = {}): Promise<void> {
  const id = `sitting-${count}`;
  const at = Date.now() - HOUR_MS;
  await school.db('sittings').insert({
    ...{ id, user_id: ada!.id, kind: 'timed', mock_exam_id: null, title: 'Practice', shape: '{}' },
    ...{ extra_time_percent: 0, is_preview: false, is_demo: false, device: '', release_at: null },
    ...{ idempotency_key: id, created_at: at, ended_at: at, ...sitting },
  });
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ sitting_id: id, question_id: `${id}-${index}`, user_id: ada!.id, version_id: `case-${index % 8}-v1` },
    ...{ vignette_id: `case-${index % 8}`, cluster_id: CLUSTERS[index % 4], subject_id: 'endodontics' },
    ...{ is_right: isRight(index), is_flagged: false, is_reached: true, is_first: true },
    ...{ pace: 'exam', seconds: 60 + (index % 5), at },
  }));
  // Keys of those very questions, which the bank does not have.
  const keys = rows.map(({ version_id, question_id }) => ({ version_id, question_id, content: '{}', rating: 60 }));
  for (let at = 0; at < count; at += 100) {
    await school.db('answered_questions').insert(rows.slice(at, at + 100));
    await school
      .db('answer_keys')
      .insert(keys.slice(at, at + 100))
      .onConflict(['version_id', 'question_id'])
      .ignore();
  }
}

describe('readiness', () => {
  it('is one’s own, and too little data is an answer', async () => {
    expect((await school.ask('GET', paths.examReadiness)).status).toBe(401);
    await answer(200);
    const { status, json, headers } = await read(bob);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const found = json as ExamReadinessReply;
    expect(found).toMatchObject({
      isConfirmed: false,
      evidence: { answers: 0, newestAt: null, reviewers: 0, isDemo: false },
      all: { chance: null, more: 160 },
      failsBy: null,
      pace: null,
      grid: [],
    });
    expect(found.clusters.map(({ id, answers, interval, chance }) => [id, answers, interval, chance])).toEqual(
      CLUSTERS.map((id) => [id, 0, null, null]),
    );
    for (const { more, questions, standardPercent } of found.clusters) {
      expect(more).toBeGreaterThanOrEqual(20);
      expect([questions, standardPercent]).toEqual([10, 60]);
    }
  });

  it('is an interval and a chance for each cluster and for all, with what it rests on', async () => {
    await answer(200, { isRight: (at) => (at % 4 === 1 ? at % 16 === 1 : at % 8 < 6) });
    const found = await readinessOf();
    expect(found.evidence).toMatchObject({ answers: 200, isDemo: false, newestAt: expect.any(String) });
    const [first, second] = found.clusters;
    expect(first).toMatchObject({ answers: 50, more: 0, interval: { low: expect.any(Number) } });
    for (const { interval, chance } of [first!, second!]) {
      expect(interval!.low).toBeLessThan(interval!.middle);
      expect(interval!.middle).toBeLessThan(interval!.high);
      expect(chance!.likely.percent % 5).toBe(0);
    }
    expect(second?.chance).toMatchObject({ likely: { percent: 10, limit: null }, word: 'probably-below' });
    expect(found.all).toMatchObject({ more: 0, chance: { likely: { percent: 5, limit: 'under' }, word: 'below' } });
    expect(found.failsBy).toMatchObject({ cluster: 'c2', chance: { word: 'probably-below' } });
    expect(found.pace).toEqual({ medianSeconds: 62, of: 200, secondsAllowed: 103 });
    expect(found.grid).toContainEqual({
      ...{ cluster: 'c2', subject: 'endodontics', subjectTitle: 'Endodontics', correct: 13, of: 50 },
    });
  });

  it('tells nothing of a mock exam before its result is released', async () => {
    const nothing = await readinessOf();
    const release_at = Date.now() + DAY_MS;
    await answer(40, { sitting: { kind: 'mock', mock_exam_id: 'mock', release_at } });
    const { evidence, ...held } = await readinessOf();
    expect(evidence).toMatchObject({ answers: 0, leftOut: { unreleased: 40 } });
    expect(held).toEqual({ ...nothing, evidence: undefined });
    await school.db('sittings').update({ release_at: Date.now() - 1 });
    expect((await readinessOf()).evidence).toMatchObject({ answers: 40, leftOut: { unreleased: 0 } });
  });

  it('asks the database at most four times beside the session, for any number of answers', async () => {
    const readsOf = (ask: () => Promise<unknown>) => countQueries(school.db, ask, isRead);
    for (const count of [10, 2_000]) {
      await answer(count);
      await read();
      const signedIn = await readsOf(() => school.ask('GET', paths.me, { as: ada }));
      expect((await readsOf(read)) - signedIn).toBeLessThanOrEqual(4);
    }
  });
});

describe('its curve', () => {
  it('is one’s own, with a day for each on which a section ended', async () => {
    const curve = async (as = ada) =>
      ((await school.ask('GET', paths.readinessHistory, { as })).json as ReadinessHistoryReply).days;
    await update();
    expect(await curve()).toEqual([]);
    await answer(200);
    await update();
    const [day, ...others] = await curve();
    expect(others).toEqual([]);
    expect(day).toMatchObject({ answers: 200, all: { percent: expect.any(Number) } });
    const { clusters } = await readinessOf();
    expect(day?.clusters).toEqual(clusters.map(({ id, interval }) => ({ id, ...interval })));
    expect(await curve(bob)).toEqual([]);
    expect((await school.ask('GET', paths.readinessHistory)).status).toBe(401);
  });
});

describe('a student’s readiness', () => {
  it('is read by teachers and owners alone, as the student sees it, and each reading is in the activity log', async () => {
    await answer(200);
    const [teacher, owner] = [await school.member('teacher'), await school.admin()];
    await school.db('admin_actions').delete();
    expect((await ofStudent(teacher)).json).toEqual({
      student: { _id: ada!.id, id: ada!.id, name: expect.any(String) },
      readiness: await readinessOf(),
    });
    expect((await ofStudent(owner)).status).toBe(200);
    const noted = await school.db('admin_actions').where({ kind: 'readiness-read' });
    expect(new Set(noted.map(({ actor_id, user_id }) => `${actor_id} ${user_id}`))).toEqual(
      new Set([teacher, owner].map(({ id }) => `${id} ${ada!.id}`)),
    );
    for (const other of [await school.member('office'), ada!]) expect((await ofStudent(other)).status).toBe(403);
    expect((await ofStudent(teacher, 'none')).status).toBe(404);
    expect((await ofStudent(teacher, owner.id)).status).toBe(404);
  });
});

describe('the lessons of what one got wrong', () => {
  const lessons = async (as = ada) =>
    ((await school.ask('GET', paths.missedLessons, { as })).json as MissedLessonsReply).lessons;

  it('are those of the most questions, in courses that one may enter, by answers that are released', async () => {
    const [own, other] = [await school.course({ title: 'Sprint' }), await school.course({ title: 'Another' })];
    await school.enrol(ada!.id, own.id);
    await answer(40, { isRight: (at) => at > 2 });
    const places = [
      ['sitting-40-0', 0, own.videoId, 9],
      ['sitting-40-1', 0, own.videoId, 5],
      ['sitting-40-1', 1, own.paperId, 2],
      ['sitting-40-2', 0, other.videoId, 7],
      ['sitting-40-3', 0, own.videoId, 1],
    ] as const;
    await school.db('lesson_places').insert(
      places.map(([question_id, position, content_id, at]) => ({
        question_id,
        position,
        content_id,
        at,
        file_key: 'x',
      })),
    );
    expect(await lessons()).toMatchObject([
      { contentId: own.videoId, courseId: own.id, at: 5, isPaper: false, hasMoved: true, questions: 2 },
      { contentId: own.paperId, at: 2, isPaper: true, questions: 1 },
    ]);
    expect(await lessons(bob)).toEqual([]);
    expect((await school.ask('GET', paths.missedLessons)).status).toBe(401);
    await school.db('sittings').update({ kind: 'mock', mock_exam_id: 'm', release_at: Date.now() + DAY_MS });
    expect(await lessons()).toEqual([]);
  });
});
