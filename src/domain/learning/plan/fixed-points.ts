import { type CalendarDay, daysAfter, daysFromTo } from '../../kernel/calendar.ts';
import type { CourseId } from '../../kernel/ids.ts';
import { type CardsAhead, cardsIn, minutesOfCards } from './cards-ahead.ts';
import type { MockTask, PlanTask } from './plan-task.ts';
import type { OpenGoal } from './study-goal.ts';

/** A discussion of a course, on the day that the student's clocks show. */
export interface Meeting {
  readonly courseId: CourseId;
  readonly courseTitle: string;
  readonly day: CalendarDay;
  readonly startsAt: Date;
  readonly minutes: number;
}

export type PlannedEntry =
  | {
      readonly kind: 'task';
      readonly task: PlanTask;
      readonly minutes: number;
      /** Which of several days it is on: it begins there, or continues; null where one day is enough. */
      readonly part: number | null;
    }
  | { readonly kind: 'meeting'; readonly meeting: Meeting; readonly minutes: number }
  | { readonly kind: 'cards'; readonly cards: number; readonly minutes: number };

/** A day before the exam. `minutes` is all that its student has; what is laid never takes more. */
export interface PlannedDay {
  readonly day: CalendarDay;
  readonly minutes: number;
  /** Minutes without anything yet. */
  free: number;
  readonly entries: PlannedEntry[];
}

/** Why something is in no day: no day is long enough, too little time, or access ends before. */
export type Unfit = 'long' | 'time' | 'access';

export interface LeftOut {
  readonly reason: Unfit;
  readonly task: PlanTask;
  readonly minutes: number;
}

/** Lays each discussion on its day where the day is long enough for it. Answers the others. */
export function layMeetings(days: readonly PlannedDay[], meetings: readonly Meeting[]): Meeting[] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  return meetings.filter((meeting) => {
    const day = byDay.get(meeting.day);
    if (!day) return false;
    if (day.free < meeting.minutes) return true;
    day.free -= meeting.minutes;
    day.entries.push({ kind: 'meeting', meeting, minutes: meeting.minutes });
    return false;
  });
}

/** Keeps each day its minutes for cards, as far as it has any: they cannot be done on another day as well. */
export function layCards(days: readonly PlannedDay[], { byDay, doneToday }: CardsAhead, today: CalendarDay): void {
  for (const day of days) {
    if (day.day === today) day.free -= Math.min(day.free, minutesOfCards(doneToday));
    const cards = Math.min(byDay.get(day.day) ?? 0, cardsIn(day.free));
    if (cards === 0) continue;
    const minutes = minutesOfCards(cards);
    day.free -= minutes;
    day.entries.push({ kind: 'cards', cards, minutes });
  }
}

/** Days before the exam that mock exams are nearest to, the last one first; each earlier one a fortnight before. */
const anchorOf = (fromLast: number): number => (fromLast === 0 ? 7 : fromLast * 14);
/** Days before the exam without a mock exam: a bad one would help nobody any more. */
const QUIET_DAYS = 4;

/**
 * Lays mock exams on the study days nearest to 42, 28, 14 and 7 days before the exam, the oldest first and no two on
 * one day: on one day where it has the time, else on two study days in a row. Answers those without a place.
 */
export function layMocks(
  days: readonly PlannedDay[],
  mocks: readonly MockTask[],
  { examOn, putOff }: Pick<OpenGoal, 'examOn' | 'putOff'>,
): LeftOut[] {
  const studyDays = days.filter(({ minutes }) => minutes > 0);
  const taken = new Set<PlannedDay>();
  const before = daysAfter(examOn, -QUIET_DAYS);
  return mocks.flatMap((mock, index): LeftOut[] => {
    const notBefore = putOff.find(({ id }) => id === mock.id)?.until ?? '';
    const anchor = daysAfter(examOn, -anchorOf(mocks.length - 1 - index));
    const wholeOrHalves = [[mock.minutes], halvesOf(mock.sections)];
    const open = (day: PlannedDay | undefined, minutes: number) =>
      day !== undefined &&
      day.day >= notBefore &&
      day.day < before &&
      day.day <= mock.lastDay &&
      day.free >= minutes &&
      !taken.has(day);
    for (const parts of wholeOrHalves) {
      const starts = studyDays.flatMap((_, at) =>
        parts.every((minutes, next) => open(studyDays[at + next], minutes)) ? [at] : [],
      );
      const at = nearest(starts, (start) => awayFrom(studyDays[start]!.day, anchor));
      if (at === undefined) continue;
      for (const [next, minutes] of parts.entries()) {
        const day = studyDays[at + next]!;
        taken.add(day);
        day.free -= minutes;
        day.entries.push({ kind: 'task', task: mock, minutes, part: parts.length > 1 ? next + 1 : null });
      }
      return [];
    }
    // As if nothing else were on any day.
    const isTooLong = !wholeOrHalves.some((parts) =>
      studyDays.some((_, at) => parts.every((minutes, next) => (studyDays[at + next]?.minutes ?? 0) >= minutes)),
    );
    const reason = isTooLong ? 'long' : mock.lastDay < before ? 'access' : 'time';
    return [{ reason, task: mock, minutes: mock.minutes }];
  });
}

const sum = (minutes: readonly number[]): number => minutes.reduce((all, one) => all + one, 0);

/** A mock exam of one section is whole or not at all. */
function halvesOf(sections: readonly number[]): number[] {
  const half = Math.ceil(sections.length / 2);
  return [sections.slice(0, half), sections.slice(half)].map(sum).filter((minutes) => minutes > 0);
}

const awayFrom = (day: CalendarDay, anchor: CalendarDay): number => Math.abs(daysFromTo(day, anchor) - 1);

/** The first of those that are as near as any. */
const nearest = (starts: readonly number[], distance: (start: number) => number): number | undefined =>
  starts.toSorted((one, other) => distance(one) - distance(other))[0];
