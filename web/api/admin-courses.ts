import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import type { AdminCourseListing, AdminCourseReply } from '../../src/wire/replies/admin-catalog.ts';
import type { AdminGuidance } from '../../src/wire/replies/guidance.ts';
import { withQuery } from '../platform/with-query.ts';
import { ApiError, call } from './client.ts';
import { type CourseInModules, courseInModules } from './course-in-modules.ts';
import { refusedInModules } from './fields-in-modules.ts';

/** A course with its content, for administrators. */
export type AdminCourse = CourseInModules<AdminCourseReply>;

/** A module with its days and documents. */
export type AdminModule = AdminCourse['modules'][number];

/** A row of the list: counts of the course's content, without the tree. */
export type ListedCourse = CourseInModules<AdminCourseListing>;

/** Input of a new course; `thumbnail` is the key of an upload, or empty. */
export interface NewCourse {
  title: string;
  description: string;
  durationMonths: number;
  /** Initial number of modules. */
  moduleCount: number;
  /** Titles of its first modules; the others get the default one. */
  moduleTitles?: readonly string[];
  price: number;
  thumbnail: string;
}

/** `version` is the one that was read (optimistic locking): if it is outdated, answers 409 with the current course. */
export type CourseEdit = Omit<NewCourse, 'moduleCount'> &
  Pick<AdminCourse, 'slug' | 'hasQuestionBank'> &
  AdminGuidance & { version?: number };

/** All courses, draft or live, with counts of their content. */
export const adminCoursesQuery = queryOptions({
  queryKey: ['admin', 'courses'],
  queryFn: async ({ signal }): Promise<ListedCourse[]> =>
    (await call(paths.adminCourses, { signal })).map(courseInModules),
});

export const useAdminCourses = () => useQuery(adminCoursesQuery);

/** A course with its content. */
export const adminCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['admin', 'courses', courseId],
    queryFn: async ({ signal }): Promise<AdminCourse> =>
      courseInModules(await call(href(paths.adminCourse, { courseId }), { signal })),
    enabled: courseId !== '',
  });

export const useAdminCourse = (courseId: string) => useQuery(adminCourseQuery(courseId));

/** Creates a course. The idempotency key prevents a second one after a lost answer. */
export const createCourse = ({ moduleCount, ...facts }: NewCourse & { idempotencyKey: string }) =>
  call(paths.adminCourses, { method: 'POST', body: { ...facts, weeks: moduleCount } }).catch(refusedInModules);
export const updateCourse = (courseId: string, body: CourseEdit) =>
  call(href(paths.adminCourse, { courseId }), { method: 'PUT', body });
export const toggleLive = (courseId: string, isLive: boolean) =>
  call(href(paths.toggleLive, { courseId }), { method: 'PATCH', body: { isLive } });
/** Deletes a course. The server checks the title if the course was ever owned, and ignores it otherwise. */
export const deleteCourse = (courseId: string, confirmTitle: string) =>
  call(withQuery(href(paths.adminCourse, { courseId }), { confirmTitle }), {
    method: 'DELETE',
  });

/** Returns the current state from a conflict (409). */
export const currentIn = <Current>(error: unknown): Current | undefined =>
  error instanceof ApiError && error.status === 409 ? ((error.current as Current | null) ?? undefined) : undefined;

/** Shows what a call answers, or the newer state that it is refused with; throws the refusal all the same. */
export async function showing<Reply>(answer: Promise<Reply>, show: (reply: Reply) => void): Promise<Reply> {
  try {
    const reply = await answer;
    show(reply);
    return reply;
  } catch (error) {
    const current = currentIn<Reply>(error);
    if (current) show(current);
    throw error;
  }
}

/** Returns a function that invalidates every query with courses, including the visitors' and students' lists. */
export function useCourseRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: adminCoursesQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ['courses'] }),
    ]);
  };
}
