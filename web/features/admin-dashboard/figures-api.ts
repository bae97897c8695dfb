import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths, withQuery } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';

/** Keeps the previous period visible while the new one loads. */
export const useFigures = (query: string) =>
  useQuery({
    queryKey: ['admin', 'dashboard', query],
    queryFn: ({ signal }) => call(withQuery(paths.figures, new URLSearchParams(query)), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
