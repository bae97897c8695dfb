import { counted } from '../counted.ts';

/** Words of the admin's dashboard. Labels of specification 2.5 keep their spelling. */
export const ADMIN_DASHBOARD = {
  title: 'Dashboard',
  lead: (from: string, to: string) => `${from} to ${to}, Sydney time`,
  loading: 'Loading figures...',
  period: 'Period',
  presets: { '30d': '30 days', '3m': '3 months', '12m': '12 months', all: 'All time' },
  custom: 'Other dates',
  from: 'First day',
  to: 'Last day',
  apply: 'Show',
  swapped: 'The first day must be before the last day.',

  courses: 'Total Courses',
  coursesNote: (live: number, drafts: number) => `${live} live, ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`,
  students: 'Total Students',
  enrolments: 'Active Enrollments',
  newNote: (count: string) => `${count} new in this period`,
  startedNote: (count: string) => `active now · ${count} started in this period`,
  revenue: 'Revenue ($)',
  revenueNote: (ever: string) => `of ${ever} in all`,

  enrolmentTrend: 'Enrollment Trend',
  enrolmentTotal: (count: number, granted: number) => {
    const all = `${count.toLocaleString('en-AU')} in this period`;
    if (granted === 0) return all;
    return granted === count ? `${all}, by hand` : `${all}, ${granted.toLocaleString('en-AU')} of them by hand`;
  },
  enrolmentCount: (count: number) => (count === 1 ? '1 enrolment' : `${count.toLocaleString('en-AU')} enrolments`),
  enrolmentColumns: ['Enrolments', 'By hand'],
  noEnrolments: 'No enrolments in this period',
  revenueTrend: 'Revenue Trend ($)',
  revenueTotal: (sum: string) => `${sum} in this period`,
  revenueColumn: 'Revenue',
  noRevenue: 'Nothing paid in this period',
  steps: { day: 'Day', month: 'Month' },
  byStep: { day: 'by day', month: 'by month' },
  soFar: (title: string) => `${title}, so far`,
  summary: (what: string, from: string, to: string, total: string) => `${what}, ${from} to ${to}: ${total} in all`,
  summaryBest: (max: string, when: string) => `, the most in ${when} with ${max}`,

  recent: 'Recent Enrollments',
  byHand: 'By hand',
  revoked: 'Revoked',
  nobody: 'A deleted account',
  noRecentLine: 'A purchase appears here at once.',
  allStudents: 'All students',
  top: 'Top Courses',
  noTop: 'No course to rank',
  noTopLine: 'Courses are ranked by their revenue in this period.',
  manageCourses: 'Manage courses',
  aGoneCourse: 'A deleted course',
} as const;

/** Words of the row that says what waits for the owner. */
export const TO_DO = {
  heading: 'To do',
  loading: 'Loading your to-do list...',
  failed: 'Your to-do list could not be loaded.',
  nothing: 'Nothing to do.',
  failedEmails: (count: number) => `${counted(count, 'email', 'emails')} could not be sent`,
  failedTasks: (count: number) => `${counted(count, 'background task', 'background tasks')} failed`,
  disputes: (count: number) => (count === 1 ? '1 payment is disputed' : `${count} payments are disputed`),
  unmatchedPayments: (count: number) =>
    count === 1 ? '1 payment does not match an order' : `${count} payments do not match an order`,
  endingAccess: (count: number) => `Access ends within 7 days: ${counted(count, 'student', 'students')}`,
  waitingReviews: (count: number) =>
    count === 1 ? '1 case waits for your review' : `${count} cases wait for your review`,
  returnedDrafts: (count: number) =>
    count === 1 ? 'A reviewer returned 1 of your drafts' : `Reviewers returned ${count} of your drafts`,
  waitingThreads: (count: number) =>
    count === 1
      ? '1 message has waited longer than a day for an answer'
      : `${count} messages have waited longer than a day for an answer`,
  openReports: (count: number) =>
    count === 1 ? '1 question report waits for an answer' : `${count} question reports wait for an answer`,
  passwordOnlyAdmins: (count: number) =>
    count === 1 ? '1 administrator has no two-factor sign-in' : `${count} administrators have no two-factor sign-in`,
  unfinishedCourses: (count: number) =>
    count === 1 ? '1 live course is incomplete' : `${count} live courses are incomplete`,
  unconverted: (count: number) =>
    count === 1
      ? '1 video stops on slow connections, or does not play on phones'
      : `${count} videos stop on slow connections, or do not play on phones`,
  unconvertedHow: 'Ask your host to install ffmpeg: it makes lighter copies.',
  noBackup: 'No backup yet',
  lateBackup: (day: string) => `Last backup: ${day}`,
  backup: (day: string) => `Last backup: ${day}.`,
  backupHow: 'Ask your host to switch backups on.',
} as const;

/** Pages of daily work, for members of the team who see no figures. */
export const PLACES = { heading: 'Your pages' } as const;
