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
  /** Below the hint, and no complaint: advice. */
  note?: ReactNode;
  /** The label is for a group: a control that is hidden has none. */
  isGroup?: boolean;
  children: ReactNode;
}

/** Label, hint, error and control of a field, in reading order. */
export function FieldFrame({ id, label, hint, isOptional, complaint, note, isGroup, children }: FieldFrameProps) {
  return (
    <div className={styles.frame}>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {label}
          {isOptional && <span className={styles.optional}> (optional)</span>}
        </label>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldComplaint id={id} complaint={complaint} />
      {note && <div id={`${id}-note`}>{note}</div>}
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

/** Says of a control by what its frame describes it. */
export function descriptions({
  id,
  hint,
  complaint,
  note,
}: Pick<FieldFrameProps, 'id' | 'hint' | 'complaint' | 'note'>) {
  const ids = [hint && `${id}-hint`, complaint && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ');
  return { 'aria-invalid': complaint ? true : undefined, 'aria-describedby': ids || undefined } as const;
}
