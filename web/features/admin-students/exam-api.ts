import { useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { MessageReply } from '../../../src/wire/replies/identity.ts';
import { useLog } from '../../admin/list-api.ts';
import { call } from '../../api/client.ts';

const KEY = ['admin', 'students', 'exam'] as const;

export const useExtraTime = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'extra-time', id],
    queryFn: ({ signal }) => call(href(paths.studentExtraTime, { studentId: id }), { signal }),
    staleTime: 0,
  });

export const useStudentSittings = (id: string) =>
  useLog([...KEY, 'sittings', id], href(paths.studentSittings, { studentId: id }));

/** Result of a student's test, read once: each reading is noted. */
export const useStudentResult = (studentId: string, sittingId: string) =>
  useQuery({
    queryKey: [...KEY, 'result', studentId, sittingId],
    queryFn: ({ signal }) => call(href(paths.studentResult, { studentId, sittingId }), { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Estimate of a student, read once: each reading is noted. */
export const useStudentReadiness = (studentId: string) =>
  useQuery({
    queryKey: [...KEY, 'readiness', studentId],
    queryFn: ({ signal }) => call(href(paths.studentReadiness, { studentId }), { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export interface ExtraTimeValues {
  percent: number | '';
  reason: string;
  /** The last day; empty: no end. */
  until: string;
}

export interface ExtensionValues {
  minutes: number | '';
  reason: string;
}

/** Each answers the server's sentence, once extra time and sittings have been asked for again. */
export function useMoreTime(id: string) {
  const queries = useQueryClient();
  const refreshed = async (reply: Promise<MessageReply>): Promise<string> => {
    try {
      return (await reply).message;
    } finally {
      // After a refusal as well: the section may be over meanwhile.
      await queries.invalidateQueries({ queryKey: KEY });
    }
  };
  const extraTime = href(paths.studentExtraTime, { studentId: id });
  return {
    give: (body: ExtraTimeValues) => refreshed(call(extraTime, { method: 'PUT', body })),
    remove: () => refreshed(call(extraTime, { method: 'DELETE' })),
    extend: (sittingId: string, body: ExtensionValues) =>
      refreshed(call(href(paths.sittingExtension, { sittingId }), { method: 'POST', body })),
  };
}
