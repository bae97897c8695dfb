import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef } from 'react';
import { MAX_SEARCH, type SortOrder } from '../../src/wire/admin-students.ts';
import { PAGE_SIZES } from '../../src/wire/request-fields.ts';
import { TrayDrawing } from '../art/lazy-drawings.tsx';
import { LIST } from '../text/copy/admin-lists.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { Loadable } from '../ui/loadable.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchBox, type SearchBoxProps } from '../ui/search-box.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Message, referenceOf } from '../ui/text.tsx';
import { AdminPage, type AdminPageProps } from './admin-page.tsx';
import { FoldedFilters, ListFilters } from './list-filters.tsx';
import type { ListState } from './list-query.ts';
import { useListKeys } from './use-list-keys.ts';
import styles from './list-page.module.css';

export interface PagedQuery {
  sort: string;
  order: SortOrder;
  page: number;
  limit: number;
}

interface PageReply {
  /** Number of the rows that were found, on all pages. */
  total: number;
  page: number;
  limit: number;
}

interface Words {
  loading: string;
  /** The server's own sentence unless given. */
  notLoaded?: string;
  none?: string;
  noneLine?: string;
  /** Where a filter leaves no row. */
  notFound?: string;
  notFoundLine?: string;
  showAll?: string;
}

type FilterWords = Required<Pick<Words, 'notFound' | 'showAll'>>;

interface PagedWords {
  /** By sort and order, as "name asc". */
  sorts: Readonly<Record<string, string>>;
  shown: (first: number, last: number, total: number) => string;
  pages: string;
}

interface LogWords {
  older: string;
  failedOlder: string;
}

type Filtering = Pick<ListState<unknown>, 'isFiltered' | 'showAll'>;
type Log<Reply> = UseInfiniteQueryResult<InfiniteData<Reply>>;
type Paged<Reply> = UseQueryResult<Reply & PageReply>;

/** Source of the rows: one page that the server sorts, a log whose older rows come on demand, or every row. */
type Source<Reply, More> =
  | { paged: Paged<Reply>; list: ListState<PagedQuery>; words: Words & FilterWords & PagedWords & More }
  | { log: Log<Reply>; list: Filtering; words: Words & FilterWords & LogWords & More }
  | { log: Log<Reply>; list?: undefined; words: Words & LogWords & More }
  | { whole: UseQueryResult<Reply>; list?: undefined; words: Words & More };

interface Parts<Reply, Row> {
  rowsOf: (reply: Reply) => readonly Row[];
  search?: Omit<SearchBoxProps, 'clear'> & { clear?: string };
  /** Fields that narrow the list. */
  filters?: ReactNode;
  skeleton?: ReactNode;
  /** Replaces the drawing with `none`. */
  empty?: ReactNode;
  /** In a section of a page that is about more. */
  isSmall?: boolean;
  /** Gets all rows that are here, and the newest reply. */
  children: (rows: readonly Row[], reply: Reply) => ReactNode;
}

type ListProps<Reply, Row> = Source<Reply, unknown> & Parts<Reply, Row>;

type ListPageProps<Reply, Row> = Source<Reply, { title: string; lead: string }> &
  Parts<Reply, Row> &
  Pick<AdminPageProps, 'ref' | 'crumbs' | 'actions'> & {
    layout?: AdminPageProps['layout'];
    /** Between the title and the search. */
    notice?: ReactNode;
  };

/** A page of the office that is one list. */
export function ListPage<Reply, Row>(props: ListPageProps<Reply, Row>) {
  const { ref, layout = 'list', crumbs, actions, notice, ...list } = props;
  const { title, lead } = list.words;
  return (
    <AdminPage
      {...(ref && { ref })}
      {...(crumbs && { crumbs })}
      layout={layout}
      title={title}
      lead={lead}
      actions={actions}
    >
      {notice}
      <List {...list} />
    </AdminPage>
  );
}

