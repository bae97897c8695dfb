import { counted } from './counted.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns minutes as `40 minutes`, `3 hours` or `2 days`. */
export function waitingTime(minutes: number): string {
  if (minutes < 2 * HOUR) return counted(Math.max(1, minutes), 'minute');
  return minutes < 2 * DAY ? counted(Math.round(minutes / HOUR), 'hour') : counted(Math.round(minutes / DAY), 'day');
}
