import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import type { TrashReply } from '../../../src/wire/replies/trash.ts';
import { call } from '../../api/client.ts';
import { TRASH_KEY } from '../../api/trash.ts';

/** Newest first; each page names where the next one begins. */
export const useTrash = () =>
  useInfiniteQuery({
    queryKey: TRASH_KEY,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ before: pageParam })}`;
      return call<TrashReply>(`${paths.trash}${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    staleTime: 0,
  });

export function useTrashRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: TRASH_KEY });
}
