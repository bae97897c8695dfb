import { daysAfter } from '../../../../src/domain/kernel/calendar.ts';
import type { PlannedEntry } from '../../../../src/domain/learning/plan/fixed-points.ts';
import { layPlan, type Plan, type PlanInput } from '../../../../src/domain/learning/plan/lay-plan.ts';
import type { MockTask, PlanTask } from '../../../../src/domain/learning/plan/plan-task.ts';
import type { OpenGoal } from '../../../../src/domain/learning/plan/study-goal.ts';

/** A Monday. */
export const TODAY = '2026-03-02';
export const FAR = '2030-01-01';

export const aWeek = (minutes: number): number[] => Array.from({ length: 7 }, () => minutes);

export const aTask = (id: string, minutes: number, more: Partial<PlanTask> = {}): PlanTask => ({
  ...{ id, minutes, courseId: 'course', kind: 'video', title: id, label: '1.1', canSplit: true, lastDay: FAR },
  ...more,
});

export const aMock = (id: string, sections: number[], more: Partial<MockTask> = {}): MockTask => ({
  ...aTask(
    id,
    sections.reduce((sum, minutes) => sum + minutes, 0),
  ),
  ...{ kind: 'mock', label: null, canSplit: false, mockExamId: id, sections },
  ...more,
});

export const aGoal = (more: Partial<OpenGoal> = {}): OpenGoal => ({
  ...{ userId: 'ada', examOn: daysAfter(TODAY, 60), timeZone: 'Australia/Sydney', minutes: aWeek(60), daysOff: [] },
  ...{ isLight: false, putOff: [], since: TODAY, feed: 0 },
  ...more,
});

export const NO_CARDS = { byDay: new Map<string, number>(), doneToday: 0 };

/** Lays a plan of an hour a day for an exam in sixty days, or as is said. */
export const planOf = ({
  tasks = [],
  mocks = [],
  meetings = [],
  cards = NO_CARDS,
  doneToday = 0,
  ...goal
}: Partial<Omit<PlanInput, 'goal' | 'today'>> & Partial<PlanInput['goal']>): Plan =>
  layPlan({ today: TODAY, goal: aGoal(goal), tasks, mocks, meetings, cards, doneToday });

function titleOf(entry: PlannedEntry): string {
  if (entry.kind === 'cards') return `${entry.cards} cards`;
  return entry.kind === 'task' ? entry.task.title : entry.meeting.courseTitle;
}

/** What is on the days, in their order. */
export const titlesOn = ({ days }: Plan): string[] => days.flatMap(({ entries }) => entries.map((one) => titleOf(one)));
