import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminDashboardReply } from '../../../src/wire/admin-dashboard.ts';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';

/** The old period stays in view until the new one is here. */
export const useFigures = (query: string) =>
  useQuery({
    queryKey: ['admin', 'dashboard', query],
    queryFn: ({ signal }) => call<AdminDashboardReply>(`${paths.figures}${query && `?${query}`}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
