import type { ReactNode } from 'react';
import { CheckIcon } from '../ui/icons.tsx';
import { useFormField } from './field.ts';
import { FieldComplaint } from './field-frame.tsx';
import styles from './field.module.css';

export interface CheckboxProps {
  name: string;
  /** Plain text for the error summary; also the label unless there are children. */
  label: string;
  /** The label, if it contains a link. */
  children?: ReactNode;
}

export function Checkbox({ name, label, children }: CheckboxProps) {
  const { id, complaint, input, aria } = useFormField<boolean>(name, label);
  const { value, ...rest } = input;
  return (
    <div className={styles.frame}>
      <FieldComplaint id={id} complaint={complaint} />
      <span className={styles.checkRow}>
        <span className={styles.check}>
          <input {...rest} {...aria} id={id} type="checkbox" checked={Boolean(value)} />
          <CheckIcon size={18} />
        </span>
        <label htmlFor={id} className={styles.checkLabel}>
          {children ?? label}
        </label>
      </span>
    </div>
  );
}
