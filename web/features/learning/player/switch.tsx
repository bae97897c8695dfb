import { useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  label: string;
  /** Why it is as it is, where that is not plain. */
  note?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** One setting that is on or off, a whole row to press. */
export function Switch({ label, note, isOn, isDisabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id} data-disabled={isDisabled || undefined}>
      <span>
        {label}
        {note && <span className={styles.note} id={`${id}-note`}>{note}</span>}
      </span>
      <input
        id={id}
        className={styles.input}
        type="checkbox"
        aria-label={label}
        aria-describedby={note && `${id}-note`}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
