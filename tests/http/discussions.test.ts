import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../src/domain/kernel/clock.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { CourseDiscussionsReply, DatedDiscussionsReply } from '../../src/wire/replies/discussions.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

const ROOM = 'https://meet.example/secret-room';
const SERIES = {
  ...{ topic: 'Past papers', roomUrl: ROOM, weekday: 3, startsAt: '19:00', minutes: 90 },
  ...{ timeZone: 'Australia/Sydney', isCaseDiscussion: true },
};

let school: School;
let course: MadeCourse;
let [boss, ada, bob]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  course = await school.course();
  [boss, ada, bob] = [await school.admin(), await school.student('ada'), await school.student('bob')];
  await school.enrol(ada.id, course.id);
});
afterAll(() => school.close());
beforeEach(() => school.db('discussion_series').delete());

const asked = (method: string, path: string, body?: object) =>
  school.ask(method, path, { as: boss!, ...(body && { body }) });
const made = async (facts: object = {}) =>
  (await asked('POST', href(paths.discussionSeries, { courseId: course.id }), { ...SERIES, ...facts }))
    .json as CourseDiscussionsReply;
const list = async (as = ada) =>
  school.ask('GET', href(paths.courseDiscussions, { courseId: course.id }), as ? { as } : {});
const join = (discussionId: string, as = ada) =>
  school.ask('GET', href(paths.joinDiscussion, { discussionId }), as ? { as } : {});
const one = (discussionId: string) => href(paths.adminDiscussion, { courseId: course.id, discussionId });
const begin = (id: string, minutes: number) =>
  school
    .db('discussions')
    .where({ id })
    .update({ starts_at: Date.now() - minutes * MINUTE_MS });

describe('discussions of a course', () => {
  it('are twelve for a new series, and what changes is told to its students, without the room', async () => {
    const { series, coming } = await made();
    expect([series.length, series[0]?.roomUrl, coming.length]).toEqual([1, ROOM, 12]);
    const [first, second] = coming;
    const startsAt = new Date(Date.parse(first!.startsAt) + 60 * MINUTE_MS).toISOString();
    const edit = { startsAt, minutes: 60, topic: 'Cases', papers: [course.paperId], revision: 1 };
    expect((await asked('PUT', one(first!.id), edit)).status).toBe(200);
    await asked('PUT', one(second!.id), { ...edit, startsAt: second!.startsAt, papers: [], isCancelled: true });
    const { json, text, headers } = await list();
    expect(headers['cache-control']).toBe('no-store');
    expect((json as DatedDiscussionsReply).coming.slice(0, 2)).toMatchObject([
      { state: 'moved', topic: 'Cases', startsAt, papers: [{ id: course.paperId }], isCaseDiscussion: true },
      { state: 'cancelled', topic: 'Cases' },
    ]);
    expect(text).not.toContain('secret-room');
  });

  it('are shut to strangers and to visitors', async () => {
    const { coming } = await made();
    const id = coming[0]!.id;
    await begin(id, 1);
    for (const ask of [list, (as?: Person) => join(id, as)]) {
      expect(await ask(bob)).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    }
    expect(await school.ask('GET', href(paths.joinDiscussion, { discussionId: id }))).toMatchObject(
      problem(401, 'identity/not-signed-in'),
    );
    expect(await join('nobody')).toMatchObject(problem(404, 'discussions/not-found'));
  });

  it('tell the second of two editors what is stored now', async () => {
    const { coming, series } = await made();
    const { id, startsAt } = coming[0]!;
    const edit = { startsAt, minutes: 90, topic: 'Mine', papers: [], revision: 1 };
    await asked('PUT', one(id), edit);
    const refused = await asked('PUT', one(id), { ...edit, topic: 'Theirs' });
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([409, expect.stringContaining('"topic":"Mine"')]);
    const path = href(paths.discussionSeriesOne, { courseId: course.id, seriesId: series[0]!.id });
    expect((await asked('PUT', path, { ...SERIES, revision: 1, topic: 'New' })).status).toBe(200);
    expect(await asked('PUT', path, { ...SERIES, revision: 1 })).toMatchObject({ status: 409 });
  });

  it('are refused with what is wrong, at its field', async () => {
    const post = (facts: object) =>
      asked('POST', href(paths.discussionSeries, { courseId: course.id }), { ...SERIES, ...facts });
    expect(await post({ minutes: 0 })).toMatchObject({
      status: 422,
      json: { fields: { minutes: expect.any(String) } },
    });
    expect(await post({ roomUrl: 'http://meet.example/a', timeZone: 'Mars/Base' })).toMatchObject({
      json: { fields: { roomUrl: expect.any(String), timeZone: expect.any(String) } },
    });
    const { coming } = await made();
    const { id, minutes, topic } = coming[0]!;
    const past = { minutes, topic, papers: [], revision: 1, startsAt: '2020-01-01T10:00:00Z' };
    expect(await asked('PUT', one(id), past)).toMatchObject({ json: { fields: { startsAt: expect.any(String) } } });
  });
});

describe('Join', () => {
  it('leads to the room while it is open, and counts the student once', async () => {
    const { coming } = await made();
    const id = coming[0]!.id;
    expect(await join(id)).toMatchObject(problem(409, 'discussions/too-early'));
    await begin(id, -10);
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await join(id);
      expect([status, headers.location, headers['cache-control']]).toEqual([303, ROOM, 'no-store']);
    }
    expect((await join(id, boss)).headers.location).toBe(ROOM);
    await begin(id, 95);
    expect(await join(id)).toMatchObject(problem(409, 'discussions/too-late'));
    const recording = { revision: 1, recordingId: course.videoId };
    const path = href(paths.discussionRecording, { courseId: course.id, discussionId: id });
    const { past } = (await asked('PUT', path, recording)).json as CourseDiscussionsReply;
    expect(past).toMatchObject([{ id, attendance: 1, recording: { id: course.videoId } }]);
    expect((await list()).json).toMatchObject({ past: [{ id, isJoined: true, recording: { id: course.videoId } }] });
  });
});
