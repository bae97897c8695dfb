import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import type { MessageReply, UserReply } from '../../../src/wire/replies/identity.ts';
import { call } from '../../api/client.ts';
import { downloadWith } from '../../api/download.ts';
import { sessionStore, sessionUserOf } from '../../api/session-store.ts';
import { saveFile } from '../../platform/save-file.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { schoolDay } from '../../text/dates.ts';

/** Fetched separately, because the cookie does not contain the phone. */
const meQuery = queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => call(paths.me, { signal }) });

export const useMe = () => useQuery(meQuery);

/** Saves name and phone; the page and the display cookie take the server's normalized values. */
export function useSaveProfile() {
  const queries = useQueryClient();
  return async (values: { name: string; phone: string }): Promise<UserReply> => {
    // A running fetch would restore the old name.
    await queries.cancelQueries({ queryKey: meQuery.queryKey });
    const reply = await call(paths.profile, { method: 'PUT', body: values });
    queries.setQueryData(meQuery.queryKey, reply);
    sessionStore.update(sessionUserOf(reply.user));
    return reply.user;
  };
}

const purchasesQuery = queryOptions({
  queryKey: ['purchases'],
  queryFn: ({ signal }) => call(paths.purchases, { signal }),
});

export const usePurchases = () => useQuery(purchasesQuery);

/** Asked each time it is shown: the link may have been opened on another device. */
export const useWaitingEmail = () =>
  useQuery({
    queryKey: ['email-change'],
    queryFn: ({ signal }) => call(paths.emailChange, { signal }),
    staleTime: 0,
  });

/** Returns the sentence to show. */
export const requestEmailChange = async (values: { email: string; currentPassword: string }): Promise<string> =>
  (await call(paths.emailChange, { method: 'POST', body: values })).message;

/** Returns the sentence to show. */
export async function changePassword(values: { currentPassword: string; password: string }): Promise<string> {
  const reply: Partial<MessageReply> | undefined = await call(paths.changePassword, {
    method: 'POST',
    body: values,
  });
  return reply?.message || PROFILE.changed;
}

export async function saveOwnCopy(values: { currentPassword: string }): Promise<void> {
  saveFile(await downloadWith(paths.ownDataCopy, values), `personal-data-${schoolDay()}.json`);
}
