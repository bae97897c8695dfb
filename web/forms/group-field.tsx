import type { ReactNode } from 'react';
import { Stack } from '../ui/layout/layout.tsx';
import { useFormField } from './field.ts';
import { FieldComplaint } from './field-frame.tsx';
import styles from './field.module.css';

export interface GroupFieldProps {
  /**
   * Key of the list or the object that its fields belong to: complaints about all of it are shown below the heading.
   */
  name: string;
  label: string;
  hint?: ReactNode;
  /** Id of the heading, for links to it. */
  anchor?: string;
  children: ReactNode;
}

/** Fields under one heading. */
export function GroupField({ name, label, hint, anchor, children }: GroupFieldProps) {
  const { id, complaint, aria } = useFormField(name, label, hint);
  return (
    <Stack
      as="fieldset"
      id={id}
      gap={4}
      className={styles.group}
      tabIndex={-1}
      aria-describedby={aria['aria-describedby']}
    >
      <legend id={anchor} className={styles.groupFieldLegend}>
        {label}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.groupFieldHint}>
          {hint}
        </p>
      )}
      <FieldComplaint id={id} complaint={complaint} />
      {children}
    </Stack>
  );
}
