import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import type { Answer } from '../../../src/wire/replies/answers.ts';
import { useMay } from '../../admin/use-may.ts';
import { call } from '../../api/client.ts';
import { hitInModules, type SearchHit } from '../../api/search.ts';
import {
  announcementsPath,
  couponsPath,
  manageCoursesPath,
  mockExamsPath,
  ordersPath,
  questionsPath,
  studentsPath,
} from '../../platform/admin-addresses.ts';
import { usePaused } from '../../platform/paused.ts';
import { withQuery } from '../../platform/with-query.ts';
import { rolesOf } from './admin-pages.ts';

/** How many of each kind: the rest is in the lists. */
const SHOWN = 5;
/** One letter finds half of the school. */
const MIN_LETTERS = 2;

type Students = Answer<typeof paths.students, 'GET'>['students'];
type Orders = Answer<typeof paths.orders, 'GET'>['orders'];
type Cases = Answer<typeof paths.vignettes, 'GET'>['vignettes'];
type MockExams = Answer<typeof paths.mockExams, 'GET'>['mockExams'];
type Coupons = Answer<typeof paths.adminCoupons, 'GET'>['coupons'];
type Announcements = Answer<typeof paths.adminAnnouncements, 'GET'>['announcements'];

export interface Found {
  readonly students: Students;
  readonly orders: Orders;
  readonly hits: readonly SearchHit[];
  readonly cases: Cases;
  readonly coupons: Coupons;
  /** All of them, and the newest announcements: their titles are compared here. */
  readonly mockExams: MockExams;
  readonly announcements: Announcements;
  readonly isWanted: boolean;
  readonly isSearching: boolean;
  readonly isFailed: boolean;
}

/** Finds people, orders, lessons, cases and more after a pause of typing. The next letter aborts what is under way. */
export function useFound(typed: string): Found {
  const text = usePaused(typed.trim());
  const may = useMay();
  const isWanted = text.length >= MIN_LETTERS;
  const params = new URLSearchParams({ search: text });
  /** Asks where the page that lists the kind is for this person. */
  const ask = <Reply>(page: string, key: readonly string[], get: (signal: AbortSignal) => Promise<Reply>) => ({
    queryKey: ['admin', 'palette', ...key],
    queryFn: ({ signal }: { signal: AbortSignal }) => get(signal),
    enabled: isWanted && may(rolesOf(page)),
    retry: false,
    staleTime: 0,
  });
  const students = useQuery(
    ask(studentsPath, ['students', text], (signal) => call(withQuery(paths.students, params), { signal })),
  );
  const orders = useQuery(
    ask(ordersPath, ['orders', text], (signal) => call(withQuery(paths.orders, params), { signal })),
  );
  const lessons = useQuery(
    ask(manageCoursesPath, ['lessons', text], (signal) =>
      call(withQuery(paths.search, new URLSearchParams({ q: text })), { signal }),
    ),
  );
  const cases = useQuery(
    ask(questionsPath, ['cases', text], (signal) => call(withQuery(paths.vignettes, params), { signal })),
  );
  const coupons = useQuery(
    ask(couponsPath, ['coupons', text], (signal) => call(withQuery(paths.adminCoupons, params), { signal })),
  );
  const mockExams = useQuery(ask(mockExamsPath, ['mock-exams'], (signal) => call(paths.mockExams, { signal })));
  const announcements = useQuery(
    ask(announcementsPath, ['announcements'], (signal) => call(paths.adminAnnouncements, { signal })),
  );
  const all: readonly UseQueryResult[] = [students, orders, lessons, cases, coupons, mockExams, announcements];
  return {
    students: (isWanted && students.data?.students.slice(0, SHOWN)) || [],
    orders: (isWanted && orders.data?.orders.slice(0, SHOWN)) || [],
    hits: (isWanted && lessons.data?.hits.slice(0, SHOWN).map(hitInModules)) || [],
    cases: (isWanted && cases.data?.vignettes.slice(0, SHOWN)) || [],
    coupons: (isWanted && coupons.data?.coupons.slice(0, SHOWN)) || [],
    mockExams: (isWanted && mockExams.data?.mockExams) || [],
    announcements: (isWanted && announcements.data?.announcements) || [],
    isWanted,
    isSearching: typed.trim() !== text || all.some(({ isFetching }) => isFetching),
    isFailed: isWanted && all.some(({ isError }) => isError),
  };
}
