import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AudienceKind } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { AnnouncementReply } from '../../../src/wire/replies/news.ts';
import { useLog } from '../../admin/list-api.ts';
import { showing } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';

/** Id in the address of an announcement that is not saved yet. */
export const FRESH = 'new';

export const useAnnouncements = () => useLog(['admin', 'announcements', 'list'], paths.adminAnnouncements);

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
  readonly audience: AudienceKind;
  readonly courseIds: readonly string[];
  readonly userIds: readonly string[];
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
  userIds: [],
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
  userIds,
  search,
  course,
  ends,
  subject,
  body,
  onSite,
  byMail,
}: AnnouncementReply): Words => ({
  audience,
  courseIds,
  userIds,
  search,
  course,
  ends,
  subject,
  body,
  onSite,
  byMail,
});

/** True until it leaves. */
export const mayChange = ({ state }: AnnouncementReply): boolean => state === 'draft' || state === 'planned';

/** Calls about announcements. Each shows its answer at once, and a newer state that it was refused with. */
export function useAnnouncementCalls() {
  const queries = useQueryClient();
  const shown = (answer: Promise<AnnouncementReply>) =>
    showing(answer, (reply) => void queries.setQueryData(oneQuery(reply.id).queryKey, reply));
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
