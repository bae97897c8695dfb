import { useQuery } from '@tanstack/react-query';
import { paths } from '../../src/wire/paths.ts';
import { call } from './client.ts';

export const openingKey = ['admin', 'opening'] as const;

const EVERY_MS = 60_000;

/** Steps of an owner before the school opens. Asked anew on each visit: other pages change it. */
export const useOpening = () =>
  useQuery({
    queryKey: openingKey,
    queryFn: ({ signal }) => call(paths.opening, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
