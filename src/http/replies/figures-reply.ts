import { SCHOOL_TIME_ZONE } from '../../domain/kernel/calendar.ts';
import { dollarsFromCents } from '../../domain/kernel/money.ts';
import type { Figures } from '../../domain/reporting/figures.ts';
import type { AdminDashboardReply } from '../../wire/replies/reporting.ts';
import { bothIds } from './both-ids.ts';

/** Sums are made of cents, and become dollars last: dollars do not add up exactly. */
export function figuresReply({
  from,
  to,
  unit,
  totals,
  newStudents,
  steps,
  recentEnrolments,
  topCourses,
}: Figures): AdminDashboardReply {
  return {
    from,
    to,
    timeZone: SCHOOL_TIME_ZONE,
    unit,
    totals: {
      courses: totals.courses,
      liveCourses: totals.liveCourses,
      students: totals.students,
      activeEnrolments: totals.activeEnrolments,
      revenue: dollarsFromCents(steps.reduce((cents, step) => cents + step.revenueCents, 0)),
      revenueEver: dollarsFromCents(totals.revenueCents),
      newStudents,
      newEnrolments: steps.reduce((count, step) => count + step.enrolments, 0),
    },
    trend: steps.map(({ start, enrolments, granted, revenueCents }) => ({
      start,
      enrolments,
      granted,
      revenue: dollarsFromCents(revenueCents),
    })),
    recentEnrolments: recentEnrolments.map((one) => ({
      userId: one.userId,
      name: one.studentName,
      email: one.studentEmail,
      courseId: one.courseId,
      courseTitle: one.courseTitle ?? null,
      since: one.since.toISOString(),
      paid: one.paidCents === undefined ? null : dollarsFromCents(one.paidCents),
      isGranted: one.isGranted,
      isRevoked: one.isRevoked,
    })),
    topCourses: topCourses.map(({ courseId, title, enrolments, revenueCents }) => ({
      ...bothIds(courseId),
      courseId,
      title: title ?? null,
      enrolments,
      revenue: dollarsFromCents(revenueCents),
    })),
  };
}
