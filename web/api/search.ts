import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '../../src/wire/paths.ts';
import type { SearchHitReply } from '../../src/wire/replies/catalog.ts';
import { withQuery } from '../platform/with-query.ts';
import { call } from './client.ts';

/** A hit with its place. Levels below its own kind are null. */
export type SearchHit = Omit<SearchHitReply, 'weekId' | 'weekNumber' | 'weekTitle'> & {
  moduleId: string | null;
  moduleNumber: number | null;
  moduleTitle: string | null;
};

/** Translates a hit: JSON calls a module a week. */
export const hitInModules = ({ weekId, weekNumber, weekTitle, ...hit }: SearchHitReply): SearchHit => ({
  ...hit,
  moduleId: weekId,
  moduleNumber: weekNumber,
  moduleTitle: weekTitle,
});

/** Keeps the previous results until the next are loaded. */
export const useSearch = (text: string) =>
  useInfiniteQuery({
    queryKey: ['search', text],
    queryFn: async ({ pageParam, signal }) => {
      const params = new URLSearchParams({ q: text, offset: String(pageParam) });
      const { hits, nextOffset } = await call(withQuery(paths.search, params), { signal });
      return { hits: hits.map(hitInModules), nextOffset };
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextOffset,
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const NO_MOMENTS: SearchHit['moments'] = [];

/** Where a video says the words; none while that is not known. */
export function useMoments(asked: { courseId: string; contentId: string; words: string }): SearchHit['moments'] {
  const { courseId, contentId, words } = asked;
  const { data } = useQuery({
    queryKey: ['moments', contentId, words],
    queryFn: ({ signal }) =>
      call(withQuery(paths.search, new URLSearchParams({ q: words, courseId, contentId })), { signal }),
    enabled: words !== '',
    staleTime: Infinity,
  });
  return data?.hits[0]?.moments ?? NO_MOMENTS;
}
