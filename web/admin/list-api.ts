import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Address } from '../../src/wire/paths.ts';
import type { Answer, Answers } from '../../src/wire/replies/answers.ts';
import { call } from '../api/client.ts';
import { withQuery } from '../platform/with-query.ts';

/** Paths whose GET answers JSON. */
type ListPath = { [Path in keyof Answers]: Answers[Path] extends { GET: unknown } ? Path : never }[keyof Answers];
/** Paths of logs, whose pages name where the next one begins. */
type LogPath = {
  [Path in keyof Answers]: Answers[Path] extends { GET: { nextBefore: string | number | null } } ? Path : never;
}[keyof Answers];

/** One page of a list. It stays on screen until the next page is here. */
export const useList = <Path extends ListPath>(key: readonly string[], path: Path, params: URLSearchParams) =>
  useQuery({
    queryKey: [...key, params.toString()],
    queryFn: ({ signal }) => call(withQuery(path, params), { signal }) as Promise<Answer<Path, 'GET'>>,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A log, newest first; each page of it names where the next one begins. */
export const useLog = <Path extends LogPath>(
  key: readonly string[],
  path: Path | Address<Path>,
  params = new URLSearchParams(),
  refetchInterval?: number,
) =>
  useInfiniteQuery({
    queryKey: [...key, params.toString()],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams(params);
      if (pageParam !== null) asked.set('before', String(pageParam));
      return call(withQuery(path, asked), { signal }) as Promise<Answer<Path, 'GET'>>;
    },
    initialPageParam: null as string | number | null,
    getNextPageParam: (page) => page.nextBefore,
    staleTime: 0,
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
