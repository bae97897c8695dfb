import { type CalendarDay, daysAfter } from '../../kernel/calendar.ts';
import { layPlan, minutesOn, type Plan, type PlanInput, studyDays } from './lay-plan.ts';
import { MAX_DAILY_MINUTES, type OpenGoal } from './study-goal.ts';

/** Study days of one that are nothing to speak of: a day that was missed is made up by itself. */
const MIN_BEHIND_DAYS = 2;

interface Pace {
  readonly goal: OpenGoal;
  readonly today: CalendarDay;
  /** Minutes that are left, and those of what was finished since the goal was set. */
  readonly left: number;
  readonly doneSince: number;
}

/**
 * Number of study days by which a student is behind an even pace since the goal was last set; 0 where it is less than
 * two. Nothing of the days before is added to the ones ahead: the plan is laid anew, and this says why it grew.
 */
export function daysBehind({ goal, today, left, doneSince }: Pace): number {
  const all = studyDays(goal, goal.since, goal.examOn);
  const room = all.reduce((sum, { minutes }) => sum + minutes, 0);
  const passed = all.filter(({ day }) => day < today);
  const share = room > 0 ? Math.min(1, (left + doneSince) / room) : 0;
  let missing = share * passed.reduce((sum, { minutes }) => sum + minutes, 0) - doneSince;
  let behind = 0;
  for (const { minutes } of passed.toReversed()) {
    if (missing <= 0) break;
    if (minutes === 0) continue;
    missing -= minutes * share;
    // The last of them counts if most of it was missed.
    if (missing > -0.5 * minutes * share) behind += 1;
  }
  return behind >= MIN_BEHIND_DAYS ? behind : 0;
}

/** Changes after which nothing is left out for want of time; null where nothing is, or where no change helps. */
export interface WaysOut {
  /** Minutes for each weekday, Monday first. */
  readonly minutes: readonly number[] | null;
  /** The first day from which the exam is late enough. */
  readonly examOn: CalendarDay | null;
}

const ROUND_MINUTES = 5;
const MAX_LATER_DAYS = 366;
/** Multiples of what is missing: days are not filled to the minute where something cannot be divided. */
const ENOUGH = [1, 1.5, 3];

/** More minutes or a later exam. Each is laid as well, so that what is offered is true. */
export function waysOut(input: PlanInput & { readonly goal: OpenGoal }, plan: Plan): WaysOut {
  const { goal } = input;
  const missing = missingIn(plan);
  if (missing === 0) return { minutes: null, examOn: null };
  const fits = (change: Partial<OpenGoal>) => missingIn(layPlan({ ...input, goal: { ...goal, ...change } })) === 0;
  const room = plan.days.reduce((sum, { minutes }) => sum + minutes, 0);
  const more = ENOUGH.map((enough) => moreMinutes(goal, (room + missing * enough) / room));
  const later = ENOUGH.map((enough) => laterExam(goal, missing * enough));
  return {
    minutes: (room > 0 && more.find((minutes) => minutes && fits({ minutes }))) || null,
    examOn: later.find((examOn) => examOn && fits({ examOn })) ?? null,
  };
}

const missingIn = ({ leftOut }: Plan): number =>
  leftOut.reduce((sum, { reason, minutes }) => (reason === 'time' ? sum + minutes : sum), 0);

function moreMinutes(goal: OpenGoal, times: number): number[] | null {
  const more = goal.minutes.map((minutes) => Math.ceil((minutes * times) / ROUND_MINUTES) * ROUND_MINUTES);
  return more.every((minutes) => minutes <= MAX_DAILY_MINUTES) ? more : null;
}

function laterExam(goal: OpenGoal, missing: number): CalendarDay | null {
  let left = missing;
  for (let later = 0; later < MAX_LATER_DAYS; later += 1) {
    left -= minutesOn(goal, daysAfter(goal.examOn, later));
    if (left <= 0) return daysAfter(goal.examOn, later + 1);
  }
  return null;
}
