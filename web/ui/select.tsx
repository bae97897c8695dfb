import { useId } from 'react';
import { ChevronIcon } from './icons.tsx';
import styles from './select.module.css';

export interface SelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Label beside the box instead of above it. */
  isInline?: boolean;
}

/** A native select: accessible in every way that the device supports. */
export function Select<Value extends string>({ label, options, value, onChange, isInline }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={styles.frame} data-inline={isInline || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon size={18} />
      </div>
    </div>
  );
}
