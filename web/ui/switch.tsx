import { useId } from 'react';
import { Note, Row } from './layout/layout.tsx';
import styles from './switch.module.css';

export interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch with immediate effect. The whole row is clickable. */
export function Switch({ label, hint, isOn, isDisabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Row
      as="label"
      gap={5}
      wraps={false}
      align="center"
      justify="between"
      className={styles.row}
      data-disabled={isDisabled || undefined}
    >
      <span className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {hint && (
          <Note as="span" id={`${id}-hint`}>
            {hint}
          </Note>
        )}
      </span>
      <span className={styles.track}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          aria-labelledby={id}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles.thumb} />
      </span>
    </Row>
  );
}
