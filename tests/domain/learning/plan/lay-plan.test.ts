import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../../../src/domain/kernel/calendar.ts';
import { layPlan, type PlanInput } from '../../../../src/domain/learning/plan/lay-plan.ts';
import { aMock, aTask, aWeek, FAR, planOf, TODAY, titlesOn } from './plan-samples.ts';

describe('a plan', () => {
  it('spreads lessons evenly and in their order, and leaves the last days before the exam free', () => {
    const tasks = Array.from({ length: 12 }, (_, index) => aTask(`l${index + 1}`, 30));
    // Fifteen days of an hour, twelve of them before the buffer: half of each is needed.
    const plan = planOf({ tasks, examOn: daysAfter(TODAY, 15) });
    expect(plan.leftOut).toEqual([]);
    expect(plan.days.map(({ entries }) => entries.length)).toEqual([...Array.from({ length: 12 }, () => 1), 0, 0, 0]);
    expect(titlesOn(plan)).toEqual(tasks.map(({ title }) => title));
  });

  it('uses the last days too where the others are not enough', () => {
    const tasks = Array.from({ length: 5 }, (_, index) => aTask(`l${index}`, 60));
    const plan = planOf({ tasks, examOn: daysAfter(TODAY, 5) });
    expect([plan.leftOut, plan.days.every(({ free }) => free === 0)]).toEqual([[], true]);
  });

  it('keeps a lesson whole where it can, and divides one that is longer than any day', () => {
    const plan = planOf({ tasks: [aTask('long', 100), aTask('short', 20)], examOn: daysAfter(TODAY, 10) });
    const entries = plan.days.flatMap((day) => day.entries);
    expect(entries.map((one) => one.kind === 'task' && [one.task.id, one.minutes, one.part])).toEqual([
      ['long', 60, 1],
      ['long', 40, 2],
      ['short', 20, null],
    ]);
  });

  it('fills days to the minute before it leaves anything out, and says what time is missing for', () => {
    const tasks = [aTask('a', 40), aTask('b', 40), aTask('c', 40), aTask('d', 40)];
    const plan = planOf({ tasks, examOn: daysAfter(TODAY, 2) });
    expect(plan.days.map(({ free }) => free)).toEqual([0, 0]);
    expect(plan.leftOut.map(({ task, minutes, reason }) => [task.id, minutes, reason])).toEqual([['d', 40, 'time']]);
  });

  it('has nothing on a day off, on a weekday without minutes, and after the end of access', () => {
    // 2 March 2026 is a Monday.
    const goal = { minutes: [30, 0, 30, 30, 30, 30, 30], daysOff: [{ from: '2026-03-04', to: '2026-03-05' }] };
    const tasks = Array.from({ length: 9 }, (_, index) => aTask(`l${index}`, 30, { lastDay: '2026-03-07' }));
    const plan = planOf({ tasks, examOn: '2026-03-12', ...goal });
    const days = plan.days.filter(({ entries }) => entries.length > 0).map(({ day }) => day);
    expect(days).toEqual(['2026-03-02', '2026-03-06', '2026-03-07']);
    expect(plan.leftOut.map(({ reason }) => reason)).toEqual(Array.from({ length: 6 }, () => 'access'));
  });

  it('keeps each day the minutes of its cards, as far as it has any', () => {
    const byDay = new Map([
      [TODAY, 10],
      [daysAfter(TODAY, 1), 40],
      [daysAfter(TODAY, 2), 40],
    ]);
    const goal = { examOn: daysAfter(TODAY, 4), minutes: [60, 60, 0, 60, 60, 60, 60] };
    const plan = planOf({ tasks: [aTask('a', 40), aTask('b', 40)], cards: { byDay, doneToday: 4 }, ...goal });
    expect(plan.days.map(({ entries }) => entries.map(({ kind, minutes }) => `${kind} ${minutes}`))).toEqual([
      // Six minutes of today were spent on four cards.
      ['cards 15', 'task 39'],
      ['cards 60'],
      [],
      ['task 1', 'task 40'],
    ]);
  });

  it('asks today for no more once its share was done', () => {
    const tasks = Array.from({ length: 4 }, (_, index) => aTask(`l${index}`, 30));
    const plan = planOf({ tasks, doneToday: 60, examOn: daysAfter(TODAY, 9) });
    expect(plan.days[0]?.entries).toEqual([]);
    expect(titlesOn(plan)).toHaveLength(4);
  });

  it('leaves what was put off for a later day, and does the next one instead', () => {
    const putOff = [{ id: 'l0', until: daysAfter(TODAY, 1) }];
    const tasks = [aTask('l0', 60), aTask('l1', 60)];
    const plan = planOf({ tasks, putOff, examOn: daysAfter(TODAY, 2) });
    expect(titlesOn(plan)).toEqual(['l1', 'l0']);
  });

  it('leaves practice that is longer than any day out, and says so', () => {
    const plan = planOf({ tasks: [aTask('test', 90, { kind: 'test', canSplit: false }), aTask('l', 30)] });
    expect([titlesOn(plan), plan.leftOut.map(({ reason }) => reason)]).toEqual([['l'], ['long']]);
  });

  it('lays practice on the weekday that is long enough, and the lessons behind it meanwhile', () => {
    const plan = planOf({
      tasks: [aTask('test', 90, { kind: 'test', canSplit: false }), aTask('l', 30)],
      minutes: [30, 30, 30, 30, 30, 120, 30],
      examOn: '2026-03-09',
    });
    const at = (id: string) =>
      plan.days.find(({ entries }) => entries.some((one) => one.kind === 'task' && one.task.id === id));
    expect([at('l')?.day, at('test')?.day, plan.leftOut]).toEqual([TODAY, '2026-03-07', []]);
  });
});

