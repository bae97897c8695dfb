import { useSearchParams } from 'react-router';
import { PAGE_SIZES, SORT_ORDERS, type SortOrder } from '../../../src/wire/admin-students.ts';
import { ORDER_SORTS, ORDER_STATES, type OrderSort, type OrderState } from '../../../src/wire/literals.ts';

/** What is listed. It stands in the address, so that Back, reload and a sent link find it again. */
export interface OrdersQuery {
  search: string;
  state: OrderState | '';
  /** Days, or empty for no bound. */
  from: string;
  to: string;
  sort: OrderSort;
  order: SortOrder;
  page: number;
  limit: number;
}

export const DEFAULT_QUERY: OrdersQuery = {
  search: '',
  state: '',
  from: '',
  to: '',
  sort: 'placed',
  order: 'desc',
  page: 1,
  limit: PAGE_SIZES[0],
};

const aDay = (text: string | null): string => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '');

/** What an address does not say, or says in a way that means nothing, is as at first. */
export function queryOf(params: URLSearchParams): OrdersQuery {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? DEFAULT_QUERY.search,
    state: ORDER_STATES.find((state) => state === params.get('state')) ?? DEFAULT_QUERY.state,
    from: aDay(params.get('from')),
    to: aDay(params.get('to')),
    sort: ORDER_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_QUERY.sort,
    order: SORT_ORDERS.find((order) => order === params.get('order')) ?? DEFAULT_QUERY.order,
    page: Number.isSafeInteger(page) && page > 0 ? page : DEFAULT_QUERY.page,
    limit: PAGE_SIZES.find((size) => size === Number(params.get('limit'))) ?? DEFAULT_QUERY.limit,
  };
}

/** Without what is as at first: a clean address for the usual list. */
export const paramsOf = (query: OrdersQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([name, value]) => value !== DEFAULT_QUERY[name as keyof OrdersQuery])
      .map(([name, value]) => [name, String(value)]),
  );

/** Whether anything is left out of the list. */
export const isFiltered = ({ search, state, from, to }: OrdersQuery): boolean =>
  [search, state, from, to].some((value) => value !== '');

export function useOrdersQuery() {
  const [params, setParams] = useSearchParams();
  const query = queryOf(params);
  /** Whatever else changes, the list starts at its first page. Typing leaves no trail of half words for Back. */
  const change = (to: Partial<OrdersQuery>) =>
    setParams(paramsOf({ ...query, page: 1, ...to }), { replace: to.search !== undefined });
  return { query, change };
}
