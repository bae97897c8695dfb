import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { THREAD_KINDS, THREAD_STATES } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { CannedAnswersReply, InboxThreadReply } from '../../../src/wire/replies/mentor.ts';
import { useLog } from '../../admin/list-api.ts';
import { anyOf, listQuery, oneOf, type QueryOf, typedWords } from '../../admin/list-query.ts';
import { showing } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { toDoKey } from '../../api/to-do.ts';

/** Open threads unless the address says otherwise; `all` is every state. */
export const INBOX_QUERY = listQuery({
  search: typedWords,
  state: oneOf([...THREAD_STATES, 'all'], 'open'),
  about: anyOf(THREAD_KINDS),
  assigned: anyOf(['me']),
});

const LIST = ['admin', 'inbox', 'list'] as const;

export function useInbox(query: QueryOf<typeof INBOX_QUERY>) {
  const params = INBOX_QUERY.filters(query);
  params.delete('state');
  if (query.state !== 'all') params.set('state', query.state);
  return useLog(LIST, paths.inbox, params);
}

const oneQuery = (threadId: string) =>
  queryOptions({
    queryKey: ['admin', 'inbox', 'one', threadId],
    queryFn: ({ signal }) => call(href(paths.inboxThread, { threadId }), { signal }),
  });

/** Not read again while an answer is typed: what is newer comes with the refusal to send over it. */
export const useInboxThread = (threadId: string) =>
  useQuery({ ...oneQuery(threadId), staleTime: 0, refetchOnWindowFocus: false });

/** Calls about a thread. Each shows its answer at once, and a newer state that it was refused with. */
export function useInboxCalls({ id, revision }: InboxThreadReply) {
  const queries = useQueryClient();
  const shown = async (answer: Promise<InboxThreadReply>) => {
    try {
      await showing(answer, (reply) => queries.setQueryData(oneQuery(id).queryKey, reply));
    } finally {
      for (const queryKey of [LIST, toDoKey]) void queries.invalidateQueries({ queryKey });
    }
  };
  const one = { threadId: id };
  return {
    answer: (text: string) => shown(call(href(paths.threadAnswer, one), { method: 'POST', body: { text, revision } })),
    assign: (assignedTo: string | null) =>
      shown(call(href(paths.threadAssignment, one), { method: 'PUT', body: { assignedTo, revision } })),
    close: () => shown(call(href(paths.threadClosure, one), { method: 'POST', body: { revision } })),
    reopen: () => shown(call(href(paths.threadReopening, one), { method: 'POST', body: { revision } })),
    show: (isShown: boolean) =>
      shown(call(href(paths.threadShowing, one), { method: 'PUT', body: { isShown, revision } })),
  };
}

const cannedQuery = queryOptions({
  queryKey: ['admin', 'canned-answers'],
  queryFn: ({ signal }) => call(paths.cannedAnswers, { signal }),
});

export const useCannedAnswers = () => useQuery(cannedQuery);

/** Saves and removes canned answers; each call answers the whole list. */
export function useCannedCalls() {
  const queries = useQueryClient();
  const listed = async (answer: Promise<CannedAnswersReply>) =>
    void queries.setQueryData(cannedQuery.queryKey, await answer);
  return {
    save: (canned: { title: string; text: string }) =>
      listed(call(paths.cannedAnswers, { method: 'POST', body: canned })),
    remove: (cannedAnswerId: string) =>
      listed(call(href(paths.cannedAnswer, { cannedAnswerId }), { method: 'DELETE' })),
  };
}
