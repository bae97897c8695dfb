import { queryOptions, useQuery } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import type { GuidanceReply } from '../../src/wire/replies/guidance.ts';
import { call } from './client.ts';

/** Guidance of a course: next discussion, study group, mentor. */
export type CourseGuidance = GuidanceReply;

/**
 * Queries one course's guidance, for users with access. Its key starts with the course's, so both are invalidated
 * together.
 */
const guidanceQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'guidance'],
    queryFn: ({ signal }) => call(href(paths.courseGuidance, { courseId }), { signal }),
    enabled: courseId !== '',
  });

export const useGuidance = (courseId: string) => useQuery(guidanceQuery(courseId));

/** Queries the guidance of all own courses. */
const myGuidanceQuery = queryOptions({
  queryKey: ['guidance'],
  queryFn: ({ signal }) => call(paths.guidance, { signal }),
});

/** @param isWanted false for users without a course: skips the query. */
export const useMyGuidance = (isWanted = true) => useQuery({ ...myGuidanceQuery, enabled: isWanted });

/** Returns the URL of the discussions' calendar file, which the browser opens with the session's cookie. */
export const calendarAddress = (courseId: string) => `/api${href(paths.discussionCalendar, { courseId })}`;

/**
 * True while a page should wait for guidance above its content, to avoid layout shift; the first failure ends the
 * waiting.
 */
export const isAwaited = ({ isLoading, failureCount }: { isLoading: boolean; failureCount: number }): boolean =>
  isLoading && failureCount === 0;
