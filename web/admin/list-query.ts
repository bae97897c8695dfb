import { useSearchParams } from 'react-router';
import { SORT_ORDERS } from '../../src/wire/admin-students.ts';
import { PAGE_SIZES } from '../../src/wire/request-fields.ts';

/** A parameter of an address: its default, and how its text is parsed. */
interface Parameter<Value> {
  readonly initial: Value;
  /** Undefined for text that is no value. */
  readonly parse: (text: string) => Value | undefined;
  readonly isTyped?: boolean;
}

const A_DAY = /^\d{4}-\d\d-\d\d$/;

const parsePage = (text: string): number | undefined => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : undefined;
};

/** One of a few values. */
export const oneOf = <const Value extends string | number>(values: readonly Value[], initial: Value) => ({
  initial,
  parse: (text: string): Value | undefined => values.find((value) => String(value) === text),
});

export const anyId: Parameter<string> = { initial: '', parse: (text) => text };
export const typedWords: Parameter<string> = { ...anyId, isTyped: true };
/** A day, or empty for no bound. */
export const anyDay: Parameter<string> = { initial: '', parse: (text) => (A_DAY.test(text) ? text : undefined) };
/** A state, an action: one of these, or empty for all of them. */
export const anyOf = <const Value extends string>(values: readonly Value[]): Parameter<Value | ''> =>
  oneOf(['', ...values], '');

/** How the rows are sorted, and which page of them is shown. */
export const sortedPages = <const Sort extends string>(sorts: readonly Sort[], sort: Sort, order: 'asc' | 'desc') => ({
  sort: oneOf(sorts, sort),
  order: oneOf(SORT_ORDERS, order),
  page: { initial: 1, parse: parsePage },
  limit: oneOf<number>(PAGE_SIZES, PAGE_SIZES[0]),
});
const NO_FILTERS: readonly string[] = ['sort', 'order', 'page', 'limit'];

export interface ListQuery<Query> {
  /** Missing and invalid parameters get their defaults. */
  parse: (params: URLSearchParams) => Query;
  /** Without defaults: a clean address for the usual list. */
  params: (query: Partial<Query>) => URLSearchParams;
  /** The parameters that leave rows out, without sorting and paging: what an export of the list needs. */
  filters: (query: Query) => URLSearchParams;
  noFilters: Partial<Query>;
  /** The parameters that a field is typed into. */
  typed: readonly string[];
}

export type QueryOf<List> = List extends ListQuery<infer Query> ? Query : never;

/** Query of a list, kept in the address so that Back, reload and a sent link find the list again. */
export function listQuery<Query extends object>(
  parameters: {
    readonly [Name in keyof Query]: Parameter<Query[Name]>;
  },
): ListQuery<Query> {
  const names = Object.keys(parameters) as (keyof Query & string)[];
  const filterNames = names.filter((name) => !NO_FILTERS.includes(name));
  const paramsOf = (query: Partial<Query>, some: typeof names) =>
    new URLSearchParams(
      some
        .filter((name) => query[name] !== undefined && query[name] !== parameters[name].initial)
        .map((name) => [name, String(query[name])]),
    );
  const valueOf = (params: URLSearchParams, name: keyof Query & string) => {
    const text = params.get(name);
    return (text === null ? undefined : parameters[name].parse(text)) ?? parameters[name].initial;
  };
  return {
    parse: (params) => Object.fromEntries(names.map((name) => [name, valueOf(params, name)])) as Query,
    params: (query) => paramsOf(query, names),
    filters: (query) => paramsOf(query, filterNames),
    noFilters: Object.fromEntries(filterNames.map((name) => [name, parameters[name].initial])) as Partial<Query>,
    typed: names.filter((name) => parameters[name].isTyped),
  };
}

export interface ListState<Query> {
  readonly query: Query;
  change(to: Partial<Query>): void;
  /** True when the query filters rows. */
  readonly isFiltered: boolean;
  showAll(): void;
}

export function useListQuery<Query>(list: ListQuery<Query>): ListState<Query> {
  const [params, setParams] = useSearchParams();
  const query = list.parse(params);
  /** Every other change leads to the first page. Typing leaves no trail of half words for Back. */
  const change = (to: Partial<Query>) =>
    setParams(list.params({ ...query, page: 1, ...to }), { replace: list.typed.some((name) => name in to) });
  const isFiltered = list.filters(query).size > 0;
  return { query, change, isFiltered, showAll: () => change(list.noFilters) };
}
