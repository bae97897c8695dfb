import {
  boolean,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Reply,
  string,
  time,
} from '../json-schema.ts';
import { ACTIVITY_KINDS } from '../literals.ts';
import { ids } from './ids.ts';

export const studentsSchema = object(
  {
    students: list(
      object(
        {
          ...ids,
          name: string(),
          email: string(),
          joinedAt: time(),
          lastSeenAt: nullable(time(), 'Null where no session of the last ninety days is known.'),
          courses: list(
            object({
              ...ids,
              title: string(),
              endsAt: time('The last moment of access.'),
              itemCount: integer(),
              completedCount: integer(),
            }),
            'What they may enter now, oldest enrolment first.',
          ),
        },
        'StudentListing',
      ),
    ),
    total: integer('On all pages.'),
    page: integer(),
    limit: integer(),
  },
  'Students',
);

const studentCourseSchema = object(
  {
    ...ids,
    courseId: string(),
    title: nullable(string(), 'Null for a course that is gone and was never bought.'),
    isGone: boolean(),
    since: time(),
    endsAt: time('The last moment of access, also where it has ended.'),
    isActive: boolean('Whether they may enter it now.'),
    receiptNumber: nullable(string(), 'Null when an administrator enrolled by hand.'),
    revokedAt: nullable(time()),
    itemCount: integer(),
    completedCount: integer(),
    lastActivityAt: nullable(time()),
  },
  'StudentCourse',
);

const studentOrderSchema = object(
  {
    ...ids,
    receiptNumber: string(),
    courseId: string(),
    courseTitle: string(),
    status: oneOf(['pending', 'processing', 'paid', 'failed', 'cancelled', 'refunded']),
    total: number('Dollars.'),
    discount: number('Dollars.'),
    coupon: nullable(string()),
    createdAt: time(),
    paidAt: nullable(time()),
  },
  'StudentOrder',
);

const accessChangeSchema = object(
  {
    ...ids,
    kind: oneOf(['enrolled', 'revoked', 'end-moved']),
    courseId: string(),
    courseTitle: nullable(string()),
    by: nullable(string(), 'Null when the administrator is gone, or when it was none.'),
    isBySystem: boolean('Done when the demonstration was set up, by nobody.'),
    at: time(),
    endsAt: nullable(time(), 'The last moment of access from then on; null where that was not decided.'),
    reason: nullable(string()),
  },
  'AccessChange',
);

const studentStreamsSchema = object(
  {
    runningCount: integer('Now: each session from each network.'),
    networkCount: integer('Within a day.'),
    maxAtOnce: integer(),
    maxNetworksADay: integer(),
    networks: list(
      object(
        {
          network: string('The /24 of an IPv4 address, the /48 of an IPv6 one.'),
          lastSeenAt: time(),
          isStreaming: boolean(),
          devices: list(string()),
        },
        'NetworkUse',
      ),
      'Of a week, last seen first.',
    ),
  },
  'StudentStreams',
);

export const studentSchema = object(
  {
    ...ids,
    name: string(),
    email: string(),
    phone: string(),
    joinedAt: time(),
    deviceCount: integer('Where they are signed in now.'),
    streams: studentStreamsSchema,
    disabledAt: nullable(time(), 'Since when the account is shut.'),
    emailConfirmedAt: nullable(time(), 'Since when the address is known to be theirs.'),
    emailRefusedAt: nullable(time(), 'Since when a mail service refuses the address for good.'),
    waitingEmail: nullable(
      object(
        {
          email: string(),
          askedAt: time(),
          expiresAt: time(),
          correctedBy: nullable(string(), 'Null where they change it themselves.'),
        },
        'WaitingEmail',
      ),
      'Another address, whose link they have not opened yet.',
    ),
    courses: list(studentCourseSchema),
    orders: list(studentOrderSchema),
    accessChanges: list(accessChangeSchema, 'Who let them in or out by hand, newest first.'),
  },
  'Student',
);

const kind = () => oneOf(ACTIVITY_KINDS);

