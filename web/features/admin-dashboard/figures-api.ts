import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import type { AdminDashboardReply } from '../../../src/wire/replies/reporting.ts';
import { call } from '../../api/client.ts';

/** Keeps the previous period visible while the new one loads. */
export const useFigures = (query: string) =>
  useQuery({
    queryKey: ['admin', 'dashboard', query],
    queryFn: ({ signal }) => call<AdminDashboardReply>(`${paths.figures}${query && `?${query}`}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
