import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { LessonPlacesReply } from '../../../src/wire/replies/lessons.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

export type TaughtPlace = LessonPlacesReply['places'][number];

const placesQuery = (questionId: string) =>
  queryOptions({
    queryKey: ['admin', 'questions', questionId, 'lessons'],
    queryFn: ({ signal }) => call(href(paths.questionLessons, { questionId }), { signal }),
    staleTime: 0,
  });

export const usePlaces = (questionId: string) => useQuery(placesQuery(questionId));

/** Sets where a question is taught, and shows it. */
export function useSetPlaces(questionId: string) {
  const queries = useQueryClient();
  return async (places: readonly Pick<TaughtPlace, 'contentId' | 'at'>[]): Promise<void> => {
    const body = { places: places.map(({ contentId, at }) => ({ contentId, at })) };
    const reply = await call(href(paths.questionLessons, { questionId }), { method: 'PUT', body });
    queries.setQueryData(placesQuery(questionId).queryKey, reply);
  };
}

export const useLessons = (search: string) =>
  useQuery({
    queryKey: ['admin', 'lessons', search],
    queryFn: ({ signal }) => call(withQuery(paths.lessons, { search }) as typeof paths.lessons, { signal }),
    staleTime: 0,
    // Rows stay while the next ones come, so that no press on one is lost.
    placeholderData: keepPreviousData,
  });
