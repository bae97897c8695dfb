import { useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { MessageReply } from '../../../src/wire/replies/identity.ts';
import type { AdministratorReply } from '../../../src/wire/replies/people.ts';
import { call } from '../../api/client.ts';

export const useAdministrators = () =>
  useQuery({
    queryKey: ['admin', 'administrators'],
    queryFn: ({ signal }) => call<AdministratorReply[]>(paths.administrators, { signal }),
    staleTime: 0,
  });

/** Each answers the server's sentence, once the screens that show accounts have been asked for again. */
export function usePerson(userId: string) {
  const queries = useQueryClient();
  const send = async (path: string, body?: object): Promise<string> => {
    const { message } = await call<MessageReply>(path, { method: 'POST', ...(body && { body }) });
    await queries.invalidateQueries({ queryKey: ['admin'] });
    return message;
  };
  return {
    disable: (body: { reason: string }) => send(href(paths.disablePerson, { userId }), body),
    enable: () => send(href(paths.enablePerson, { userId })),
    endSessions: () => send(href(paths.endSessions, { userId })),
  };
}