export const activityLogSchema = object(
  {
    entries: list(
      object(
        {
          ...ids,
          kind: kind(),
          at: time('The first time in its minute.'),
          count: integer('How often in that minute.'),
          courseTitle: nullable(string()),
          lesson: nullable(object({ title: string(), label: string() })),
        },
        'ActivityEntry',
      ),
    ),
    nextBefore: nullable(string(), 'For the next page as `before`.'),
    counts: object({
      'window-blur': optional(integer()),
      'tab-hidden': optional(integer()),
      'key-held': optional(integer()),
      'context-menu': optional(integer()),
    }),
  },
  'ActivityLog',
);

const recentEnrolmentSchema = object(
  {
    userId: string(),
    name: string(),
    email: string(),
    courseId: string(),
    courseTitle: nullable(string(), 'Null for a course that is gone and was never bought.'),
    since: time(),
    paid: nullable(number(), 'Null where nothing was paid, or it was given back.'),
    isGranted: boolean(),
    isRevoked: boolean(),
  },
  'RecentEnrolment',
);

export const figuresSchema = object(
  {
    from: string('A day of the school, such as 2026-01-01.'),
    to: string(),
    timeZone: string(),
    unit: oneOf(['day', 'month'], 'How wide a step of the trend is: a day for up to two months.'),
    totals: object({
      courses: integer(),
      liveCourses: integer(),
      students: integer(),
      activeEnrolments: integer('One for each course that a student may enter now.'),
      revenue: number('Dollars, of the range.'),
      revenueEver: number('Dollars, of all time.'),
      newStudents: integer(),
      newEnrolments: integer(),
    }),
    trend: list(
      object(
        {
          start: string('Its first day.'),
          enrolments: integer(),
          granted: integer('Of these, by hand.'),
          revenue: number('Dollars.'),
        },
        'TrendStep',
      ),
    ),
    recentEnrolments: list(recentEnrolmentSchema, 'Of the range, newest first, at most ten.'),
    topCourses: list(
      object({
        ...ids,
        courseId: string(),
        title: nullable(string()),
        enrolments: integer(),
        revenue: number('Dollars.'),
      }),
    ),
  },
  'Figures',
);

export const toDoSchema = object(
  {
    failedEmails: integer(),
    failedTasks: integer(),
    disputes: integer('Open ones.'),
    unmatchedPayments: integer('Not settled.'),
    endingAccess: integer('Within a week.'),
    passwordOnlyAdmins: integer('0 where nobody else reaches the school.'),
    unfinishedCourses: integer('Live, with something missing that courses are sold with.'),
    waitingThreads: integer('Messages that this administrator may answer, longer than a day.'),
    waitingReviews: integer('Vignettes that this administrator may review.'),
    returnedDrafts: integer('Drafts of this administrator that a reviewer returned.'),
    openReports: integer('Reports of questions without an answer.'),
    unconvertedVideos: integer('Not playable everywhere or heavy, and nothing converts them.'),
    newestBackupAt: nullable(time(), 'Null when none was ever made.'),
    isBackupLate: boolean('None within two days.'),
  },
  'ToDo',
);

export type StudentsReply = Reply<typeof studentsSchema>;
/** The id is the course's. */
export type StudentCourseReply = Reply<typeof studentCourseSchema>;
export type StudentOrderReply = Reply<typeof studentOrderSchema>;
export type AccessChangeReply = Reply<typeof accessChangeSchema>;
/** From where an account is streamed, in networks and not in addresses. */
export type StudentStreamsReply = Reply<typeof studentStreamsSchema>;
/** GET /admin/students/{id} */
export type StudentReply = Reply<typeof studentSchema>;
/** GET /admin/students/{id}/activity?before= */
export type ActivityLogReply = Reply<typeof activityLogSchema>;
export type RecentEnrolmentReply = Reply<typeof recentEnrolmentSchema>;
/**
 * GET /admin/dashboard?from=2026-01-01&to=2026-03-31, both included; without them the last twelve months, and
 * `from=all` reaches back to the beginning. Money is dollars, days are the school's.
 */
export type AdminDashboardReply = Reply<typeof figuresSchema>;
/** GET /admin/to-do */
export type ToDoReply = Reply<typeof toDoSchema>;
export type StudentListing = StudentsReply['students'][number];
export type ActivityEntryReply = ActivityLogReply['entries'][number];
export type TrendStep = AdminDashboardReply['trend'][number];
