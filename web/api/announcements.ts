import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import type { UnreadReply } from '../../src/wire/replies/news.ts';
import { call } from './client.ts';

export type UnreadAnnouncement = UnreadReply['announcements'][number];

const unreadQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: ({ signal }) => call(paths.announcements, { signal }),
});

/** Announcements that one has not read, newest first. */
export const useUnread = () => useQuery(unreadQuery);

/** Marks one as read, and takes it off the screen at once. */
export function useMarkRead() {
  const queries = useQueryClient();
  return async (announcementId: string): Promise<void> => {
    await call(href(paths.announcementRead, { announcementId }), { method: 'POST' });
    queries.setQueryData(unreadQuery.queryKey, (reply) =>
      reply ? { announcements: reply.announcements.filter(({ id }) => id !== announcementId) } : reply,
    );
  };
}
