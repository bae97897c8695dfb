import type { Ids } from './ids.ts';

/** Where the school's days begin and end, as the server counts them. */
export const SCHOOL_TIME_ZONE = 'Australia/Sydney';

/**
 * GET /admin/dashboard?from=2026-01-01&to=2026-03-31, both included; without them the last twelve months, and
 * `from=all` reaches back to the beginning. Money is dollars, days are the school's.
 */
export interface AdminDashboardReply {
  /** What the figures are about, after defaults: a last day in the future has become today. */
  from: string;
  to: string;
  timeZone: string;
  /** How wide a step of the trend is: by day for up to two months. */
  unit: 'day' | 'month';
  totals: {
    courses: number;
    liveCourses: number;
    students: number;
    /** Whoever may enter a course now, once for each course. */
    activeEnrolments: number;
    /** Paid orders of the range; the same sum as over the steps of the trend. */
    revenue: number;
    /** Of all time. */
    revenueEver: number;
    /** Of the range. */
    newStudents: number;
    newEnrolments: number;
  };
  trend: TrendStep[];
  /** Newest first, at most ten, of the range. */
  recentEnrolments: RecentEnrolmentReply[];
  /** By revenue, then by enrolments; at most five, of the range. */
  topCourses: (Ids & { courseId: string; title: string | null; enrolments: number; revenue: number })[];
}

export interface TrendStep {
  /** The first day of the step. */
  start: string;
  enrolments: number;
  /** Of these, by hand and not paid for. */
  granted: number;
  revenue: number;
}

export interface RecentEnrolmentReply {
  userId: string;
  name: string;
  email: string;
  courseId: string;
  /** Null for a course that is gone and was never bought. */
  courseTitle: string | null;
  since: string;
  /** Null where nothing was paid, or it was given back. */
  paid: number | null;
  isGranted: boolean;
  isRevoked: boolean;
}
