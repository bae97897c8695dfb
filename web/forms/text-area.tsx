import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../ui/class-names.ts';
import { useFormField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

export interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'id'> {
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
}

export function TextArea({ name, label, hint, isOptional, rows = 5, ...rest }: TextAreaProps) {
  const { id, complaint, input, aria } = useFormField<string>(name, label, hint);
  return (
    <FieldFrame {...{ id, label, hint, isOptional, complaint }}>
      <textarea {...rest} {...input} {...aria} id={id} rows={rows} className={classes(styles.control, styles.area)} />
    </FieldFrame>
  );
}
