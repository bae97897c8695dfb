import { queryOptions, useQuery } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import type { GuidanceReply } from '../../src/wire/replies/guidance.ts';
import { call } from './client.ts';

/** Who helps the students of a course: live room, study group, mentor. */
export type CourseGuidance = GuidanceReply;

/** Of one course, for whoever may enter it. The key begins as the course's own does, and goes with it. */
const guidanceQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'guidance'],
    queryFn: ({ signal }) => call<GuidanceReply>(href(paths.courseGuidance, { courseId }), { signal }),
    enabled: courseId !== '',
  });

export const useGuidance = (courseId: string) => useQuery(guidanceQuery(courseId));

/** Of every course that I may enter. */
const myGuidanceQuery = queryOptions({
  queryKey: ['guidance'],
  queryFn: ({ signal }) => call<GuidanceReply[]>(paths.guidance, { signal }),
});

/** @param isWanted false for whoever has no course: there is nothing to ask for. */
export const useMyGuidance = (isWanted = true) => useQuery({ ...myGuidanceQuery, enabled: isWanted });

/** The discussions as a calendar file. The browser opens it by itself, with the session's cookie. */
export const calendarAddress = (courseId: string) => `/api${href(paths.discussionCalendar, { courseId })}`;

/**
 * A page that shows guidance above something else waits for it, so that nothing moves when it comes; its first failure
 * ends the waiting.
 */
export const isAwaited = ({ isLoading, failureCount }: { isLoading: boolean; failureCount: number }): boolean =>
  isLoading && failureCount === 0;
