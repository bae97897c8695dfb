import type { AdminDashboardReply, RecentEnrolmentReply, TrendStep } from '../admin-dashboard.ts';
import type {
  AccessChangeReply,
  ActivityEntryReply,
  ActivityLogReply,
  StudentCourseReply,
  StudentListing,
  StudentOrderReply,
  StudentReply,
  StudentStreamsReply,
  StudentsReply,
} from '../admin-students.ts';
import { boolean, integer, list, nullable, number, object, oneOf, optional, string, time } from '../json-schema.ts';
import { ACTIVITY_KINDS } from '../support.ts';
import { ids } from './ids.ts';

export const studentsSchema = object<StudentsReply>(
  {
    students: list(
      object<StudentListing>(
        {
          ...ids,
          name: string(),
          email: string(),
          joinedAt: time(),
          courses: list(
            object<StudentListing['courses'][number]>({
              ...ids,
              title: string(),
              endsAt: time('The last moment of access.'),
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

const studentCourseSchema = object<StudentCourseReply>(
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

const studentOrderSchema = object<StudentOrderReply>(
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

const accessChangeSchema = object<AccessChangeReply>(
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

const studentStreamsSchema = object<StudentStreamsReply>(
  {
    runningCount: integer('Now: each session from each network.'),
    networkCount: integer('Within a day.'),
    maxAtOnce: integer(),
    maxNetworksADay: integer(),
    networks: list(
      object<StudentStreamsReply['networks'][number]>(
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

export const studentSchema = object<StudentReply>(
  {
    ...ids,
    name: string(),
    email: string(),
    phone: string(),
    joinedAt: time(),
    deviceCount: integer('Where they are signed in now.'),
    streams: studentStreamsSchema,
    disabledAt: nullable(time(), 'Since when the account is shut.'),
    courses: list(studentCourseSchema),
    orders: list(studentOrderSchema),
    accessChanges: list(accessChangeSchema, 'Who let them in or out by hand, newest first.'),
  },
  'Student',
);

const kind = () => oneOf(ACTIVITY_KINDS);

export const activityLogSchema = object<ActivityLogReply>(
  {
    entries: list(
      object<ActivityEntryReply>(
        {
          ...ids,
          kind: kind(),
          at: time('The first time in its minute.'),
          count: integer('How often in that minute.'),
          courseTitle: nullable(string()),
          lesson: nullable(object<{ title: string; label: string }>({ title: string(), label: string() })),
        },
        'ActivityEntry',
      ),
    ),
    nextBefore: nullable(string(), 'For the next page as `before`.'),
    counts: object<ActivityLogReply['counts']>({
      'window-blur': optional(integer()),
      'tab-hidden': optional(integer()),
      'key-held': optional(integer()),
      'context-menu': optional(integer()),
    }),
  },
  'ActivityLog',
);

const recentEnrolmentSchema = object<RecentEnrolmentReply>(
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

export const figuresSchema = object<AdminDashboardReply>(
  {
    from: string('A day of the school, such as 2026-01-01.'),
    to: string(),
    timeZone: string(),
    unit: oneOf(['day', 'month']),
    totals: object<AdminDashboardReply['totals']>({
      courses: integer(),
      liveCourses: integer(),
      students: integer(),
      activeEnrolments: integer(),
      revenue: number('Dollars, of the range.'),
      revenueEver: number('Dollars, of all time.'),
      newStudents: integer(),
      newEnrolments: integer(),
    }),
    trend: list(
      object<TrendStep>(
        { start: string(), enrolments: integer(), granted: integer(), revenue: number('Dollars.') },
        'TrendStep',
      ),
    ),
    recentEnrolments: list(recentEnrolmentSchema),
    topCourses: list(
      object<AdminDashboardReply['topCourses'][number]>({
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
