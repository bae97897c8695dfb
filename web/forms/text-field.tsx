import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFormField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'id'> {
  /** Key in `start` and in the schema. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** Shows "(optional)" next to the label; the schema validates. */
  isOptional?: boolean;
  /** A button inside the field's right edge. */
  end?: ReactNode;
}

export function TextField({ name, label, hint, isOptional, end, type = 'text', ...rest }: TextFieldProps) {
  const { id, complaint, input, aria } = useFormField<string>(name, label, hint);
  return (
    <FieldFrame {...{ id, label, hint, isOptional, complaint }}>
      <span className={styles.box}>
        <input
          {...rest}
          {...input}
          {...aria}
          id={id}
          type={type}
          className={styles.control}
          data-end={end ? true : undefined}
        />
        {end}
      </span>
    </FieldFrame>
  );
}

/** An e-mail field without native validation: the schema's messages are shown instead. */
export function EmailField({ label = 'Email', ...rest }: Omit<TextFieldProps, 'label' | 'type'> & { label?: string }) {
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      label={label}
      type="email"
    />
  );
}
