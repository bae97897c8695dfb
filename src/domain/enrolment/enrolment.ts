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
  /** Order that paid for the first period that still grants access, or null when an admin gave it. */
  readonly orderId: OrderId | null;
  readonly revokedAt: Date | null;
}

/** Access to grant or to extend. */
export interface NewPeriod extends Pick<Enrolment, 'userId' | 'courseId' | 'since' | 'orderId'> {
  readonly term: Term;
}

/** Returns whether an enrolment grants access: neither ended nor revoked. Administrators need none. */
export const isActive = ({ revokedAt, endsAt }: Pick<Enrolment, 'revokedAt' | 'endsAt'>, now: Date): boolean =>
  (revokedAt === null || now < revokedAt) && now <= endsAt;

const EXTENSION_WINDOW_DAYS = 60;
/** Without this share, a course of one month could be bought twice on its first day by pressing Back. */
const WINDOW_DAYS_PER_MONTH = 15;

/**
 * Returns whether an extension is sold: access has ended or soon will. Earlier the buyer is refused as an owner,
 * against double payment by mistake.
 *
 * @param months length of the extension: that of the course on sale now.
 */
export const mayExtend = ({ endsAt }: Pick<Enrolment, 'endsAt'>, months: number, now: Date): boolean =>
  endsAt.getTime() - now.getTime() < Math.min(EXTENSION_WINDOW_DAYS, months * WINDOW_DAYS_PER_MONTH) * DAY_MS;
