import type { DashboardReply } from '../../../../src/wire/enrolment.ts';

/** Somebody who owns a course and has not opened anything in it yet. */
export const isFirstVisit = ({ next, courses }: DashboardReply): boolean =>
  next === null && courses.every(({ completedCount }) => completedCount === 0);
