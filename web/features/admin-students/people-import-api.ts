import { useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { CheckedPeopleReply, StartedImportReply } from '../../../src/wire/replies/enrolment-imports.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

export type CheckedPerson = CheckedPeopleReply['people'][number];

export interface Target {
  readonly courseId: string;
  /** The last day of access; empty for as long as a buyer would get. */
  readonly until: string;
}

const queryOf = ({ courseId, until }: Target) => ({ courseId, ...(until !== '' && { until }) });

export const checkPeople = (file: Blob, target: Target): Promise<CheckedPeopleReply> =>
  call(withQuery(paths.enrolmentImportCheck, queryOf(target)), { method: 'POST', body: file });

/** Sends the people who were ticked, and nobody else. */
export const startImport = (people: readonly CheckedPerson[], target: Target): Promise<StartedImportReply> =>
  call(withQuery(paths.enrolmentImports, queryOf(target)), { method: 'POST', body: new Blob([listOf(people)]) });

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const listOf = (people: readonly CheckedPerson[]): string =>
  ['name,email', ...people.map(({ name, email }) => `${quoted(name)},${quoted(email)}`)].join('\n');

const POLL_MS = 1_000;

/** How far an import is, asked for until it is done; then the screens with students are asked for again. */
export function useImport(importId: string | undefined) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['enrolment-import', importId],
    enabled: importId !== undefined,
    queryFn: async ({ signal }) => {
      const reply = await call(href(paths.enrolmentImport, { importId: importId ?? '' }), { signal });
      if (reply.waiting === 0) void queries.invalidateQueries({ queryKey: ['admin'] });
      return reply;
    },
    refetchInterval: ({ state: { data } }) => (data?.waiting === 0 ? false : POLL_MS),
    staleTime: 0,
  });
}
