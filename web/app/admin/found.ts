import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TeamRole } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import type { Answer } from '../../../src/wire/replies/answers.ts';
import { useMay } from '../../admin/use-may.ts';
import { call } from '../../api/client.ts';
import { hitInModules, type SearchHit } from '../../api/search.ts';
import { withQuery } from '../../platform/with-query.ts';

/** How many of each kind: the rest is in the lists. */
const SHOWN = 5;
/** Longer than the pause between letters of a word. */
const PAUSE_MS = 250;
/** One letter finds half of the school. */
const MIN_LETTERS = 2;

type Students = Answer<typeof paths.students, 'GET'>['students'];
type Orders = Answer<typeof paths.orders, 'GET'>['orders'];

export interface Found {
  readonly students: Students;
  readonly orders: Orders;
  readonly hits: readonly SearchHit[];
  readonly isSearching: boolean;
  readonly isFailed: boolean;
}

/** Finds students, orders and lessons by what is typed, after a pause. The next letter aborts what is under way. */
export function useFound(typed: string): Found {
  const text = usePaused(typed.trim());
  const may = useMay();
  const isWanted = text.length >= MIN_LETTERS;
  const params = new URLSearchParams({ search: text });
  const ask = <Reply>(kind: string, get: (signal: AbortSignal) => Promise<Reply>, roles: readonly TeamRole[]) => ({
    queryKey: ['admin', 'palette', kind, text],
    queryFn: ({ signal }: { signal: AbortSignal }) => get(signal),
    enabled: isWanted && may(roles),
    retry: false,
    staleTime: 0,
  });
  const students = useQuery(
    ask('students', (signal) => call(withQuery(paths.students, params), { signal }), ['office', 'teacher']),
  );
  const orders = useQuery(ask('orders', (signal) => call(withQuery(paths.orders, params), { signal }), ['office']));
  const lessons = useQuery(
    ask('lessons', (signal) => call(withQuery(paths.search, new URLSearchParams({ q: text })), { signal }), [
      'teacher',
    ]),
  );
  const all: readonly UseQueryResult[] = [students, orders, lessons];
  return {
    students: (isWanted && students.data?.students.slice(0, SHOWN)) || [],
    orders: (isWanted && orders.data?.orders.slice(0, SHOWN)) || [],
    hits: (isWanted && lessons.data?.hits.slice(0, SHOWN).map(hitInModules)) || [],
    isSearching: typed.trim() !== text || all.some(({ isFetching }) => isFetching),
    isFailed: isWanted && all.some(({ isError }) => isError),
  };
}

function usePaused(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
