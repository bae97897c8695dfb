import { dayOf, daysAfter, monthsAfter, startOf } from '../kernel/calendar.ts';
import { after } from '../kernel/clock.ts';
import type { CourseId, OrderId, UserId } from '../kernel/ids.ts';

/** The right to enter one course. Revoking keeps the row: it is part of the books. */
export interface Enrolment {
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly since: Date;
  /** The order that paid for it, or null when an admin enrolled by hand. */
  readonly orderId: OrderId | null;
  readonly revokedAt: Date | null;
}

/** Who may enter a course: whoever is enrolled in it, until that is revoked. Admins may enter each without. */
export const isActive = ({ revokedAt }: Pick<Enrolment, 'revokedAt'>, now: Date): boolean =>
  revokedAt === null || now < revokedAt;

/** The last moment of what was bought: so many months on, to the end of that day of the school's (decision B27). */
export const boughtUntil = (since: Date, months: number): Date =>
  after(startOf(daysAfter(monthsAfter(dayOf(since), months), 1)), -1);
