import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import type { OutboxReply } from '../../../src/wire/support.ts';
import { call } from '../../api/client.ts';

/** Newest mails first; each page names where the next one begins. */
export const useOutbox = () =>
  useInfiniteQuery({
    queryKey: ['admin', 'outbox'],
    queryFn: ({ pageParam, signal }) =>
      call<OutboxReply>(`${paths.outbox}${pageParam ? `?before=${encodeURIComponent(pageParam)}` : ''}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    staleTime: 0,
  });
