import { type ReactNode, useId } from 'react';
import { Note } from '../ui/layout/layout.tsx';
import { CheckBox } from './boxes.tsx';
import styles from './field.module.css';

interface CheckListProps {
  legend: string;
  hint: ReactNode;
  options: readonly { readonly id: string; readonly label: string }[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Check boxes of which any number may be chosen, for use outside a `Form`. */
export function CheckList({ legend, hint, options, chosen, onChange }: CheckListProps) {
  const base = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}{' '}
        <Note as="span" weight="regular">
          {hint}
        </Note>
      </legend>
      <div className={styles.grid}>
        {options.map(({ id, label }) => (
          <CheckBox
            key={id}
            id={`${base}-${id}`}
            label={label}
            isOn={chosen.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
    </fieldset>
  );
}
