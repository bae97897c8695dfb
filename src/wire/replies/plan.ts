import { boolean, integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';

const DAY = 'As 2026-03-31.';

const entrySchema = object(
  {
    kind: oneOf(['video', 'pdf', 'test', 'mock', 'discussion', 'cards']),
    id: string('The item, the mock exam that no day of a course holds, the course of a discussion, or `cards`.'),
    courseId: nullable(string(), 'Null: cards.'),
    title: string('Empty: cards.'),
    label: nullable(string(), 'Module and day, as in 1.3.'),
    minutes: integer(),
    cards: nullable(integer(), 'How many; null: of anything else.'),
    part: nullable(integer(), 'Which of several days it is on; null where one is enough.'),
    startsAt: nullable(time(), 'Of a discussion.'),
  },
  'PlanEntry',
);

const goalSchema = object(
  {
    examOn: string(DAY),
    timeZone: string('A name of the IANA list.'),
    minutes: list(integer(), 'For each weekday, Monday first.'),
    daysOff: list(object({ from: string(DAY), to: string(DAY) }, 'DaysOff')),
    isLight: boolean('Without papers and practice.'),
  },
  'StudyGoal',
);

export const planSchema = object(
  {
    state: oneOf(
      ['unasked', 'skipped', 'over', 'open'],
      '`unasked` until one said anything, `over` from the day of the exam on.',
    ),
    goal: nullable(goalSchema),
    today: nullable(string(DAY)),
    doneToday: integer('Minutes of what was finished or watched today.'),
    behind: integer('Study days behind an even pace since the goal was set; 0 below two.'),
    days: list(
      object({ day: string(DAY), minutes: integer('All that one has.'), entries: list(entrySchema) }, 'PlanDay'),
    ),
    putOff: list(
      object({ id: string(), title: string(), until: string(DAY) }, 'PutOffTask'),
      'What was put off and is not done.',
    ),
    leftOut: list(
      object(
        {
          reason: oneOf(['long', 'time', 'access', 'discussion']),
          count: integer(),
          minutes: integer('Of all of them.'),
          titles: list(string(), 'Of the first few.'),
        },
        'LeftOutTasks',
      ),
      'What is in no day, and why: no day is long enough, too little time, access ends before.',
    ),
    shortAccess: list(
      object({ courseId: string(), title: string(), lastDay: string(DAY) }, 'ShortAccess'),
      'Ends before the exam.',
    ),
    ways: object({
      canBeLighter: boolean('Whether papers or practice are in it.'),
      minutes: nullable(list(integer()), 'For each weekday, with which everything fits.'),
      examOn: nullable(string(DAY), 'From which on everything fits.'),
    }),
    feed: nullable(string(), 'The address of the calendar.'),
  },
  'StudyPlan',
);

/** GET /user/plan */
export type PlanReply = Reply<typeof planSchema>;
export type PlanEntry = PlanReply['days'][number]['entries'][number];
