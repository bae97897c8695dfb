import { useQuery } from '@tanstack/react-query';
import { paths } from '../../src/wire/paths.ts';
import { call } from './client.ts';

export const toDoKey = ['admin', 'to-do'] as const;

const EVERY_MS = 60_000;

/** Counts of what waits for this member of the team. Asked again each minute, because tasks may fail meanwhile. */
export const useToDo = () =>
  useQuery({
    queryKey: toDoKey,
    queryFn: ({ signal }) => call(paths.toDo, { signal }),
    refetchInterval: EVERY_MS,
  });
