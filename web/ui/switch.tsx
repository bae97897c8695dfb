import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, at once: nothing has to be saved. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>{label}</label>
        {hint && <p id={`${id}-hint`} className={styles.hint}>{hint}</p>}
      </div>
      <span className={styles.track}>
        <input id={id} type="checkbox" role="switch" checked={isOn} aria-checked={isOn} aria-describedby={hint ? `${id}-hint` : undefined} onChange={({ target }) => onChange(target.checked)} />
        <span className={styles.thumb} />
      </span>
    </div>
  );
}
