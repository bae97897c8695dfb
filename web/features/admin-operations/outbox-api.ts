import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAIL_STATES } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import { useLog } from '../../admin/list-api.ts';
import { anyOf, listQuery, type QueryOf, typedWords } from '../../admin/list-query.ts';
import { call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { toDoKey } from '../../api/to-do.ts';

export const EMAILS_QUERY = listQuery({ state: anyOf(MAIL_STATES), search: typedWords });
export type EmailsQuery = QueryOf<typeof EMAILS_QUERY>;

export const useOutbox = (query: EmailsQuery) => useLog(['admin', 'outbox'], paths.outbox, EMAILS_QUERY.params(query));

/** One failed mail. */
export function useRetryMail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mailId: string) => call(href(paths.retryMail, { mailId }), { method: 'POST' }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['admin', 'outbox'] }),
        queries.invalidateQueries({ queryKey: toDoKey }),
      ]),
  });
}

/** The server shows a mail as a document of its own, which a frame opens with the session's cookie. */
export const mailPage = (mailId: string): string => `/api${href(paths.outboxMailPage, { mailId })}`;
/** Whether the page may be opened: the password is asked for here, because a frame cannot ask for it. */
export const askForMail = (mailId: string) => download(href(paths.outboxMailPage, { mailId }));
export const templatePage = (kind: string): string => `/api${href(paths.mailTemplatePage, { kind })}`;

export const useMailTemplates = () =>
  useQuery({
    queryKey: ['admin', 'mail-templates'],
    queryFn: ({ signal }) => call(paths.mailTemplates, { signal }),
  });
