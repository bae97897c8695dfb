import type { ReactNode } from 'react';
import { FailureIcon } from '../ui/icons.tsx';
import { Message } from '../ui/text.tsx';
import styles from './field.module.css';

export interface FieldFrameProps {
  id: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  complaint?: string;
  children: ReactNode;
}

/** Label, hint, error and control of a field, in reading order. */
export function FieldFrame({ id, label, hint, isOptional, complaint, children }: FieldFrameProps) {
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldComplaint id={id} complaint={complaint} />
      {children}
    </div>
  );
}

export function FieldComplaint({ id, complaint }: { id: string; complaint?: string }) {
  if (!complaint) return null;
  return (
    <p id={`${id}-error`} className={styles.complaint}>
      <FailureIcon size={17} />
      <Message>{complaint}</Message>
    </p>
  );
}
