import { DAY_MS, MINUTE_MS } from './clock.ts';
import { instantOf, type TimeZone, wallTime } from './time-zone.ts';

/** 1 is Monday and 7 Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Something that is held once a week, by the clocks of its zone. */
export interface WeeklyTime {
  readonly weekday: Weekday;
  /** On a clock of the zone, as 19:00. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly timeZone: TimeZone;
}

/**
 * Returns when it begins in the week of that moment, counted from its own day on: 0 is today or the next one, -1 the
 * one before. The zone's clocks decide, also across a change of them.
 */
export function weeklyStart({ weekday, startsAt, timeZone }: WeeklyTime, at: Date, week: number): Date {
  const wall = wallTime(timeZone, at);
  const today = wall - (wall % DAY_MS);
  const [hours = 0, minute = 0] = startsAt.split(':').map(Number);
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7;
  return instantOf(timeZone, today + (ahead + 7 * week) * DAY_MS + (hours * 60 + minute) * MINUTE_MS);
}
