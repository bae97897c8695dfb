import { type ReactNode, useId } from 'react';
import { classes } from '../ui/class-names.ts';
import { Select, type SelectProps } from '../ui/select.tsx';
import styles from './list-filters.module.css';

/** The fields that a list is searched with, beside one another while they fit. */
export const ListFilters = ({ children }: { children: ReactNode }) => (
  <div className={styles.filters} role="search">
    {children}
  </div>
);

interface SelectFilterProps<Value extends string> extends SelectProps<Value> {
  className?: string | undefined;
}

export const SelectFilter = <Value extends string>({ className, ...props }: SelectFilterProps<Value>) => (
  <div className={classes(styles.select, className)}>
    <Select {...props} />
  </div>
);

/** Two days, both on one line of the filters, or both on the next. */
export const DayRange = ({ children }: { children: ReactNode }) => <div className={styles.range}>{children}</div>;

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
