import { type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

export interface SelectBoxProps {
  label: string;
  /** Below the label: also why it is disabled. */
  hint?: ReactNode;
  /** An empty string while nothing is chosen. */
  value: string;
  /** The words while nothing is chosen. */
  placeholder: string;
  options: readonly { value: string; words: string }[];
  isDisabled?: boolean;
  complaint?: string;
  onChange: (value: string) => void;
}

/** One of a list, by the system's own control. Stands alone, outside a `Form`. */
export function SelectBox({
  label,
  hint,
  value,
  placeholder,
  options,
  isDisabled,
  complaint,
  onChange,
}: SelectBoxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, complaint && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldFrame {...{ id, label, hint, complaint }}>
      <select
        id={id}
        className={styles.control}
        value={value}
        disabled={isDisabled}
        aria-describedby={described || undefined}
        aria-invalid={complaint ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
