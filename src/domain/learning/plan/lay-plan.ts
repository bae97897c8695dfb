import { type CalendarDay, daysAfter, daysFromTo, weekdayOf } from '../../kernel/calendar.ts';
import type { CardsAhead } from './cards-ahead.ts';
import { type LeftOut, layCards, layMeetings, layMocks, type Meeting, type PlannedDay } from './fixed-points.ts';
import type { MockTask, PlanTask } from './plan-task.ts';
import type { OpenGoal } from './study-goal.ts';

export interface PlanInput {
  /** In the goal's zone. */
  readonly today: CalendarDay;
  readonly goal: Pick<OpenGoal, 'examOn' | 'minutes' | 'daysOff' | 'putOff'>;
  /** In the order of study, those of the course first whose access ends first. */
  readonly tasks: readonly PlanTask[];
  readonly mocks: readonly MockTask[];
  readonly meetings: readonly Meeting[];
  readonly cards: CardsAhead;
  /** Minutes of what was finished today, which today has no more. */
  readonly doneToday: number;
}

export interface Plan {
  /** Every day from today to the one before the exam. */
  readonly days: readonly PlannedDay[];
  readonly leftOut: readonly LeftOut[];
  /** Discussions on days that are too short for them. */
  readonly missedMeetings: readonly Meeting[];
}

/** Days before the exam that stay free as long as the rest is enough. */
const BUFFER_DAYS = 3;
/** A smaller beginning of an item is not worth a day of its own. */
const MIN_PART_MINUTES = 10;

export const minutesOn = (goal: PlanInput['goal'], day: CalendarDay): number =>
  goal.daysOff.some(({ from, to }) => from <= day && day <= to) ? 0 : (goal.minutes[weekdayOf(day) - 1] ?? 0);

/** Every day of the calendar from one to the one before the other, with its minutes. */
export const studyDays = (goal: PlanInput['goal'], from: CalendarDay, until: CalendarDay): PlannedDay[] =>
  Array.from({ length: Math.max(0, daysFromTo(from, until) - 1) }, (_, index) => {
    const day = daysAfter(from, index);
    const minutes = minutesOn(goal, day);
    return { day, minutes, free: minutes, entries: [] };
  });

/**
 * Lays what is left over the days before the exam: discussions and mock exams at their fixed points, cards on their
 * days, the rest evenly and in its order, never more than a day has. Pure, so that the same facts give the same plan on
 * every device.
 *
 * Items stay whole where that leaves nothing out; otherwise days are filled to the minute.
 */
export function layPlan(input: PlanInput): Plan {
  const { goal, today, mocks, meetings, cards } = input;
  const laid = (isWhole: boolean): Plan => {
    const days = studyDays(goal, today, goal.examOn);
    const missedMeetings = layMeetings(days, meetings);
    const leftMocks = layMocks(days, mocks, goal);
    layCards(days, cards, today);
    const left = layTasks(days, input, isWhole);
    return { days, leftOut: [...leftMocks, ...left], missedMeetings };
  };
  const whole = laid(true);
  return whole.leftOut.some(({ task }) => task.canSplit) ? laid(false) : whole;
}

interface Waiting {
  readonly task: PlanTask;
  readonly notBefore: CalendarDay;
  left: number;
  parts: number;
}

function layTasks(days: readonly PlannedDay[], input: PlanInput, isWhole: boolean): LeftOut[] {
  const { goal, today, tasks, doneToday } = input;
  const putOff = new Map(goal.putOff.map(({ id, until }) => [id, until]));
  const waiting: Waiting[] = tasks.map((task) => ({
    task,
    notBefore: putOff.get(task.id) ?? today,
    left: task.minutes,
    parts: 0,
  }));
  const longest = Math.max(0, ...days.map(({ free }) => free));
  const share = isWhole ? shareOf(days, input) : 1;
  let [room, laid] = [0, 0];
  for (const day of days) {
    room += day.free;
    if (day.day === today) {
      const spent = Math.min(doneToday, day.free);
      day.free -= spent;
      laid += spent;
    }
    while (day.free > 0 && laid < room * share) {
      const minutes = layNext(waiting, day, { isWhole, longest });
      if (minutes === 0) break;
      laid += minutes;
    }
  }
  return waiting.map(({ task, left }) => ({ reason: reasonOf(task, days, longest), task, minutes: left }));
}

/** Lays the next item, or a part of it, on this day. Answers its minutes; 0: none of them can be on it. */
function layNext(waiting: Waiting[], day: PlannedDay, { isWhole, longest }: { isWhole: boolean; longest: number }) {
  for (const [at, next] of waiting.entries()) {
    if (next.notBefore > day.day || next.task.lastDay < day.day) continue;
    const isLong = next.task.canSplit && (!isWhole || next.left > longest);
    const fits = next.left <= day.free || (isLong && (!isWhole || day.free >= MIN_PART_MINUTES));
    if (fits) {
      const minutes = Math.min(next.left, day.free);
      next.left -= minutes;
      day.free -= minutes;
      const isOnly = next.left === 0 && next.parts === 0;
      if (!isOnly) next.parts += 1;
      day.entries.push({ kind: 'task', task: next.task, minutes, part: isOnly ? null : next.parts });
      if (next.left === 0) waiting.splice(at, 1);
      return minutes;
    }
    // It waits for the next day, and keeps its place; what no such day can hold lets the others pass.
    if (isWhole && next.left <= day.minutes) return 0;
  }
  return 0;
}

/** Share of the days' minutes that is needed, with a buffer before the exam: by the course for which it is greatest. */
function shareOf(days: readonly PlannedDay[], { goal, tasks, doneToday }: PlanInput): number {
  const bufferFrom = daysAfter(goal.examOn, -BUFFER_DAYS);
  const roomUntil = (last: CalendarDay): number =>
    days.reduce((sum, { day, free }) => (day <= last && day < bufferFrom ? sum + free : sum), 0);
  const byEnd = tasks.toSorted((one, other) => one.lastDay.localeCompare(other.lastDay));
  let [share, work] = [0, doneToday];
  for (const [index, { lastDay, minutes }] of byEnd.entries()) {
    work += minutes;
    if (byEnd[index + 1]?.lastDay === lastDay) continue;
    const room = roomUntil(lastDay);
    share = Math.max(share, room > 0 ? work / room : 1);
  }
  return Math.min(1, share);
}

function reasonOf(task: PlanTask, days: readonly PlannedDay[], longest: number): LeftOut['reason'] {
  if (!task.canSplit && task.minutes > longest) return 'long';
  const last = days.at(-1);
  return last && task.lastDay < last.day ? 'access' : 'time';
}
