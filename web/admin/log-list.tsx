import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LIST } from '../text/copy/admin-lists.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Loadable } from '../ui/loadable.tsx';
import { referenceOf } from '../ui/text.tsx';
import styles from './log-list.module.css';

interface LogListProps<Page, Row> {
  log: UseInfiniteQueryResult<InfiniteData<Page>>;
  rowsOf: (page: Page) => readonly Row[];
  words: OlderProps['words'] & { loading: string };
  skeleton: ReactNode;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list whose newest rows are here, and the others on demand. */
export function LogList<Page, Row>({ log, rowsOf, words, skeleton, empty, children }: LogListProps<Page, Row>) {
  return (
    <Loadable
      query={log}
      loading={words.loading}
      skeleton={skeleton}
      isEmpty={({ pages }) => pages.every((page) => rowsOf(page).length === 0)}
      empty={empty}
    >
      {({ pages }) => (
        <div className={styles.list}>
          {children(pages.flatMap(rowsOf))}
          <Older log={log} words={words} className={styles.older} />
        </div>
      )}
    </Loadable>
  );
}

interface OlderProps {
  log: Pick<
    UseInfiniteQueryResult,
    'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  words: { older: string; failedOlder: string };
  size?: 'small';
  className: string | undefined;
}

/** The button for the next older rows. Those on screen stay when they cannot be loaded. */
export function Older({ log, words, size, className }: OlderProps) {
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
          {...(size && { size })}
          className={className}
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

/** Entries below one another in a frame: each child is a `li`. */
export const Entries = ({ label, isDense, children }: { label: string; isDense?: boolean; children: ReactNode }) => (
  <ul className={styles.entries} data-dense={isDense || undefined} aria-label={label}>
    {children}
  </ul>
);

/** Terms and their values, as many on a line as there is room for. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
