import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobState } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { JobsReply, JobsRetriedReply } from '../../../src/wire/replies/operations.ts';
import { call } from '../../api/client.ts';

/** A person who watches a queue wants to see it move. */
const REFRESH_MS = 3_000;

/** Newest first; each page names where the next one begins. Asked again while the page is looked at. */
export const useJobs = (state: JobState) =>
  useInfiniteQuery({
    queryKey: ['admin', 'jobs', state],
    queryFn: ({ pageParam, signal }) =>
      call<JobsReply>(`${paths.jobs}?state=${state}${pageParam ? `&before=${encodeURIComponent(pageParam)}` : ''}`, {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });

/** One failed job, or all of them. */
export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      call<JobsRetriedReply>(id === undefined ? paths.retryJobs : href(paths.retryJob, { jobId: id }), {
        method: 'POST',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'jobs'] }),
  });
}
