import type { CalendarDay } from '../kernel/calendar.ts';
import type { CourseId, UserId } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';

/** Half-open interval: `to` is excluded. */
export interface Span {
  readonly from: Date;
  readonly before: Date;
}

/** Totals of the school at this moment. */
export interface Totals {
  readonly courses: number;
  readonly liveCourses: number;
  /** Students who may sign in. */
  readonly students: number;
  /** Not revoked, in a course that is still there. */
  readonly activeEnrolments: number;
  /** Sum of all payments less refunds. */
  readonly revenueCents: Cents;
}

/**
 * Figures of a span. An enrolment counts where it began, even if it was ended later; money counts where it was paid,
 * and a refund where it was made: a span may have refunded more than it took.
 */
export interface SpanFigures {
  readonly enrolments: number;
  /** Enrolments among these that were granted by hand and never paid for. */
  readonly granted: number;
  readonly revenueCents: Cents;
}

export interface RecentEnrolment {
  readonly userId: UserId;
  readonly studentName: string;
  readonly studentEmail: string;
  readonly courseId: CourseId;
  /** Current title, else the one at purchase; undefined where neither is known. */
  readonly courseTitle: string | undefined;
  readonly since: Date;
  /** Net payment; undefined where nothing was paid, or all of it refunded. */
  readonly paidCents: Cents | undefined;
  readonly isGranted: boolean;
  readonly isRevoked: boolean;
}

export interface TopCourse {
  readonly courseId: CourseId;
  readonly title: string | undefined;
  readonly enrolments: number;
  readonly revenueCents: Cents;
}

/** One point of the charts. */
export interface Step extends SpanFigures {
  readonly start: CalendarDay;
}

export interface Figures {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly unit: 'day' | 'month';
  readonly totals: Totals;
  readonly newStudents: number;
  readonly steps: readonly Step[];
  readonly recentEnrolments: readonly RecentEnrolment[];
  readonly topCourses: readonly TopCourse[];
}
