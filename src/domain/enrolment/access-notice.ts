import { dayOf, daysAfter } from '../kernel/calendar.ts';
import { after, DAY_MS } from '../kernel/clock.ts';
import { endOfDay } from './access-period.ts';

/** A mail about the end of access: some days before it, and when it has come. Each is written once for each end. */
export type AccessNotice = 'ending' | 'ended';

const DAYS_BEFORE = 14;
/** Maximum age of an expiry that is still announced, after an outage of the worker. */
const LOOK_BACK_DAYS = 30;

/** Returns the span of access ends for which that notice is due now. */
export const dueEnds = (notice: AccessNotice, now: Date): { from: Date; to: Date } =>
  notice === 'ending'
    ? { from: now, to: endOfDay(daysAfter(dayOf(now), DAYS_BEFORE)) }
    : { from: after(now, -LOOK_BACK_DAYS * DAY_MS), to: after(now, -1) };
