import { type ReactNode, useRef } from 'react';
import { MAX_SEARCH, PAGE_SIZES, type SortOrder } from '../../src/wire/admin-students.ts';
import { TrayDrawing } from '../art/late-drawings.tsx';
import { LIST } from '../text/copy/admin-lists.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loadable, type LoadableQuery } from '../ui/loadable.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Message } from '../ui/text.tsx';
import { AdminPage } from './admin-page.tsx';
import { FoldedFilters, ListFilters } from './list-filters.tsx';
import type { ListState } from './list-query.ts';
import styles from './list-page.module.css';

export interface PagedQuery {
  search: string;
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

interface ListWords {
  title: string;
  lead: string;
  search: string;
  /** By sort and order, as "name asc". */
  sorts: Readonly<Record<string, string>>;
  loading: string;
  shown: (first: number, last: number, total: number) => string;
  none: string;
  noneLine: string;
  notFoundLine: string;
  showAll: string;
  pages: string;
}

interface ListPageProps<Reply> {
  words: ListWords;
  list: ListState<PagedQuery>;
  reply: LoadableQuery<Reply> & { isPlaceholderData: boolean };
  rowsOf: (reply: Reply) => readonly unknown[];
  notFound: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Between the title and the search. */
  notice?: ReactNode;
  /** Between searching and sorting. */
  filters?: ReactNode;
  children: (reply: Reply) => ReactNode;
}

/** A list that the server searches, sorts and pages. */
export function ListPage<Reply extends PageReply>(props: ListPageProps<Reply>) {
  const { words, list, reply, rowsOf, notFound, actions, notice, filters, children } = props;
  const { query, change, isFiltered, showAll } = list;
  const { data } = reply;
  const shown = useRef<HTMLParagraphElement>(null);
  const turnTo = (page: number) => {
    change({ page });
    // The next rows begin above: eyes and focus start where they do.
    shown.current?.focus({ preventScroll: true });
    shown.current?.parentElement?.scrollIntoView({ block: 'start' });
  };
  const sortBy = (chosen: string) => {
    const [sort, order] = chosen.split(' ') as [string, SortOrder];
    change({ sort, order });
  };

  return (
    <AdminPage layout="list" title={words.title} lead={words.lead} actions={actions}>
      {notice}
      <div className={styles.finding}>
        <ListFilters>
          <SearchBox
            label={words.search}
            clear={LIST.clearSearch}
            maxLength={MAX_SEARCH}
            search={query.search}
            onSearch={(search) => change({ search })}
          />
          <FoldedFilters>
            {filters}
            <div className={styles.sort}>
              <Select
                label={LIST.sortBy}
                options={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
                value={`${query.sort} ${query.order}`}
                onChange={sortBy}
              />
            </div>
          </FoldedFilters>
        </ListFilters>
        <p ref={shown} tabIndex={-1} role="status" className={styles.shown}>
          {data && data.total > 0 && (
            <Message>{words.shown(...placeOf(data, rowsOf(data).length), data.total)}</Message>
          )}
        </p>
      </div>
      <Loadable
        query={reply}
        loading={words.loading}
        skeleton={<Skeleton height="448px" radius="var(--radius-card)" />}
        isEmpty={({ total }) => total === 0}
        empty={<Nothing words={words} notFound={notFound} isFiltered={isFiltered} onShowAll={showAll} />}
      >
        {(page) => (
          <div className={styles.list} data-stale={reply.isPlaceholderData || undefined}>
            {children(page)}
            <Footer label={words.pages} reply={page} onPage={turnTo} onLimit={(limit) => change({ limit })} />
          </div>
        )}
      </Loadable>
    </AdminPage>
  );
}

function placeOf({ page, limit }: PageReply, count: number): [first: number, last: number] {
  const before = (page - 1) * limit;
  return [before + 1, before + count];
}

interface NothingProps {
  words: Pick<ListWords, 'none' | 'noneLine' | 'notFoundLine' | 'showAll'>;
  notFound: string;
  isFiltered: boolean;
  onShowAll: () => void;
}

/** A list without rows: because of the search, which can be lifted, or because there are none. */
export function Nothing({ words, notFound, isFiltered, onShowAll }: NothingProps) {
  return isFiltered ? (
    <EmptyState
      drawing={<TrayDrawing />}
      message={notFound}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {words.showAll}
        </Button>
      }
    >
      {words.notFoundLine}
    </EmptyState>
  ) : (
    <EmptyState drawing={<TrayDrawing />} message={words.none}>
      {words.noneLine}
    </EmptyState>
  );
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

interface FooterProps {
  label: string;
  reply: PageReply;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** Left out while everything fits on the smallest page. */
function Footer({ label, reply: { total, page, limit }, onPage, onLimit }: FooterProps) {
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <div className={styles.footer}>
      <Pager label={label} page={page} pageCount={Math.ceil(total / limit)} onPage={onPage} words={LIST} />
      <Select
        isInline
        label={LIST.perPage}
        options={SIZES}
        value={String(limit)}
        onChange={(size) => onLimit(Number(size))}
      />
    </div>
  );
}
