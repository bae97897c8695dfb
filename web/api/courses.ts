import { queryOptions, useQuery } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import type { CoursePageReply, CourseReply, LiveCourseReply } from '../../src/wire/replies/catalog.ts';
import { call } from './client.ts';
import { type CourseInModules, courseInModules } from './course-in-modules.ts';
import { takePageData } from './page-data.ts';

/** Public facts of a course: counts, never a file. */
export type LiveCourse = CourseInModules<LiveCourseReply>;

/** Public page of a course: titles and lengths of its content, never a file. */
export type CoursePage = CourseInModules<CoursePageReply>;

/** A course with its content. */
export type Course = CourseInModules<CourseReply>;

/** A module with its days and documents. */
export type CourseModule = Course['modules'][number];

/**
 * The public catalogue. Data of the prerendered document is shown first and refetched at once: it may be older than a
 * price.
 */
export const liveCoursesQuery = queryOptions({
  queryKey: ['courses', 'live'],
  queryFn: async ({ signal }): Promise<LiveCourse[]> =>
    (await call(paths.liveCourses, { signal })).map(courseInModules),
  initialData: (): LiveCourse[] | undefined => takePageData('liveCourses')?.map(courseInModules),
  initialDataUpdatedAt: 0,
});

export const useLiveCourses = () => useQuery(liveCoursesQuery);

/** A course, for users with access. */
export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', courseId],
    queryFn: async ({ signal }): Promise<Course> => {
      const course = await call(href(paths.course, { courseId }), { signal });
      if (!course) throw new Error('The answer holds no course.');
      return courseInModules(course);
    },
    enabled: courseId !== '',
  });

export const useCourse = (courseId: string) => useQuery(courseQuery(courseId));

/** Queries an item's own facts, independent of its course. */
export const useContentInfo = (contentId: string) =>
  useQuery({
    queryKey: ['video', contentId],
    queryFn: ({ signal }) => call(href(paths.contentInfo, { videoId: contentId }), { signal }),
    enabled: contentId !== '',
  });
