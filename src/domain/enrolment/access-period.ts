import { dayOf, daysAfter, monthsAfter, startOf } from '../kernel/calendar.ts';
import { after } from '../kernel/clock.ts';
import type { OrderId } from '../kernel/ids.ts';

/** Length of one access period: a number of months, or up to a day that an administrator chose. */
export type Term = { readonly months: number } | { readonly until: Date };

/**
 * One grant of access to a course, in order of time. `moved` grants nothing: an administrator set another end for the
 * periods before it.
 */
export interface AccessPeriod {
  readonly kind: 'bought' | 'given' | 'moved';
  /** The order that paid for it; null for what an administrator gave or moved. */
  readonly orderId: OrderId | null;
  readonly since: Date;
  readonly term: Term;
  /** Time of revocation, by a refund or by hand; the unused rest is lost. */
  readonly revokedAt: Date | null;
}

/** The last moment of that day in the school's time zone. */
export const endOfDay = (day: string): Date => after(startOf(daysAfter(day, 1)), -1);

/** Returns the last moment of bought access: these months later, at the end of the school's day (decision B27). */
export const boughtUntil = (since: Date, months: number): Date => endOfDay(monthsAfter(dayOf(since), months));

/** Returns whether the period still grants access: an order that was not refunded, or a gift. */
export const isStanding = ({ kind, revokedAt }: AccessPeriod): boolean => kind !== 'moved' && revokedAt === null;

/** Returns the order behind an enrolment: that of the first period that still grants access; null for a gift. */
export const orderBehind = (periods: readonly AccessPeriod[]): OrderId | null =>
  periods.find(isStanding)?.orderId ?? null;

/** Start and end of one period of access. */
export interface AccessSpan {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Returns the end of access that results from these periods. Each begins where the one before it ends, and never before
 * it was granted. A revoked one counts as far as it was used, so that later ones move forward at full length. Without
 * periods the end is long past.
 */
export function accessEnd(periods: readonly AccessPeriod[]): Date {
  let end = new Date(0);
  for (const [index, { kind, since, term, revokedAt }] of periods.entries()) {
    if (kind === 'moved' && !periods.slice(0, index).some(isStanding)) continue;
    const start = latest(since, end);
    const full = 'months' in term ? boughtUntil(start, term.months) : term.until;
    if (revokedAt === null) end = full;
    else if (revokedAt > start) end = earliest(full, revokedAt);
  }
  return end;
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
const earliest = (one: Date, other: Date): Date => (one < other ? one : other);
