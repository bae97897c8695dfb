import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CourseReply, LiveCourseReply } from '../../src/wire/catalog.ts';
import { href, paths } from '../../src/wire/paths.ts';
import { call } from './client.ts';

/** The public catalogue. */
export const liveCoursesQuery = queryOptions({
  queryKey: ['courses', 'live'],
  queryFn: ({ signal }) => call<LiveCourseReply[]>(paths.liveCourses, { signal }),
});

export const useLiveCourses = () => useQuery(liveCoursesQuery);

/** One course with everything in it, for whoever may enter it. */
export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', courseId],
    queryFn: async ({ signal }) => {
      const course = await call<CourseReply | null>(href(paths.course, { courseId }), { signal });
      if (!course) throw new Error('The answer holds no course.');
      return course;
    },
    enabled: courseId !== '',
  });

export const useCourse = (courseId: string) => useQuery(courseQuery(courseId));
