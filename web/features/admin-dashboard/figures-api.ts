import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

/** Keeps the previous period visible while the new one loads. */
export const useFigures = (query: string) =>
  useQuery({
    queryKey: ['admin', 'dashboard', query],
    queryFn: ({ signal }) => call(withQuery(paths.figures, new URLSearchParams(query)), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
