import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminCourseListing, AdminCourseReply, ToggleLiveReply } from '../../src/wire/admin-catalog.ts';
import { call } from './client.ts';

/** What an administrator gives for a new course; `thumbnail` is the key of an upload, or empty. */
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

const coursePath = (courseId: string) => `/admin/courses/${encodeURIComponent(courseId)}`;

/** Every course, draft or live, with counts of what is in it. */
export const adminCoursesQuery = queryOptions({
  queryKey: ['admin', 'courses'],
  queryFn: ({ signal }) => call<AdminCourseListing[]>('/admin/courses', { signal }),
});

export const useAdminCourses = () => useQuery(adminCoursesQuery);

/** One course with everything in it. */
export const adminCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['admin', 'courses', courseId],
    queryFn: ({ signal }) => call<AdminCourseReply>(coursePath(courseId), { signal }),
    enabled: courseId !== '',
  });

export const useAdminCourse = (courseId: string) => useQuery(adminCourseQuery(courseId));

/** The key names the request: sent again after a lost answer, it makes no second course. */
export const createCourse = (body: NewCourse & { idempotencyKey: string }) =>
  call<AdminCourseReply>('/admin/courses', { method: 'POST', body });
export const updateCourse = (courseId: string, body: CourseEdit) =>
  call<AdminCourseReply>(coursePath(courseId), { method: 'PUT', body });
export const toggleLive = (courseId: string, isLive: boolean) =>
  call<ToggleLiveReply>(`${coursePath(courseId)}/toggle-live`, { method: 'PATCH', body: { isLive } });
export const deleteCourse = (courseId: string) => call<unknown>(coursePath(courseId), { method: 'DELETE' });

/** After a change: whatever shows courses asks again, the lists for visitors and students too. */
export function useCourseRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['admin', 'courses'] }),
      queries.invalidateQueries({ queryKey: ['courses'] }),
    ]);
  };
}
