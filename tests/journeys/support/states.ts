import type { CourseReply } from '../../../src/wire/catalog.ts';
import { ADMIN as ADMIN_WORDS } from '../../../src/wire/admin-messages.ts';
import { M } from '../../../src/wire/messages.ts';
import { BULK } from '../../../web/text/copy/admin-bulk.ts';
import { COURSE, DASHBOARD } from '../../../web/text/copy/learning.ts';
import { PROFILE } from '../../../web/text/copy/profile.ts';
import { liveCourse } from './buying.ts';
import { ADMIN, ask, signIn, STUDENT, type Person } from './people.ts';

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
  weeks: course.weeks.map((week) => ({ ...week, documents: [], days: week.days.map((day) => ({ ...day, contents: [] })) })),
});

export async function readingScreens(origin: string): Promise<ReadingScreen[]> {
  const { token, user } = await signIn(origin, STUDENT);
  const owned = user.purchasedCourses[0] ?? '';
  const sale = await liveCourse(origin, 'ADC Part 1 Sprint');
  const { body: course } = await ask<CourseReply>(origin, `/user/courses/${owned}`, { token });
  const live = { call: '/user/courses/live', loading: M.loadingCourses, failed: M.coursesLoadFailed, ready: sale.title };
  const one = { who: STUDENT, call: `/user/courses/${owned}`, loading: COURSE.loading };
  const admin = { who: ADMIN, call: '/admin/courses', loading: M.loadingCourses, failed: ADMIN_WORDS.coursesFetchFailed, empty: { json: [], words: ADMIN_WORDS.noCoursesAddOne } };
  return [
    { name: 'manage courses', path: '/admin/courses', ...admin, ready: sale.title },
    { name: 'bulk upload', path: '/admin/bulk-pdf-upload', ...admin, ready: BULK.which },
    { name: 'courses', path: '/courses', ...live, empty: { json: [], words: M.noCoursesAtTheMoment } },
    { name: 'live courses of a student', path: '/Mycourse', who: STUDENT, ...live, empty: { json: [], words: M.noLiveCourses } },
    {
      name: 'dashboard', path: '/studentdashboard', who: STUDENT, call: '/user/dashboard', loading: DASHBOARD.loading,
      empty: { json: { courses: [], continueAt: null }, words: DASHBOARD.emptyTitle }, ready: DASHBOARD.courses,
    },
    { name: 'course', path: `/student/course/${owned}`, ...one, empty: { json: withoutModules(course), words: M.noModules }, ready: /^MODULE 01/ },
    { name: 'module', path: `/student/course/${owned}`, ...one, empty: { json: withoutItems(course), words: M.noModuleContent }, ready: /^MODULE 01/ },
    { name: 'documents', path: `/student/course/${owned}?tab=documents`, ...one, empty: { json: withoutItems(course), words: COURSE.noDocuments }, ready: /Mock Paper 1/ },
    { name: 'course entry', path: `/mycourse/${owned}`, ...one, ready: course.title },
    {
      name: 'purchases', path: '/profile', who: STUDENT, call: '/user/purchases', loading: PROFILE.loadingPurchases,
      empty: { json: [], words: PROFILE.noPurchases }, ready: PROFILE.purchases,
    },
    { name: 'devices', path: '/profile', who: STUDENT, call: '/auth/sessions', loading: PROFILE.loadingDevices, ready: PROFILE.thisDevice },
  ];
}
