import { useQuery } from '@tanstack/react-query';
import { paths } from '../../src/wire/paths.ts';
import { call } from './client.ts';

export const setupChecklistKey = ['admin', 'opening'] as const;

/** Long enough for the page and its list to share one answer. */
const FRESH_MS = 1_000;

/** Steps of an owner before the school opens. Asked anew on each visit: other pages change it. */
export const useSetupChecklist = (enabled = true) =>
  useQuery({
    queryKey: setupChecklistKey,
    queryFn: ({ signal }) => call(paths.opening, { signal }),
    enabled,
    staleTime: FRESH_MS,
  });
