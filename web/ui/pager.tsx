import { Button } from './button.tsx';
import { ChevronIcon } from './icons.tsx';
import styles from './pager.module.css';

export interface PagerProps {
  /** Accessible name: what is paged. */
  label: string;
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  words: { previous: string; next: string; place: (page: number, pageCount: number) => string };
}

/** Pagination. At an end the button stays in place, so that the focus is not lost. */
export function Pager({ label, page, pageCount, onPage, words }: PagerProps) {
  const turn = (to: number) => (to >= 1 && to <= pageCount ? () => onPage(to) : undefined);
  const [back, on] = [turn(page - 1), turn(page + 1)];
  return (
    <nav className={styles.pager} aria-label={label} data-print="hide">
      <Button
        variant="outline"
        size="small"
        aria-disabled={!back}
        className={styles.back}
        icon={<ChevronIcon size={18} />}
        onClick={back}
      >
        {words.previous}
      </Button>
      <p className={styles.place}>{words.place(page, pageCount)}</p>
      <Button
        variant="outline"
        size="small"
        aria-disabled={!on}
        className={styles.on}
        icon={<ChevronIcon size={18} />}
        onClick={on}
      >
        {words.next}
      </Button>
    </nav>
  );
}
