import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Address, href, paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { saveFile } from '../../platform/save-file.ts';
import { schoolDay } from '../../text/dates.ts';

export const useTeam = () =>
  useQuery({
    queryKey: ['admin', 'team'],
    queryFn: ({ signal }) => call(paths.team, { signal }),
    staleTime: 0,
  });

/** Answers the server's sentence. The address changes once the student has used the link. */
export function useCorrectEmail(studentId: string) {
  const queries = useQueryClient();
  return async (body: { email: string; reason: string }): Promise<string> => {
    const { message } = await call(href(paths.studentEmail, { studentId }), { method: 'PUT', body });
    await queries.invalidateQueries({ queryKey: ['admin'] });
    return message;
  };
}

/** Sends what changes the team, and answers the server's sentence once the screens have been asked for again. */
export function useTeamActs() {
  const queries = useQueryClient();
  const told = async (answer: Promise<{ message: string }>): Promise<string> => {
    const { message } = await answer;
    await queries.invalidateQueries({ queryKey: ['admin'] });
    return message;
  };
  return {
    invite: (body: { email: string; roles: readonly string[] }) =>
      told(call(paths.invitations, { method: 'POST', body })),
    resend: (invitationId: string) => told(call(href(paths.resendInvitation, { invitationId }), { method: 'POST' })),
    withdraw: (invitationId: string) => told(call(href(paths.invitationOf, { invitationId }), { method: 'DELETE' })),
    setRoles: (userId: string, roles: readonly string[]) =>
      told(call(href(paths.personRoles, { userId }), { method: 'PUT', body: { roles } })),
  };
}

type PersonPath =
  | typeof paths.studentErasure
  | typeof paths.disablePerson
  | typeof paths.enablePerson
  | typeof paths.endSessions;

/** Each answers the server's sentence, once the screens that show accounts have been asked for again. */
export function usePerson(userId: string) {
  const queries = useQueryClient();
  const send = async (path: Address<PersonPath>, body?: object): Promise<string> => {
    const { message } = await call(path, { method: 'POST', ...(body && { body }) });
    await queries.invalidateQueries({ queryKey: ['admin'] });
    return message;
  };
  return {
    disable: (body: { reason: string }) => send(href(paths.disablePerson, { userId }), body),
    enable: () => send(href(paths.enablePerson, { userId })),
    endSessions: () => send(href(paths.endSessions, { userId })),
    erase: (body: { email: string; reason: string }) => send(href(paths.studentErasure, { studentId: userId }), body),
  };
}

export async function saveCopy(studentId: string): Promise<void> {
  saveFile(await download(href(paths.studentDataCopy, { studentId })), `personal-data-${schoolDay()}.json`);
}
