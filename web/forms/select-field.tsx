import type { ReactNode } from 'react';
import { SelectControl } from '../ui/select.tsx';
import { useFormField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormValues } from './form-values.ts';

type Choice = string | number | null;

export interface SelectFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  /** Options in order; the form keeps the typed value. Null means no choice. */
  options: readonly { value: Choice; words: string }[];
}

/** A native select. */
export function SelectField({ name, label, hint, isOptional, options }: SelectFieldProps) {
  const { id, complaint, input, aria } = useFormField<Choice>(name, label, hint);
  const { setValue } = useFormValues<Record<string, unknown>>();
  return (
    <FieldFrame {...{ id, label, hint, isOptional, complaint }}>
      <SelectControl
        {...aria}
        id={id}
        name={name}
        value={input.value ?? ''}
        onBlur={input.onBlur}
        onChange={({ target }) => setValue(name, options[target.selectedIndex]?.value ?? null)}
      >
        {options.map(({ value, words }) => (
          <option key={value ?? ''} value={value ?? ''}>
            {words}
          </option>
        ))}
      </SelectControl>
    </FieldFrame>
  );
}
