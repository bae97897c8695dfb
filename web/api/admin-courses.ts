import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AdminCourseListing,
  AdminCourseReply,
  AdminWeekReply,
  ToggleLiveReply,
} from '../../src/wire/admin-catalog.ts';
import { href, paths } from '../../src/wire/paths.ts';
import { ApiError, call } from './client.ts';

/*
 * JSON calls a module a week. The queries below translate that once, so that no screen has to know: `weeks` are
 * `modules` and a `weekNumber` is a `moduleNumber` from here on.
 */

type Modules<Week extends { weekNumber: number }> = (Omit<Week, 'weekNumber'> & { moduleNumber: number })[];

/** One module with its days and documents, as an administrator edits it. */
export type AdminModule = Modules<AdminWeekReply>[number];

/** One course with everything in it. */
export type AdminCourse = Omit<AdminCourseReply, 'weeks'> & { modules: AdminModule[] };

/** One line of the list: counts of what is in the course, without the tree. */
export type ListedCourse = Omit<AdminCourseListing, 'weeks'> & {
  modules: Modules<AdminCourseListing['weeks'][number]>;
};

/** The course as the screens have it. */
export const courseInModules = <Week extends { weekNumber: number }, Rest>({
  weeks,
  ...course
}: Rest & { weeks: Week[] }) => ({
  ...course,
  modules: weeks.map(({ weekNumber, ...module }) => ({ ...module, moduleNumber: weekNumber })),
});

/**
 * What an administrator gives for a new course, in the words of the request; `thumbnail` is the key of an upload, or
 * empty.
 */
export interface NewCourse {
  title: string;
  description: string;
  durationMonths: number;
  /** How many modules to begin with. */
  weeks: number;
  price: number;
  thumbnail: string;
}

/** `version` is the one that the person saw: a later one answers 409 with the course as it is now. */
export type CourseEdit = Omit<NewCourse, 'weeks'> & { version?: number };

/** Every course, draft or live, with counts of what is in it. */
export const adminCoursesQuery = queryOptions({
  queryKey: ['admin', 'courses'],
  queryFn: async ({ signal }): Promise<ListedCourse[]> =>
    (await call<AdminCourseListing[]>(paths.adminCourses, { signal })).map((course) => courseInModules(course)),
});

export const useAdminCourses = () => useQuery(adminCoursesQuery);

/** One course with everything in it. */
export const adminCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['admin', 'courses', courseId],
    queryFn: async ({ signal }): Promise<AdminCourse> =>
      courseInModules(await call<AdminCourseReply>(href(paths.adminCourse, { courseId }), { signal })),
    enabled: courseId !== '',
  });

export const useAdminCourse = (courseId: string) => useQuery(adminCourseQuery(courseId));

/** The key names the request: sent again after a lost answer, it makes no second course. */
export const createCourse = (body: NewCourse & { idempotencyKey: string }) =>
  call<AdminCourseReply>(paths.adminCourses, { method: 'POST', body });
export const updateCourse = (courseId: string, body: CourseEdit) =>
  call<AdminCourseReply>(href(paths.adminCourse, { courseId }), { method: 'PUT', body });
export const toggleLive = (courseId: string, isLive: boolean) =>
  call<ToggleLiveReply>(href(paths.toggleLive, { courseId }), { method: 'PATCH', body: { isLive } });
export const deleteCourse = (courseId: string) =>
  call<unknown>(href(paths.adminCourse, { courseId }), { method: 'DELETE' });

/** What somebody else has saved meanwhile, where a save for an older version was refused (409). */
export const currentIn = <Current>(error: unknown): Current | undefined =>
  error instanceof ApiError && error.status === 409 ? ((error.current as Current | null) ?? undefined) : undefined;

/** After a change: whatever shows courses asks again, the lists for visitors and students too. */
export function useCourseRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: adminCoursesQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ['courses'] }),
    ]);
  };
}
