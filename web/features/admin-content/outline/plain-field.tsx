import { type ComponentPropsWithRef, useId } from 'react';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import fields from '../../../forms/field.module.css';

export interface PlainFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  label: string;
  isOptional?: boolean;
}

/** A field of a form too small for a schema. */
export function PlainField({ label, isOptional, ...rest }: PlainFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional}>
      <input {...rest} id={id} className={fields.control} />
    </FieldFrame>
  );
}