describe('mock exams', () => {
  const long = aWeek(300);

  it('are on the study days nearest to 42, 28, 14 and 7 days before the exam, the oldest first', () => {
    const mocks = ['m1', 'm2', 'm3', 'm4'].map((id) => aMock(id, [135, 135]));
    const plan = planOf({ mocks, minutes: long, examOn: daysAfter(TODAY, 60) });
    const found = plan.days.flatMap(({ entries }, at) =>
      entries.map((one) => [one.kind === 'task' && one.task.id, 60 - at]),
    );
    expect(found).toEqual([
      ['m1', 42],
      ['m2', 28],
      ['m3', 14],
      ['m4', 7],
    ]);
  });

  it('are on two study days in a row where no day is long enough, as the real exam is', () => {
    const plan = planOf({ mocks: [aMock('m', [70, 70, 70, 70])], minutes: aWeek(150), examOn: daysAfter(TODAY, 30) });
    const parts = plan.days.flatMap(({ day, entries }) => entries.map((one) => [day, one.minutes]));
    expect(parts).toEqual([
      [daysAfter(TODAY, 23), 140],
      [daysAfter(TODAY, 24), 140],
    ]);
  });

  it('are never in the last four days, and say why they have no place', () => {
    const mocks = [aMock('m', [60])];
    const reasonOf = (input: Parameters<typeof planOf>[0]) =>
      planOf({ mocks, ...input }).leftOut.map(({ reason }) => reason);
    expect(reasonOf({ examOn: daysAfter(TODAY, 4) })).toEqual(['time']);
    expect(reasonOf({ examOn: daysAfter(TODAY, 5) })).toEqual([]);
    expect(reasonOf({ minutes: aWeek(30) })).toEqual(['long']);
    expect(reasonOf({ mocks: [aMock('m', [60], { lastDay: daysAfter(TODAY, -1) })] })).toEqual(['access']);
  });

  it('wait where they were put off', () => {
    const examOn = daysAfter(TODAY, 7);
    const putOff = [{ id: 'm', until: daysAfter(TODAY, 1) }];
    const plan = planOf({ mocks: [aMock('m', [60])], putOff, examOn });
    expect(plan.days.map(({ entries }) => entries.length).slice(0, 2)).toEqual([0, 1]);
  });
});

describe('discussions', () => {
  const meeting = (day: string, minutes: number) => ({
    ...{ courseId: 'course', courseTitle: 'Sprint', day, minutes },
    startsAt: new Date(`${day}T09:00:00Z`),
  });

  it('take their minutes from their day, and are named where a day is too short for them', () => {
    const meetings = [meeting(TODAY, 45), meeting(daysAfter(TODAY, 7), 90)];
    const plan = planOf({ meetings, tasks: [aTask('l', 30)], examOn: daysAfter(TODAY, 2) });
    expect(plan.days[0]).toMatchObject({ minutes: 60, free: 15 });
    expect(titlesOn(plan)).toEqual(['Sprint', 'l']);
    expect(planOf({ meetings }).missedMeetings).toEqual([meetings[1]]);
  });
});

