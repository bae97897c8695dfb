import { describe, expect, it } from 'vitest';
import { ListMeetings } from '../../../../src/domain/discussions/queries/list-meetings.ts';
import { AddSeries } from '../../../../src/domain/discussions/use-cases/add-series.ts';
import { calendarToken } from '../../../../src/domain/kernel/calendar-token.ts';
import { DAY_MS } from '../../../../src/domain/kernel/clock.ts';
import { type GoalEdit, planCalendarOf } from '../../../../src/domain/learning/plan/study-goal.ts';
import { GetPlan } from '../../../../src/domain/learning/queries/get-plan.ts';
import { GetPlanFeed } from '../../../../src/domain/learning/queries/get-plan-feed.ts';
import { PutOffTask } from '../../../../src/domain/learning/use-cases/put-off-task.ts';
import { RenewPlanFeed } from '../../../../src/domain/learning/use-cases/renew-plan-feed.ts';
import { SetStudyGoal } from '../../../../src/domain/learning/use-cases/set-study-goal.ts';
import {
  liveMeetings,
  mockExamsToSit,
  openCourses,
  studyPlans,
} from '../../../../src/main/composition/links/learning.ts';
import { aUser } from '../../../contracts/samples.ts';
import { FACTS } from '../../discussions/discussion-samples.ts';
import { aMockExam } from '../../exam/mock-exam-samples.ts';
import { classroom } from '../classroom.ts';
import { aWeek, NO_CARDS } from './plan-samples.ts';

const ADA = { userId: 'ada' };

/** The classroom on Monday, 2 March 2026, with an hour a day and the exam in a month. */
async function planner() {
  const room = await classroom();
  const { stores, catalog, clock, work, secrets } = room;
  const ada = { ...aUser({ id: 'ada' }), disabledAt: null as Date | null };
  await stores.users.add(ada);
  const said = { cards: NO_CARDS };
  const getPlan = new GetPlan(
    stores.studyGoals,
    openCourses(stores.enrolments, clock),
    studyPlans(catalog),
    stores.progress,
    mockExamsToSit(stores.mockExams),
    { ahead: async () => said.cards },
    liveMeetings(new ListMeetings(stores.discussions, clock)),
    clock,
  );
  const goal = {
    examOn: '2026-04-01',
    timeZone: 'Australia/Melbourne',
    minutes: aWeek(60),
    daysOff: [],
    isLight: false,
  };
  const set = (edit: Partial<GoalEdit> = {}) =>
    new SetStudyGoal(work, clock).run({ ...ADA, edit: { ...goal, ...edit } });
  const plan = async () => {
    const found = await getPlan.run(ADA);
    if (found.state !== 'open') throw new Error(found.state);
    return found.plan;
  };
  const tasks = async () =>
    (await plan()).days.flatMap(({ entries }) => entries.flatMap((one) => (one.kind === 'task' ? [one.task.id] : [])));
  const putOff = new PutOffTask(work, clock);
  const feed = new GetPlanFeed(stores.studyGoals, { find: async () => ada }, getPlan, secrets);
  return { ...room, said, ada, getPlan, set, plan, tasks, putOff, feed };
}

