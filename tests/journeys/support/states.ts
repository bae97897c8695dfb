import { ADMIN as ADMIN_WORDS } from '../../../src/wire/admin-messages.ts';
import { M } from '../../../src/wire/messages.ts';
import type { CourseReply } from '../../../src/wire/replies/catalog.ts';
import type { OrdersReply } from '../../../src/wire/replies/orders.ts';
import type { AdminDashboardReply } from '../../../src/wire/replies/reporting.ts';
import { AUDIT } from '../../../web/text/copy/admin-audit.ts';
import { BULK } from '../../../web/text/copy/admin-bulk.ts';
import { ADMIN_DASHBOARD } from '../../../web/text/copy/admin-dashboard.ts';
import { MAIL_TEMPLATES, OUTBOX } from '../../../web/text/copy/admin-mails.ts';
import { JOBS } from '../../../web/text/copy/admin-operations.ts';
import { ORDER, ORDERS } from '../../../web/text/copy/admin-orders.ts';
import { ADMINISTRATORS } from '../../../web/text/copy/admin-people.ts';
import { STUDENT as ONE_STUDENT, STUDENTS } from '../../../web/text/copy/admin-students.ts';
import { TRASH } from '../../../web/text/copy/admin-trash.ts';
import { COURSE, DASHBOARD } from '../../../web/text/copy/learning.ts';
import { PROFILE } from '../../../web/text/copy/profile.ts';
import { SEARCH } from '../../../web/text/copy/search.ts';
import { buyDirectly, liveCourse } from './buying.ts';
import { ADMIN, ask, newPerson, type Person, register, STUDENT, signIn } from './people.ts';

/** A screen that reads from the server, and what it says in each of its states. */
export interface ReadingScreen {
  readonly name: string;
  readonly path: string;
  readonly who?: Person;
  /** The call that it stands on, below /api. */
  readonly call: string;
  readonly loading: string;
  /** What a server in trouble is answered with; the server's own words unless given. */
  readonly failed?: string;
  /** An answer with nothing in it, and what is said then. */
  readonly empty?: { readonly json: unknown; readonly words: string };
  /** Something that is only there when all is well. */
  readonly ready: string | RegExp;
}

const withoutModules = (course: CourseReply): CourseReply => ({ ...course, weeks: [] });
const withoutItems = (course: CourseReply): CourseReply => ({
  ...course,
  weeks: course.weeks.map((week) => ({
    ...week,
    documents: [],
    days: week.days.map((day) => ({ ...day, contents: [] })),
  })),
});

const SOUGHT = 'period';
const searching = {
  call: '/search',
  loading: SEARCH.searching,
  empty: { json: { hits: [], nextOffset: null }, words: SEARCH.nothing(SOUGHT) },
  ready: /Periodontology/,
};
const withoutEnrolments = (figures: AdminDashboardReply): AdminDashboardReply => ({
  ...figures,
  trend: figures.trend.map((step) => ({ ...step, enrolments: 0, granted: 0, revenue: 0 })),
  recentEnrolments: [],
  topCourses: [],
});

