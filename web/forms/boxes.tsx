import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { classes } from '../ui/class-names.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { descriptions, FieldComplaint, FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

interface BoxFacts {
  id: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  complaint?: string;
  note?: ReactNode;
}

type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentPropsWithRef<Tag>, 'id' | 'onChange' | 'value'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A line of text, for use outside a `Form`. */
export function TextBox({ label, hint, isOptional, complaint, note, onChange, ...rest }: BoxFacts & Native<'input'>) {
  const facts = { id: rest.id, label, hint, isOptional, complaint, note };
  return (
    <FieldFrame {...facts}>
      <input
        autoComplete="off"
        {...rest}
        {...descriptions(facts)}
        className={styles.control}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}

/** A longer text that grows, for use outside a `Form` or for a field that shows another text than its value. */
export function TextAreaBox({
  label,
  hint,
  isOptional,
  complaint,
  note,
  onChange,
  ...rest
}: BoxFacts & Native<'textarea'>) {
  const facts = { id: rest.id, label, hint, isOptional, complaint, note };
  return (
    <FieldFrame {...facts}>
      <textarea
        {...rest}
        {...descriptions(facts)}
        style={{ '--rows': rest.rows } as CSSProperties}
        className={classes(styles.control, styles.area, styles.growing)}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}

interface CheckBoxProps extends Omit<BoxFacts, 'isOptional'> {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A check box, for use outside a `Form`. */
export function CheckBox({ id, label, hint, complaint, note, isOn, onChange }: CheckBoxProps) {
  return (
    <div className={styles.frame}>
      <FieldComplaint id={id} complaint={complaint} />
      {note && <div id={`${id}-note`}>{note}</div>}
      <span className={styles.checkRow}>
        <span className={styles.check}>
          <input
            {...descriptions({ id, hint, complaint, note })}
            id={id}
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => onChange(target.checked)}
          />
          <CheckIcon size={18} />
        </span>
        <span>
          <label htmlFor={id} className={styles.checkLabel}>
            {label}
          </label>
          {hint && (
            <span id={`${id}-hint`} className={classes(styles.hint, styles.checkHint)}>
              {hint}
            </span>
          )}
        </span>
      </span>
    </div>
  );
}