/** Rows of the office in every state: loading, failed, out of date, empty, no match. */
export function List<Reply, Row>(props: ListProps<Reply, Row>) {
  const { list, words, rowsOf, search, filters, skeleton = <ListSkeleton />, empty, isSmall, children } = props;
  const query = 'log' in props ? props.log : 'paged' in props ? props.paged : props.whole;
  const replies = 'log' in props ? props.log.data?.pages : query.data && [query.data as Reply];
  const rows = replies?.flatMap(rowsOf) ?? [];
  const { error, isFetching, refetch } = query;
  const isOlderFailed = 'log' in props && props.log.isFetchNextPageError;
  const hasSorts = 'paged' in props && Object.keys(props.words.sorts).length > 1;
  const shown = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place, !isSmall);

  return (
    <>
      {'paged' in props ? (
        <Row gap={5} lineGap={3} align="end" justify="between" above={2} className={styles.finding}>
          {(search || filters || hasSorts) && (
            <Finding search={search}>
              {filters}
              {hasSorts && <Sort sorts={props.words.sorts} list={props.list} />}
            </Finding>
          )}
          <p ref={shown} tabIndex={-1} role="status" className={styles.shown}>
            {props.paged.data && rows.length > 0 && (
              <Message>{props.words.shown(...placeOf(props.paged.data, rows.length), props.paged.data.total)}</Message>
            )}
          </p>
        </Row>
      ) : (
        search && <Finding search={search}>{filters}</Finding>
      )}
      <Loadable
        query={{ data: replies, error, isFetching, refetch }}
        loading={words.loading}
        {...(words.notLoaded !== undefined && { failed: words.notLoaded })}
        {...(!isOlderFailed && { stale: LIST.stale })}
        skeleton={skeleton}
        isEmpty={() => rows.length === 0}
        empty={empty ?? <Nothing words={words} list={list} />}
      >
        {([reply]) => (
          <div
            ref={place}
            className={styles.list}
            data-small={isSmall || undefined}
            data-stale={query.isPlaceholderData || undefined}
          >
            {children(rows, reply as Reply)}
            {'log' in props && <Older log={props.log} words={props.words} isSmall={isSmall} />}
            {'paged' in props && props.paged.data && (
              <Footer label={props.words.pages} reply={props.paged.data} list={props.list} shown={shown} />
            )}
          </div>
        )}
      </Loadable>
    </>
  );
}

/** Place of a list's first rows. */
export const ListSkeleton = ({ height = '448px' }: { height?: string }) => (
  <Skeleton height={height} radius="var(--radius-card)" />
);

function Finding({ search, children }: Pick<Parts<never, never>, 'search'> & { children: ReactNode }) {
  return (
    <ListFilters>
      {search && <SearchBox clear={LIST.clearSearch} maxLength={MAX_SEARCH} {...search} />}
      {children && <FoldedFilters>{children}</FoldedFilters>}
    </ListFilters>
  );
}

function Sort({ sorts, list: { query, change } }: Pick<PagedWords, 'sorts'> & { list: ListState<PagedQuery> }) {
  return (
    <div className={styles.sort}>
      <Select
        label={LIST.sortBy}
        options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        value={`${query.sort} ${query.order}`}
        onChange={(chosen) => {
          const [sort, order] = chosen.split(' ') as [string, SortOrder];
          change({ sort, order });
        }}
      />
    </div>
  );
}

function placeOf({ page, limit }: PageReply, count: number): [first: number, last: number] {
  const before = (page - 1) * limit;
  return [before + 1, before + count];
}

/** A list without rows: because of the search, which can be lifted, or because there are none. */
export function Nothing({ words, list }: { words: Omit<Words, 'loading'>; list: Filtering | undefined }) {
  if (!list?.isFiltered)
    return (
      <EmptyState drawing={<TrayDrawing />} message={words.none ?? ''}>
        {words.noneLine}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={<TrayDrawing />}
      message={words.notFound ?? ''}
      action={
        <Button variant="outline" onClick={list.showAll}>
          {words.showAll}
        </Button>
      }
    >
      {words.notFoundLine}
    </EmptyState>
  );
}

interface OlderProps {
  log: Pick<
    UseInfiniteQueryResult,
    'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  words: LogWords;
  isSmall: boolean | undefined;
}

/** The button for the next older rows. Those on screen stay when they cannot be loaded. */
function Older({ log, words, isSmall }: OlderProps) {
  return (
    <>
      <Banner
        tone="failure"
        message={log.isFetchNextPageError ? words.failedOlder : undefined}
        detail={referenceOf(log.error)}
      />
      {log.hasNextPage && (
        <Button
          variant="outline"
          size={isSmall ? 'small' : 'medium'}
          className={styles.older}
          isBusy={log.isFetchingNextPage}
          busyWords={LIST.loadingOlder}
          onClick={() => void log.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
    </>
  );
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

interface FooterProps {
  label: string;
  reply: PageReply;
  list: ListState<PagedQuery>;
  /** Above the rows. */
  shown: RefObject<HTMLElement | null>;
}

/** Left out while everything fits on the smallest page. */
function Footer({ label, reply: { total, page, limit }, list: { change }, shown }: FooterProps) {
  if (total <= PAGE_SIZES[0]) return null;
  const turnTo = (to: number) => {
    change({ page: to });
    // The next rows begin above: eyes and focus start where they do.
    shown.current?.focus({ preventScroll: true });
    shown.current?.parentElement?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.footer}>
      <Pager label={label} page={page} pageCount={Math.ceil(total / limit)} onPage={turnTo} words={LIST} />
      <Select
        isInline
        label={LIST.perPage}
        options={SIZES}
        value={String(limit)}
        onChange={(size) => change({ limit: Number(size) })}
      />
    </div>
  );
}
