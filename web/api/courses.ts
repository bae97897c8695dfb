import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CourseReply, LiveCourseReply } from '../../src/wire/catalog.ts';
import { call } from './client.ts';

/** The public catalogue. */
export const liveCoursesQuery = queryOptions({
  queryKey: ['courses', 'live'],
  queryFn: ({ signal }) => call<LiveCourseReply[]>('/user/courses/live', { signal }),
});

export const useLiveCourses = () => useQuery(liveCoursesQuery);

/** One course with everything in it, for whoever may enter it. */
export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', courseId],
    queryFn: async ({ signal }) => {
      const course = await call<CourseReply | null>(`/user/courses/${encodeURIComponent(courseId)}`, { signal });
      if (!course) throw new Error('The answer holds no course.');
      return course;
    },
    enabled: courseId !== '',
  });

export const useCourse = (courseId: string) => useQuery(courseQuery(courseId));
