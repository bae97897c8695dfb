import { type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

export interface SelectBoxProps {
  label: string;
  /** Hint below the label; also the reason why it is disabled. */
  hint?: ReactNode;
  /** Empty if nothing is selected. */
  value: string;
  /** Text if nothing is selected. */
  placeholder: string;
  options: readonly { value: string; words: string }[];
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

/** A native select for use outside a `Form`. */
export function SelectBox({ label, hint, value, placeholder, options, isDisabled, onChange }: SelectBoxProps) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint }}>
      <select
        id={id}
        className={styles.control}
        value={value}
        disabled={isDisabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
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
