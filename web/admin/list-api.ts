import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';

export const withParams = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params}` : path;

/** One page of a list. It stays on screen until the next page is here. */
export const useList = <Reply>(key: readonly string[], path: string, params: URLSearchParams) =>
  useQuery({
    queryKey: [...key, params.toString()],
    queryFn: ({ signal }) => call<Reply>(withParams(path, params), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A log, newest first; each page of it names where the next one begins. */
export const useLog = <Page extends { nextBefore: string | null }>(
  key: readonly string[],
  path: string,
  params = new URLSearchParams(),
  refetchInterval?: number,
) =>
  useInfiniteQuery({
    queryKey: [...key, params.toString()],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams(params);
      if (pageParam !== null) asked.set('before', pageParam);
      return call<Page>(withParams(path, asked), { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    staleTime: 0,
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
