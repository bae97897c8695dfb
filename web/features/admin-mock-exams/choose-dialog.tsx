import { useState } from 'react';
import { ChoiceList } from '../../admin/choice-list.tsx';
import { MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFreeVignettes } from './mock-exams-api.ts';
import styles from './mock-exams.module.css';

const { choose: WORDS } = MOCK_EXAM;

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
      <ChoiceList
        words={WORDS}
        search={search}
        onSearch={setSearch}
        found={{ ...found, data }}
        labelOf={(row) => `${WORDS.take(MOCK_EXAM.number(row.number))}: ${row.title}`}
        onTake={({ id }) => onTake(id)}
      >
        {(row) => (
          <>
            <span className={styles.number}>{MOCK_EXAM.number(row.number)}</span> {row.title}
          </>
        )}
      </ChoiceList>
    </Dialog>
  );
}
