import { dayOf, daysAfter, daysFromTo, firstOfMonth, startOf } from '../../../domain/kernel/calendar.ts';
import { after, HOUR_MS, MINUTE_MS } from '../../../domain/kernel/clock.ts';

const MONTHS = 12;
const MORNING_HOUR = 7;
const WAKING_HOURS = 15;

/**
 * The month of today and the eleven before, as the dashboard counts them, and moments of them at which people are
 * awake.
 */
export class YearCalendar {
  readonly start: Date;

  constructor(readonly now: Date) {
    this.start = startOf(this.firstDay(0));
  }

  /**
   * `share` of the way through a month, of the current one through what has passed of it; `hour` says when that day.
   */
  momentOf(month: number, share: number, hour: number): Date {
    const [first, today] = [this.firstDay(month), dayOf(this.now)];
    const lastOfMonth = daysAfter(this.firstDay(month + 1), -1);
    const last = lastOfMonth < today ? lastOfMonth : today;
    return this.awake(startOf(daysAfter(first, Math.floor(share * daysFromTo(first, last)))), hour);
  }

  /** The same day, at an hour of the day. */
  awake(day: Date, hour: number): Date {
    const moment = after(startOf(dayOf(day)), (MORNING_HOUR + hour * WAKING_HOURS) * HOUR_MS);
    return moment < this.now ? moment : this.sooner(startOf(dayOf(this.now)), hour);
  }

  /** Today, between its beginning and now. */
  private sooner(start: Date, share: number): Date {
    const passed = this.now.getTime() - start.getTime();
    return after(start, Math.max(0, share * (passed - MINUTE_MS)));
  }

  private firstDay(month: number): string {
    return firstOfMonth(dayOf(this.now), month + 1 - MONTHS);
  }
}
