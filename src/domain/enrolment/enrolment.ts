import { DAY_MS } from '../kernel/clock.ts';
import type { CourseId, OrderId, UserId } from '../kernel/ids.ts';
import type { Term } from './access-period.ts';

/** The right to enter one course. Neither its end nor revoking takes the row away: it is part of the books. */
export interface Enrolment {
  readonly userId: UserId;
  readonly courseId: CourseId;
  readonly since: Date;
  /** The last moment of what was bought or given: `accessEnd` of its periods. */
  readonly endsAt: Date;
  /** The order that paid for the first period that stands, or null when an admin gave it. */
  readonly orderId: OrderId | null;
  readonly revokedAt: Date | null;
}

/** What lets somebody in, or in for longer. */
export interface NewPeriod extends Pick<Enrolment, 'userId' | 'courseId' | 'since' | 'orderId'> {
  readonly term: Term;
}

/** Who may enter a course: whoever is enrolled in it, until that ends or is revoked. Admins may enter each without. */
export const isActive = ({ revokedAt, endsAt }: Pick<Enrolment, 'revokedAt' | 'endsAt'>, now: Date): boolean =>
  (revokedAt === null || now < revokedAt) && now <= endsAt;

const EXTENSION_WINDOW_DAYS = 60;
/** Without this share, a course of one month could be bought twice on its first day by pressing Back. */
const WINDOW_DAYS_PER_MONTH = 15;

/**
 * Whether more of a course is sold to somebody who has it: when it has ended or soon will. Earlier than that they are
 * refused as an owner, so that nobody pays twice by mistake.
 *
 * @param months what an extension would add: what the course is sold for now.
 */
export const mayExtend = ({ endsAt }: Pick<Enrolment, 'endsAt'>, months: number, now: Date): boolean =>
  endsAt.getTime() - now.getTime() < Math.min(EXTENSION_WINDOW_DAYS, months * WINDOW_DAYS_PER_MONTH) * DAY_MS;
