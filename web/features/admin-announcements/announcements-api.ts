import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { AnnouncementReply } from '../../../src/wire/replies/news.ts';
import { currentIn } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

/** Id in the address of one that is not written yet. */
export const FRESH = 'new';

const listKey = ['admin', 'announcements', 'list'];

export const useAnnouncements = () =>
  useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams(pageParam === '' ? {} : { before: pageParam });
      return call(withQuery(paths.adminAnnouncements, query) as typeof paths.adminAnnouncements, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextBefore }) => nextBefore,
    staleTime: 0,
  });

const oneQuery = (announcementId: string) =>
  queryOptions({
    queryKey: ['admin', 'announcements', 'one', announcementId],
    queryFn: ({ signal }) => call(href(paths.adminAnnouncement, { announcementId }), { signal }),
  });

export const useAnnouncement = (announcementId: string) =>
  useQuery({
    ...oneQuery(announcementId),
    enabled: announcementId !== FRESH,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export interface Words {
  readonly audience: 'all' | 'courses' | 'students';
  readonly courseIds: readonly string[];
  readonly search: string;
  readonly course: string;
  readonly ends: string;
  readonly subject: string;
  readonly body: string;
  readonly onSite: boolean;
  readonly byMail: boolean;
}

export const EMPTY: Words = {
  audience: 'all',
  courseIds: [],
  search: '',
  course: '',
  ends: '',
  subject: '',
  body: '',
  onSite: true,
  byMail: true,
};

export const wordsOf = ({
  audience,
  courseIds,
  search,
  course,
  ends,
  subject,
  body,
  onSite,
  byMail,
}: AnnouncementReply): Words => ({ audience, courseIds, search, course, ends, subject, body, onSite, byMail });

/** Calls about announcements. Each shows its answer at once, and a newer state that it was refused with. */
export function useAnnouncementCalls() {
  const queries = useQueryClient();
  const show = (reply: AnnouncementReply): AnnouncementReply => {
    queries.setQueryData(oneQuery(reply.id).queryKey, reply);
    return reply;
  };
  const shown = async (answer: Promise<AnnouncementReply>) => {
    try {
      return show(await answer);
    } catch (error) {
      const current = currentIn<AnnouncementReply>(error);
      if (current) show(current);
      throw error;
    }
  };
  const one = (announcementId: string) => ({ announcementId });
  return {
    write: (words: Words) => shown(call(paths.adminAnnouncements, { method: 'POST', body: words })),
    save: ({ id, revision }: AnnouncementReply, words: Words) =>
      shown(call(href(paths.adminAnnouncement, one(id)), { method: 'PUT', body: { ...words, revision } })),
    send: ({ id, revision }: AnnouncementReply, at = '') =>
      shown(call(href(paths.announcementSending, one(id)), { method: 'POST', body: { revision, at } })),
    stop: ({ id }: AnnouncementReply) => shown(call(href(paths.announcementStop, one(id)), { method: 'POST' })),
    test: ({ id }: AnnouncementReply) => call(href(paths.announcementTest, one(id)), { method: 'POST' }),
    remove: async ({ id }: AnnouncementReply) => {
      await call(href(paths.adminAnnouncement, one(id)), { method: 'DELETE' });
      queries.removeQueries({ queryKey: oneQuery(id).queryKey });
    },
  };
}
export type AnnouncementCalls = ReturnType<typeof useAnnouncementCalls>;
