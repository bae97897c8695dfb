import { useSearchParams } from 'react-router';
import { PAGE_SIZES, SORT_ORDERS, type SortOrder } from '../../../src/wire/admin-students.ts';
import { STUDENT_SORTS, type StudentSort } from '../../../src/wire/literals.ts';

/** What is listed. It stands in the address, so that Back, reload and a sent link find it again. */
export interface StudentsQuery {
  search: string;
  sort: StudentSort;
  order: SortOrder;
  page: number;
  limit: number;
}

export const DEFAULT_QUERY: StudentsQuery = { search: '', sort: 'name', order: 'asc', page: 1, limit: PAGE_SIZES[0] };

/** What an address does not say, or says in a way that means nothing, is as at first. */
export function queryOf(params: URLSearchParams): StudentsQuery {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? DEFAULT_QUERY.search,
    sort: STUDENT_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_QUERY.sort,
    order: SORT_ORDERS.find((order) => order === params.get('order')) ?? DEFAULT_QUERY.order,
    page: Number.isSafeInteger(page) && page > 0 ? page : DEFAULT_QUERY.page,
    limit: PAGE_SIZES.find((size) => size === Number(params.get('limit'))) ?? DEFAULT_QUERY.limit,
  };
}

/** Without what is as at first: a clean address for the usual list. */
export const paramsOf = (query: StudentsQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([name, value]) => value !== DEFAULT_QUERY[name as keyof StudentsQuery])
      .map(([name, value]) => [name, String(value)]),
  );

export function useStudentsQuery() {
  const [params, setParams] = useSearchParams();
  const query = queryOf(params);
  /** Whatever else changes, the list starts at its first page. Typing leaves no trail of half words for Back. */
  const change = (to: Partial<StudentsQuery>) =>
    setParams(paramsOf({ ...query, page: 1, ...to }), { replace: to.search !== undefined });
  return { query, change };
}