/** What only an admin reads; `studentId` is the student's of the demonstration. */
async function adminScreens(origin: string, studentId: string): Promise<ReadingScreen[]> {
  const { token } = await signIn(origin, ADMIN);
  const { body: figures } = await ask<AdminDashboardReply>(origin, '/admin/dashboard', { token });
  const buyer = newPerson('Olive Order');
  await register(origin, buyer);
  await buyDirectly(origin, (await signIn(origin, buyer)).token);
  const { body: orders } = await ask<OrdersReply>(origin, '/admin/orders', { token });
  const one = { who: ADMIN, path: `/admin/students/${studentId}` };
  return [
    {
      name: 'admin dashboard',
      path: '/admin',
      who: ADMIN,
      call: '/admin/dashboard',
      loading: ADMIN_DASHBOARD.loading,
      empty: { json: withoutEnrolments(figures), words: ADMIN_DASHBOARD.noTop },
      ready: ADMIN_DASHBOARD.courses,
    },
    {
      name: 'students',
      path: '/admin/students',
      who: ADMIN,
      call: '/admin/students',
      loading: STUDENTS.loading,
      empty: { json: { students: [], total: 0, page: 1, limit: 25 }, words: STUDENTS.none },
      ready: /^1–\d+ of \d+ students$/,
    },
    {
      name: 'orders',
      path: '/admin/orders',
      who: ADMIN,
      call: '/admin/orders',
      loading: ORDERS.loading,
      empty: {
        json: { orders: [], total: 0, paid: 0, refunded: 0, kept: 0, page: 1, limit: 25 },
        words: ORDERS.none,
      },
      ready: /^1–\d+ of \d+ orders?$/,
    },
    {
      name: 'order',
      path: `/admin/orders/${orders.orders[0]?.id ?? ''}`,
      who: ADMIN,
      call: `/admin/orders/${orders.orders[0]?.id ?? ''}`,
      loading: ORDER.loading,
      ready: ORDER.history,
    },
    {
      name: 'student',
      ...one,
      call: `/admin/students/${studentId}`,
      loading: ONE_STUDENT.loading,
      ready: STUDENT.email,
    },
    {
      name: 'protection log',
      ...one,
      call: `/admin/students/${studentId}/activity`,
      loading: ONE_STUDENT.loadingLog,
      empty: { json: { counts: {}, entries: [], nextBefore: null }, words: ONE_STUDENT.noLog },
      ready: ONE_STUDENT.noLog,
    },
    {
      name: 'jobs',
      path: '/admin/jobs',
      who: ADMIN,
      call: '/admin/jobs',
      loading: JOBS.loading,
      empty: {
        json: { counts: { waiting: 0, running: 0, failed: 0 }, jobs: [], nextBefore: null, hasQueueBoard: false },
        words: JOBS.empty.failed,
      },
      ready: /^(Nothing has failed|Given up)$/,
    },
    {
      name: 'outbox',
      path: '/admin/outbox',
      who: ADMIN,
      call: '/admin/outbox',
      loading: OUTBOX.loading,
      empty: {
        json: { service: 'outbox', counts: { waiting: 0, sent: 0, failed: 0 }, mails: [], nextBefore: null },
        words: OUTBOX.empty.all,
      },
      ready: new RegExp(`^(${OUTBOX.empty.all}$|${OUTBOX.to} )`),
    },
    {
      name: 'trash',
      path: '/admin/trash',
      who: ADMIN,
      call: '/admin/trash',
      loading: TRASH.loading,
      empty: { json: { entries: [], nextBefore: null }, words: TRASH.empty },
      ready: new RegExp(`^(${TRASH.empty}|${TRASH.restore})$`),
    },
    {
      name: 'audit log',
      path: '/admin/audit',
      who: ADMIN,
      call: '/admin/audit',
      loading: AUDIT.loading,
      empty: { json: { entries: [], nextBefore: null, actors: [] }, words: AUDIT.none },
      ready: AUDIT.actions['signed-in'],
    },
    {
      name: 'administrators',
      path: '/admin/administrators',
      who: ADMIN,
      call: '/admin/administrators',
      loading: ADMINISTRATORS.loading,
      ready: ADMINISTRATORS.you,
    },
    {
      name: 'mail templates',
      path: '/admin/mail-templates',
      who: ADMIN,
      call: '/admin/mail-templates',
      loading: MAIL_TEMPLATES.loading,
      ready: MAIL_TEMPLATES.sendToMe,
    },
    { name: 'admin search', path: `/admin/search?q=${SOUGHT}`, who: ADMIN, ...searching },
  ];
}

export async function readingScreens(origin: string): Promise<ReadingScreen[]> {
  const { token, user } = await signIn(origin, STUDENT);
  const owned = user.purchasedCourses[0] ?? '';
  const sale = await liveCourse(origin, 'ADC Part 1 Sprint');
  const { body: course } = await ask<CourseReply>(origin, `/user/courses/${owned}`, { token });
  const live = {
    call: '/user/courses/live',
    loading: M.loadingCourses,
    failed: M.coursesLoadFailed,
    ready: sale.title,
  };
  const one = { who: STUDENT, call: `/user/courses/${owned}`, loading: COURSE.loading };
  const admin = {
    who: ADMIN,
    call: '/admin/courses',
    loading: M.loadingCourses,
    failed: ADMIN_WORDS.coursesFetchFailed,
    empty: { json: [], words: ADMIN_WORDS.noCoursesAddOne },
  };
  return [
    ...(await adminScreens(origin, user.id)),
    { name: 'manage courses', path: '/admin/courses', ...admin, ready: sale.title },
    { name: 'bulk upload', path: '/admin/bulk-pdf-upload', ...admin, ready: BULK.which },
    { name: 'courses', path: '/courses', ...live, empty: { json: [], words: M.noCoursesAtTheMoment } },
    {
      name: 'live courses of a student',
      path: '/Mycourse',
      who: STUDENT,
      ...live,
      empty: { json: [], words: M.noLiveCourses },
    },
    {
      name: 'dashboard',
      path: '/studentdashboard',
      who: STUDENT,
      call: '/user/dashboard',
      loading: DASHBOARD.loading,
      empty: { json: { courses: [], continueAt: null }, words: DASHBOARD.emptyTitle },
      ready: DASHBOARD.courses,
    },
    {
      name: 'course',
      path: `/student/course/${owned}`,
      ...one,
      empty: { json: withoutModules(course), words: M.noModules },
      ready: /^MODULE 01/,
    },
    {
      name: 'module',
      path: `/student/course/${owned}`,
      ...one,
      empty: { json: withoutItems(course), words: M.noModuleContent },
      ready: /^MODULE 01/,
    },
    {
      name: 'documents',
      path: `/student/course/${owned}?tab=documents`,
      ...one,
      empty: { json: withoutItems(course), words: COURSE.noDocuments },
      ready: /Mock Paper 1/,
    },
    { name: 'course entry', path: `/mycourse/${owned}`, ...one, ready: course.title },
    {
      name: 'purchases',
      path: '/profile',
      who: STUDENT,
      call: '/user/purchases',
      loading: PROFILE.loadingPurchases,
      empty: { json: [], words: PROFILE.noPurchases },
      ready: PROFILE.purchases,
    },
    { name: 'search', path: `/search?q=${SOUGHT}`, who: STUDENT, ...searching },
    {
      name: 'devices',
      path: '/profile',
      who: STUDENT,
      call: '/auth/sessions',
      loading: PROFILE.loadingDevices,
      ready: PROFILE.thisDevice,
    },
  ];
}
