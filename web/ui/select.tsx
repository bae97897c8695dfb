import { type ComponentPropsWithRef, useId } from 'react';
import { ChevronIcon } from './icons.tsx';
import { Stack } from './layout/layout.tsx';
import styles from './search-box.module.css';

export interface SelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Label next to the box instead of above it. */
  isInline?: boolean;
}

/** A native select, accessible in every way that the device supports, with one chevron in every browser. */
export const SelectControl = (props: ComponentPropsWithRef<'select'>) => (
  <Stack className={styles.selectBox}>
    <select {...props} className={styles.select} />
    <ChevronIcon size={18} />
  </Stack>
);

/** A native select with its label. */
export function Select<Value extends string>({ label, options, value, onChange, isInline }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={styles.frame} data-inline={isInline || undefined}>
      <label className={styles.selectLabel} htmlFor={id}>
        {label}
      </label>
      <SelectControl id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectControl>
    </div>
  );
}
