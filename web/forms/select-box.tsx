import { type ReactNode, useId } from 'react';
import { SelectControl } from '../ui/select.tsx';
import { descriptions, FieldFrame } from './field-frame.tsx';

export interface SelectBoxProps {
  id?: string;
  label: string;
  /** Hint below the label; also the reason why it is disabled. */
  hint?: ReactNode;
  /** Empty if nothing is selected. */
  value: string;
  /** Text if nothing is selected. */
  placeholder: string;
  options: readonly { value: string; words: string }[];
  isDisabled?: boolean;
  complaint?: string;
  note?: ReactNode;
  onChange: (value: string) => void;
}

/** A native select for use outside a `Form`. */
export function SelectBox(props: SelectBoxProps) {
  const own = useId();
  const { id = own, label, hint, value, placeholder, options, isDisabled, complaint, note, onChange } = props;
  return (
    <FieldFrame {...{ id, label, hint, complaint, note }}>
      <SelectControl
        {...descriptions({ id, hint, complaint, note })}
        id={id}
        value={value}
        disabled={isDisabled}
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
      </SelectControl>
    </FieldFrame>
  );
}
