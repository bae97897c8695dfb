import { useSearchParams } from 'react-router-dom';
import {
  PAGE_SIZES,
  SORT_ORDERS,
  type SortOrder,
  STUDENT_SORTS,
  type StudentSort,
} from '../../../src/wire/admin-students.ts';

/** What is listed. It stands in the address, so that Back, reload and a sent link find it again. */
export interface StudentsWish {
  search: string;
  sort: StudentSort;
  order: SortOrder;
  page: number;
  limit: number;
}

export const FIRST_WISH: StudentsWish = { search: '', sort: 'name', order: 'asc', page: 1, limit: PAGE_SIZES[0] };

/** What an address does not say, or says in a way that means nothing, is as at first. */
export function wishOf(params: URLSearchParams): StudentsWish {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? FIRST_WISH.search,
    sort: STUDENT_SORTS.find((sort) => sort === params.get('sort')) ?? FIRST_WISH.sort,
    order: SORT_ORDERS.find((order) => order === params.get('order')) ?? FIRST_WISH.order,
    page: Number.isSafeInteger(page) && page > 0 ? page : FIRST_WISH.page,
    limit: PAGE_SIZES.find((size) => size === Number(params.get('limit'))) ?? FIRST_WISH.limit,
  };
}

/** Without what is as at first: a clean address for the usual list. */
export const paramsOf = (wish: StudentsWish): URLSearchParams =>
  new URLSearchParams(
    Object.entries(wish)
      .filter(([name, value]) => value !== FIRST_WISH[name as keyof StudentsWish])
      .map(([name, value]) => [name, String(value)]),
  );

export function useStudentsWish() {
  const [params, setParams] = useSearchParams();
  const wish = wishOf(params);
  /** Whatever else changes, the list starts at its first page. Typing leaves no trail of half words for Back. */
  const change = (to: Partial<StudentsWish>) =>
    setParams(paramsOf({ ...wish, page: 1, ...to }), { replace: to.search !== undefined });
  return { wish, change };
}
