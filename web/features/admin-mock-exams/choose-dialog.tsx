import { useState } from 'react';
import { MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFreeVignettes } from './mock-exams-api.ts';
import styles from './mock-exams.module.css';

const { choose: WORDS } = MOCK_EXAM;
/** Longest search that the server takes. */
const MAX_WORDS = 100;

interface ChooseDialogProps {
  title: string;
  /** Vignettes that the mock exam has already. */
  taken: readonly string[];
  onTake: (vignetteId: string) => void;
  onClose: () => void;
}

/** Finds an approved vignette for mock exams. */
export function ChooseDialog({ title, taken, onTake, onClose }: ChooseDialogProps) {
  const [search, setSearch] = useState('');
  const found = useFreeVignettes(search);
  const data = found.data && {
    rows: found.data.vignettes.filter(({ id }) => !taken.includes(id)),
    hasMore: found.data.hasMore,
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack gap={4}>
        <SearchBox
          label={WORDS.search}
          clear={WORDS.clear}
          maxLength={MAX_WORDS}
          search={search}
          onSearch={setSearch}
        />
        <Loadable
          query={{ ...found, data }}
          loading={WORDS.loading}
          failed={WORDS.failed}
          skeleton={<Skeleton height="240px" radius="var(--radius-button)" />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <p>
              <strong>{WORDS.none}.</strong> {WORDS.noneLine}
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
                      aria-label={`${WORDS.take(MOCK_EXAM.number(row.number))}: ${row.title}`}
                      onClick={() => onTake(row.id)}
                    >
                      <span className={styles.number}>{MOCK_EXAM.number(row.number)}</span> {row.title}
                    </Button>
                  </li>
                ))}
              </ul>
              {hasMore && <p className={styles.note}>{WORDS.more}</p>}
            </>
          )}
        </Loadable>
      </Stack>
    </Dialog>
  );
}
