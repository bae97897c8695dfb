import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '../../src/domain/kernel/calendar.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { PlanReply } from '../../src/wire/replies/plan.ts';
import { countQueries, isRead } from '../contracts/count-queries.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let course: MadeCourse;
let [ada, bob]: Person[] = [];

const TODAY = new Date().toISOString().slice(0, 10);
const GOAL = { examOn: daysAfter(TODAY, 40), timeZone: 'UTC', minutes: [60, 60, 60, 60, 60, 60, 60] };

const read = (as: Person | undefined, query = '') => school.ask('GET', `${paths.plan}${query}`, { as });
const set = (body: object = {}, as = ada) => school.ask('PUT', paths.plan, { as, body: { ...GOAL, ...body } });
const planOf = async (as = ada) => (await read(as)).json as PlanReply;
const calendar = (feed: string) => school.ask('GET', new URL(feed).pathname.replace(/^\/api/, ''));

beforeAll(async () => {
  school = await openSchool();
  course = await school.course({ title: 'Sprint' });
  [ada, bob] = [await school.student('ada'), await school.student('bob')];
  await school.enrol(ada.id, course.id);
});
afterAll(() => school.close());
beforeEach(() => school.db('study_goals').delete());

describe('a plan', () => {
  it('is one’s own: signed out there is none, and nobody sees another one’s', async () => {
    expect((await read(undefined)).status).toBe(401);
    await set();
    expect(await planOf(bob)).toMatchObject({ state: 'unasked', days: [], feed: null });
  });

  it('is laid from what was said, is shown for as many days as asked, and may be declined', async () => {
    expect(await planOf()).toMatchObject({ state: 'unasked', goal: null });
    const { status, json } = await set();
    const plan = json as PlanReply;
    expect([status, plan.state, plan.today]).toEqual([200, 'open', TODAY]);
    expect(plan.goal).toEqual({ ...GOAL, daysOff: [], isLight: false });
    expect(plan.days.flatMap(({ entries }) => entries.map(({ id }) => id))).toContain(course.videoId);
    const today = (await read(ada, '?days=1')).json as PlanReply;
    expect(today.days).toEqual(plan.days.slice(0, 1));
    expect((await read(ada, '?days=0')).status).toBe(422);
    expect((await school.ask('POST', paths.planSkip, { as: ada })).json).toMatchObject({
      state: 'skipped',
      feed: null,
    });
  });

  it('refuses an impossible one with a sentence at its field', async () => {
    for (const [field, value] of [
      ['examOn', daysAfter(TODAY, -1)],
      ['examOn', daysAfter(TODAY, 5 * 365)],
      ['examOn', 'soon'],
      ['timeZone', 'Australia/Atlantis'],
      ['minutes', [0, 0, 0, 0, 0, 0, 0]],
      ['minutes', [1800, 0, 0, 0, 0, 0, 0]],
      ['daysOff', [{ from: TODAY, to: daysAfter(TODAY, -1) }]],
    ] as const)
      expect(await set({ [field]: value })).toMatchObject(problem(422, 'learning/goal', [field]));
    for (const body of [{ examOn: 5 }, { minutes: 'all' }, { daysOff: [5] }, { minutes: [0.5] }])
      expect((await set(body)).status).toBe(422);
    expect((await planOf()).state).toBe('unasked');
  });

  it('puts an item off until tomorrow, and takes that back', async () => {
    await set({ minutes: [600, 600, 600, 600, 600, 600, 600], examOn: daysAfter(TODAY, 3) });
    const putOff = async (isPutOff: boolean) =>
      (await school.ask('PUT', paths.planPutOff, { as: ada, body: { id: course.videoId, isPutOff } }))
        .json as PlanReply;
    const off = await putOff(true);
    expect(off.putOff).toMatchObject([{ id: course.videoId, until: daysAfter(TODAY, 1) }]);
    expect(off.days[0]?.entries.map(({ id }) => id)).not.toContain(course.videoId);
    expect((await putOff(false)).putOff).toEqual([]);
  });

  it('asks the database five times beside the session, for any number of items, and twice more for cards', async () => {
    await set();
    for (const [has_question_bank, most] of [
      [false, 5],
      [true, 7],
    ] as const) {
      await school.db('courses').update({ has_question_bank });
      await read(ada);
      const signedIn = await countQueries(school.db, () => school.ask('GET', paths.me, { as: ada }), isRead);
      expect((await countQueries(school.db, () => read(ada), isRead)) - signedIn).toBeLessThanOrEqual(most);
    }
  });
});

describe('its calendar', () => {
  it('is read without a session by a calendar program, and names nobody else’s', async () => {
    await set();
    const { feed, days } = await planOf();
    const { status, headers, text } = await calendar(feed ?? '');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    const events = ICAL.Component.fromString(text)
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    const studied = days.filter(({ entries }) => entries.length > 0);
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      ...studied.map(({ day }) => day),
      GOAL.examOn,
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events.at(-1)?.summary).toBe('Written exam');
    expect(text).not.toContain(ada!.email);
  });

  it('has the same events while the plan is the same', async () => {
    await set();
    const { feed } = await planOf();
    const events = async () => (await calendar(feed ?? '')).text.replaceAll(/DTSTAMP:\w+/g, '');
    expect(await events()).toBe(await events());
  });

  it('has another address after a press, and none for anybody who guesses', async () => {
    const before = ((await set()).json as PlanReply).feed ?? '';
    const renewed = (await school.ask('POST', paths.planFeed, { as: ada })).json as PlanReply;
    expect(renewed.feed).not.toBe(before);
    expect((await calendar(renewed.feed ?? '')).status).toBe(200);
    for (const wrong of [before, before.replace(ada!.id, bob!.id)])
      expect(await calendar(wrong)).toMatchObject(problem(403, 'learning/no-calendar'));
    expect((await school.ask('GET', href(paths.calendar, { token: '%00.ics' }))).status).toBe(403);
  });
});