const input = fc.record({
  today: fc.constant(TODAY),
  goal: fc.record({
    examOn: fc.integer({ min: 1, max: 400 }).map((days) => daysAfter(TODAY, days)),
    minutes: fc.array(fc.integer({ min: 0, max: 720 }), { minLength: 7, maxLength: 7 }),
    daysOff: fc.array(
      fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 40 })).map(([from, length]) => ({
        from: daysAfter(TODAY, from),
        to: daysAfter(TODAY, from + length),
      })),
      { maxLength: 4 },
    ),
    putOff: fc.array(
      fc.record({ id: fc.integer({ min: 0, max: 80 }).map(String), until: fc.constant(daysAfter(TODAY, 1)) }),
      { maxLength: 5 },
    ),
  }),
  tasks: fc
    .array(fc.tuple(fc.integer({ min: 1, max: 240 }), fc.boolean(), fc.integer({ min: -2, max: 500 })), {
      maxLength: 80,
    })
    .map((all) =>
      all.map(([minutes, canSplit, until], index) =>
        aTask(String(index), minutes, {
          canSplit,
          kind: canSplit ? 'video' : 'test',
          lastDay: until > 400 ? FAR : daysAfter(TODAY, until),
        }),
      ),
    ),
  mocks: fc
    .array(fc.array(fc.integer({ min: 10, max: 160 }), { minLength: 1, maxLength: 4 }), { maxLength: 6 })
    .map((all) => all.map((sections, index) => aMock(`mock-${index}`, sections))),
  meetings: fc
    .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 15, max: 120 })), { maxLength: 10 })
    .map((all) =>
      all.map(([day, minutes]) => ({
        ...{ courseId: 'course', courseTitle: 'Sprint', minutes, day: daysAfter(TODAY, day) },
        startsAt: new Date(0),
      })),
    ),
  cards: fc.record({
    byDay: fc
      .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })), { maxLength: 20 })
      .map((days) => new Map(days.map(([at, cards]) => [daysAfter(TODAY, at), cards]))),
    doneToday: fc.integer({ min: 0, max: 40 }),
  }),
  doneToday: fc.integer({ min: 0, max: 300 }),
});

const laidOf = (plan: ReturnType<typeof layPlan>) =>
  plan.days.flatMap(({ day, entries }) => entries.flatMap((one) => (one.kind === 'task' ? [{ day, ...one }] : [])));

describe('any plan', () => {
  const always = (holds: (plan: ReturnType<typeof layPlan>, input: PlanInput) => void) =>
    fc.assert(
      fc.property(input, (given) => holds(layPlan(given), given)),
      { numRuns: 100 },
    );

  it('never has more on a day than its minutes', () => {
    always((plan, { today, doneToday, cards }) => {
      const tooFull = plan.days.filter(({ day, minutes, free, entries }) => {
        const spent = minutes - free - entries.reduce((all, one) => all + one.minutes, 0);
        return free < 0 || spent < 0 || spent > (day === today ? doneToday + Math.ceil(cards.doneToday * 1.5) : 0);
      });
      expect(tooFull).toEqual([]);
    });
  });

  it('has every minute of every task once: on a day, or left out with a reason', () => {
    always((plan, { tasks, mocks }) => {
      const placed = new Map<string, number>();
      for (const { task, minutes } of [...laidOf(plan), ...plan.leftOut])
        placed.set(task.id, (placed.get(task.id) ?? 0) + minutes);
      expect(placed).toEqual(new Map([...tasks, ...mocks].map(({ id, minutes }) => [id, minutes])));
    });
  });

  it('has nothing before the day that it was put off to, nor after its access', () => {
    always((plan, { goal, today }) => {
      const until = new Map(goal.putOff.map((one) => [one.id, one.until]));
      const wrong = laidOf(plan).filter(
        ({ day, task }) => day < (until.get(task.id) ?? today) || day > task.lastDay || day >= goal.examOn,
      );
      expect(wrong).toEqual([]);
    });
  });

  it('leaves out what can be divided only where no minute is free that it could have had', () => {
    always((plan, { goal, today }) => {
      const until = new Map(goal.putOff.map((one) => [one.id, one.until]));
      for (const { task } of plan.leftOut.filter((one) => one.task.canSplit))
        expect(
          plan.days.filter(({ day, free }) => free > 0 && day <= task.lastDay && day >= (until.get(task.id) ?? today)),
        ).toEqual([]);
    });
  });

  it('is the same for the same facts', () => {
    always((plan, given) => {
      expect(layPlan(structuredClone(given))).toEqual(plan);
    });
  });
});
