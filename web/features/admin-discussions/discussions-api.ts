import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { CourseDiscussionsReply } from '../../../src/wire/replies/discussions.ts';
import { showing } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';

export type DiscussionSeries = CourseDiscussionsReply['series'][number];
export type HeldDiscussion = CourseDiscussionsReply['coming'][number];

const discussionsQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['admin', 'discussions', courseId],
    queryFn: ({ signal }) => call(href(paths.adminDiscussions, { courseId }), { signal }),
    staleTime: 0,
  });

export const useCourseDiscussions = (courseId: string) => useQuery(discussionsQuery(courseId));

/**
 * Calls about the discussions of a course. Each shows its answer at once, and a newer state that it was refused with.
 */
export function useDiscussionCalls(courseId: string) {
  const queries = useQueryClient();
  const shown = (answer: Promise<CourseDiscussionsReply>) =>
    showing(answer, (reply) => queries.setQueryData(discussionsQuery(courseId).queryKey, reply));
  return {
    add: (body: object) => shown(call(href(paths.discussionSeries, { courseId }), { method: 'POST', body })),
    edit: (seriesId: string, body: object) =>
      shown(call(href(paths.discussionSeriesOne, { courseId, seriesId }), { method: 'PUT', body })),
    end: ({ id: seriesId, revision }: DiscussionSeries) =>
      shown(call(href(paths.endDiscussionSeries, { courseId, seriesId }), { method: 'POST', body: { revision } })),
    change: (discussionId: string, body: object) =>
      shown(call(href(paths.adminDiscussion, { courseId, discussionId }), { method: 'PUT', body })),
    attach: (discussionId: string, body: object) =>
      shown(call(href(paths.discussionRecording, { courseId, discussionId }), { method: 'PUT', body })),
  };
}
export type DiscussionCalls = ReturnType<typeof useDiscussionCalls>;
