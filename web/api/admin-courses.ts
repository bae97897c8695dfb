import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import type { AdminCourseListing, AdminCourseReply, ToggleLiveReply } from '../../src/wire/replies/admin-catalog.ts';
import type { AdminGuidance } from '../../src/wire/replies/guidance.ts';
import type { DeletedReply } from '../../src/wire/replies/trash.ts';
import { ApiError, call } from './client.ts';
import { type CourseInModules, courseInModules } from './course-in-modules.ts';
import { refusedInModules } from './fields-in-modules.ts';

/** One course with everything in it, as an administrator edits it. */
export type AdminCourse = CourseInModules<AdminCourseReply>;

/** One of its modules, with its days and documents. */
export type AdminModule = AdminCourse['modules'][number];

/** One line of the list: counts of what is in the course, without the tree. */
export type ListedCourse = CourseInModules<AdminCourseListing>;

/** What an administrator gives for a new course; `thumbnail` is the key of an upload, or empty. */
export interface NewCourse {
  title: string;
  description: string;
  durationMonths: number;
  /** How many modules to begin with. */
  moduleCount: number;
  price: number;
  thumbnail: string;
}

/** `version` is the one that the person saw: a later one answers 409 with the course as it is now. */
export type CourseEdit = Omit<NewCourse, 'moduleCount'> &
  Omit<AdminGuidance, 'liveRoomMinutes'> & { liveRoomMinutes: number; version?: number };

/** Every course, draft or live, with counts of what is in it. */
export const adminCoursesQuery = queryOptions({
  queryKey: ['admin', 'courses'],
  queryFn: async ({ signal }): Promise<ListedCourse[]> =>
    (await call<AdminCourseListing[]>(paths.adminCourses, { signal })).map(courseInModules),
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
export const createCourse = ({ moduleCount, ...facts }: NewCourse & { idempotencyKey: string }) =>
  call<AdminCourseReply>(paths.adminCourses, { method: 'POST', body: { ...facts, weeks: moduleCount } }).catch(
    refusedInModules,
  );
export const updateCourse = (courseId: string, body: CourseEdit) =>
  call<AdminCourseReply>(href(paths.adminCourse, { courseId }), { method: 'PUT', body });
export const toggleLive = (courseId: string, isLive: boolean) =>
  call<ToggleLiveReply>(href(paths.toggleLive, { courseId }), { method: 'PATCH', body: { isLive } });
/** The title is asked for where somebody ever had the course, and does no harm elsewhere. */
export const deleteCourse = (courseId: string, confirmTitle: string) =>
  call<DeletedReply>(`${href(paths.adminCourse, { courseId })}?${new URLSearchParams({ confirmTitle })}`, {
    method: 'DELETE',
  });

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
