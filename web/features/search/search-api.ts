import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { SearchReply } from '../../../src/wire/search.ts';
import { call } from '../../api/client.ts';

/** What was found for the last words stays on the screen until the next is there. */
export const useSearch = (text: string) =>
  useInfiniteQuery({
    queryKey: ['search', text],
    queryFn: ({ pageParam, signal }) =>
      call<SearchReply>(`/search?${new URLSearchParams({ q: text, offset: String(pageParam) }).toString()}`, {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextOffset,
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
