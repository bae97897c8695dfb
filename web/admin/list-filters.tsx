import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { LIST } from '../text/copy/admin-lists.ts';
import { classes } from '../ui/class-names.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { Select, type SelectProps } from '../ui/select.tsx';
import styles from './list-filters.module.css';

/** Search fields of a list in a row, on several lines if they do not fit. */
export const ListFilters = ({ children }: { children: ReactNode }) => (
  <Row gap={4} align="end" className={styles.filters} role="search" aria-keyshortcuts="/">
    {children}
  </Row>
);

/** Fields that narrow and sort a list: next to the search, on phones behind one button. */
export function FoldedFilters({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={20} aria-hidden="true" />
        {LIST.filters}
        <ChevronIcon size={20} />
      </button>
      <div id={id} className={styles.folded} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

interface SelectFilterProps<Value extends string> extends SelectProps<Value> {
  className?: string | undefined;
}

export const SelectFilter = <Value extends string>({ className, ...props }: SelectFilterProps<Value>) => (
  <div className={classes(styles.select, className)}>
    <Select {...props} />
  </div>
);

/** Two days, both on one line of the filters, or both on the next. */
export const DayRange = ({ children }: { children: ReactNode }) => (
  <Row gap={3} wraps={false} className={styles.range}>
    {children}
  </Row>
);

interface DayFieldProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A day of the school, or none. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
