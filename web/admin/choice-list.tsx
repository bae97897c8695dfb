import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Note, Stack } from '../ui/layout/layout.tsx';
import { Loadable, type LoadableQuery } from '../ui/loadable.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './choice-list.module.css';

/** Longest search that the server takes. */
const MAX_WORDS = 100;

interface ChoiceListProps<Row extends { id: string }> {
  words: {
    search: string;
    clear: string;
    loading: string;
    failed: string;
    none: string;
    noneLine: string;
    more: string;
  };
  search: string;
  onSearch: (search: string) => void;
  found: LoadableQuery<{ rows: readonly Row[]; hasMore: boolean }>;
  labelOf: (row: Row) => string;
  onTake: (row: Row) => void;
  children: (row: Row) => ReactNode;
}

/** Finds one of many by words, and takes it. */
export function ChoiceList<Row extends { id: string }>(props: ChoiceListProps<Row>) {
  const { words, search, onSearch, found, labelOf, onTake, children } = props;
  return (
    <Stack gap={4}>
      <SearchBox label={words.search} clear={words.clear} maxLength={MAX_WORDS} search={search} onSearch={onSearch} />
      <Loadable
        query={found}
        loading={words.loading}
        failed={words.failed}
        skeleton={<Skeleton height="240px" radius="var(--radius-button)" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <p>
            <strong>{words.none}.</strong> {words.noneLine}
          </p>
        }
      >
        {({ rows, hasMore }) => (
          <>
            <ul className={styles.choices}>
              {rows.map((row) => (
                <li key={row.id}>
                  <Button
                    variant="quiet"
                    full
                    className={styles.choice}
                    aria-label={labelOf(row)}
                    onClick={() => onTake(row)}
                  >
                    {children(row)}
                  </Button>
                </li>
              ))}
            </ul>
            {hasMore && <Note>{words.more}</Note>}
          </>
        )}
      </Loadable>
    </Stack>
  );
}