describe('a plan', () => {
  it('is asked for once, and may be declined', async () => {
    const { getPlan, work, clock } = await planner();
    expect((await getPlan.run(ADA)).state).toBe('unasked');
    await new SetStudyGoal(work, clock).run({ ...ADA, edit: undefined });
    expect((await getPlan.run(ADA)).state).toBe('skipped');
  });

  it('has what is left of every course in its order, and never what is done', async () => {
    const { set, tasks, watch, step } = await planner();
    await set();
    expect(await tasks()).toEqual(['a-1-v', 'a-1-p', 'a-2-v', 'b-1-v', 'b-1-p', 'b-2-v']);
    await watch('a-1-v');
    await step('a-1-p', 0, 0);
    expect(await tasks()).toEqual(['a-2-v', 'b-1-v', 'b-1-p', 'b-2-v']);
  });

  it('leaves papers out where it is a lighter one', async () => {
    const { set, tasks, plan } = await planner();
    await set({ isLight: true });
    expect(await tasks()).toEqual(['a-1-v', 'a-2-v', 'b-1-v', 'b-2-v']);
    expect((await plan()).canBeLighter).toBe(false);
  });

  it('has the cards of a course that is sold with the question bank, and says what was done of them', async () => {
    const { set, plan, said } = await planner();
    await set();
    said.cards = { byDay: new Map([['2026-03-02', 10]]), doneToday: 4 };
    const found = await plan();
    expect([found.days[0]?.entries[0], found.doneToday]).toEqual([{ kind: 'cards', cards: 10, minutes: 15 }, 6]);
  });

  it('puts an item off until tomorrow, takes that back, and keeps it over a change of the goal', async () => {
    const { set, plan, putOff } = await planner();
    await set({ minutes: aWeek(2) });
    const first = async () => (await plan()).days[0]?.entries.map((one) => one.kind === 'task' && one.task.id);
    expect(await first()).toEqual(['a-1-v']);
    await putOff.run({ ...ADA, id: 'a-1-v', isPutOff: true });
    await set({ minutes: aWeek(3) });
    expect(await first()).not.toContain('a-1-v');
    await putOff.run({ ...ADA, id: 'a-1-v', isPutOff: false });
    expect(await first()).toContain('a-1-v');
  });

  it('stores nothing of what was put off where there is no goal', async () => {
    const { putOff, stores } = await planner();
    expect(await putOff.run({ ...ADA, id: 'a-1-v', isPutOff: true })).toBeNull();
    expect(await stores.studyGoals.find('ada')).toBeUndefined();
  });

  it('ends with the day of the exam, by the clocks of its student', async () => {
    const { set, getPlan, clock } = await planner();
    await set({ examOn: '2026-03-03', timeZone: 'America/Los_Angeles' });
    clock.advance(DAY_MS);
    expect((await getPlan.run(ADA)).state).toBe('open');
    clock.advance(DAY_MS);
    expect((await getPlan.run(ADA)).state).toBe('over');
  });

  it('says which access ends before the exam, and has nothing of the course behind that', async () => {
    const { set, plan, db } = await planner();
    await db('enrolments')
      .where({ course_id: 'b' })
      .update({ ends_at: Date.parse('2026-03-05T12:00:00Z') });
    await set({ minutes: aWeek(2) });
    const { shortAccess, days } = await plan();
    expect(shortAccess).toEqual([{ courseId: 'b', title: 'Course b', lastDay: '2026-03-05' }]);
    for (const { day, entries } of days)
      if (day > '2026-03-05') for (const one of entries) expect(one).toMatchObject({ task: { courseId: 'a' } });
  });

  it('is empty where all access has ended', async () => {
    const { set, tasks, db } = await planner();
    await db('enrolments').update({ ends_at: 0 });
    await set();
    expect(await tasks()).toEqual([]);
  });

  it('has the discussions until the exam, by the clocks of two zones and over a change of one', async () => {
    const { set, plan, work, ids, clock } = await planner();
    const courses = { find: async (id: string) => ({ id, title: 'A', isLive: true }) };
    const weekly = { weekday: 1, startsAt: '09:00', minutes: 60, timeZone: 'Europe/London' };
    await new AddSeries(work, courses, ids, clock).run({ courseId: 'a', ...FACTS, ...weekly });
    await set();
    const meetings = (await plan()).days.flatMap(({ day, entries }) =>
      entries.flatMap((one) => (one.kind === 'meeting' ? [[day, one.meeting.startsAt.toISOString()]] : [])),
    );
    expect(meetings).toEqual([
      ['2026-03-02', '2026-03-02T09:00:00.000Z'],
      ['2026-03-09', '2026-03-09T09:00:00.000Z'],
      ['2026-03-16', '2026-03-16T09:00:00.000Z'],
      ['2026-03-23', '2026-03-23T09:00:00.000Z'],
      ['2026-03-30', '2026-03-30T08:00:00.000Z'],
    ]);
  });

  it('has the mock exams that its student may sit and has not finished', async () => {
    const { set, plan, stores } = await planner();
    await stores.mockExams.add(aMockExam({ courseIds: ['a'], sections: [{ minutes: 60, places: 0, vignettes: [] }] }));
    await set({ minutes: aWeek(600) });
    const found = (await plan()).days.flatMap(({ day, entries }) =>
      entries.flatMap((one) => (one.kind === 'task' && one.task.kind === 'mock' ? [[day, one.task.id]] : [])),
    );
    expect(found).toEqual([['2026-03-25', 'mock']]);
  });

  it('says how far one is behind, and begins anew with a change', async () => {
    const { set, plan, clock } = await planner();
    await set({ minutes: aWeek(4) });
    expect((await plan()).behind).toBe(0);
    clock.advance(5 * DAY_MS);
    expect((await plan()).behind).toBe(5);
    await set({ minutes: aWeek(5) });
    expect((await plan()).behind).toBe(0);
  });

  it('refuses what cannot be planned, and stores nothing of it', async () => {
    const { set, stores } = await planner();
    await expect(set({ minutes: aWeek(0) })).rejects.toMatchObject({ kind: 'invalid', code: 'learning/goal' });
    await expect(set({ timeZone: 'nowhere' })).rejects.toMatchObject({ fields: { timeZone: expect.any(String) } });
    expect(await stores.studyGoals.find('ada')).toBeUndefined();
  });
});

describe('the calendar of a plan', () => {
  it('is read by its own address alone, until there is another one', async () => {
    const { set, feed, stores, secrets, work } = await planner();
    await set();
    const token = async () => calendarToken(secrets, planCalendarOf((await stores.studyGoals.find('ada'))!));
    const first = await token();
    expect((await feed.run({ token: first })).state).toBe('open');
    await new RenewPlanFeed(work).run(ADA);
    const gone = { kind: 'forbidden', code: 'learning/no-calendar' };
    for (const wrong of [first, '', 'ada', 'ada.', `bob${first.slice(3)}`, `${await token()}0`])
      await expect(feed.run({ token: wrong })).rejects.toMatchObject(gone);
    expect((await feed.run({ token: await token() })).state).toBe('open');
  });

  it('ends with a plan that is ended, and with an account that is switched off', async () => {
    const { set, feed, stores, secrets, work, clock, ada } = await planner();
    await set();
    const token = calendarToken(secrets, planCalendarOf((await stores.studyGoals.find('ada'))!));
    ada.disabledAt = clock.now();
    await expect(feed.run({ token })).rejects.toMatchObject({ kind: 'forbidden' });
    ada.disabledAt = null;
    await new SetStudyGoal(work, clock).run({ ...ADA, edit: undefined });
    await expect(feed.run({ token })).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
