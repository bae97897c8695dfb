import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobState } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import { useLog } from '../../admin/list-api.ts';
import { call } from '../../api/client.ts';
import { toDoKey } from '../../api/to-do.ts';

/** A person who watches a queue wants to see it move. */
const REFRESH_MS = 3_000;

/** Asked again while the page is looked at. */
export const useJobs = (state: JobState) =>
  useLog(['admin', 'jobs'], paths.jobs, new URLSearchParams({ state }), REFRESH_MS);

/** One failed job, or all of them. */
export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      call(id === undefined ? paths.retryJobs : href(paths.retryJob, { jobId: id }), {
        method: 'POST',
      }),
    onSettled: () =>
      Promise.all([['admin', 'jobs'], toDoKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
