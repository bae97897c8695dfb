import { dayOf, daysAfter, monthsAfter, startOf } from '../kernel/calendar.ts';
import { after } from '../kernel/clock.ts';
import type { OrderId } from '../kernel/ids.ts';

/** How long one period lets somebody in: so many months, or to the end of a day that an administrator chose. */
export type Term = { readonly months: number } | { readonly until: Date };

/**
 * One reason why somebody may enter a course, in the order in which they came. `moved` is none by itself: an
 * administrator set another end for what stands before it.
 */
export interface AccessPeriod {
  readonly kind: 'bought' | 'given' | 'moved';
  /** The order that paid for it; null for what an administrator gave or moved. */
  readonly orderId: OrderId | null;
  readonly since: Date;
  readonly term: Term;
  /** When it was taken back, by a refund or by hand: what was not used up by then is gone. */
  readonly revokedAt: Date | null;
}

/** The last moment of that day in the school's time zone. */
export const endOfDay = (day: string): Date => after(startOf(daysAfter(day, 1)), -1);

/** The last moment of what was bought: so many months on, to the end of that day of the school's (decision B27). */
export const boughtUntil = (since: Date, months: number): Date => endOfDay(monthsAfter(dayOf(since), months));

/** Whether something still stands that lets its student in: an order that was not refunded, or a gift. */
export const isStanding = ({ kind, revokedAt }: AccessPeriod): boolean => kind !== 'moved' && revokedAt === null;

/** The order that is behind an enrolment: of the first period that stands, null where that is a gift. */
export const orderBehind = (periods: readonly AccessPeriod[]): OrderId | null =>
  periods.find(isStanding)?.orderId ?? null;

/** From when to when one period lets somebody in. */
export interface AccessSpan {
  readonly from: Date;
  readonly until: Date;
}

/**
 * When access ends that came about by these periods. Each begins where the one before it ends, and never before it was
 * given. One that was taken back counts as far as it was used, so that those behind it move forward and keep their
 * full length. Without any it has ended long ago.
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
