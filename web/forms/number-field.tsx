import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormField } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormValues } from './form-values.ts';
import styles from './field.module.css';

export interface NumberFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'name' | 'type' | 'value' | 'onChange' | 'onBlur' | 'id'> {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Common values, as buttons before the field. With `other`, a last button, the field appears for another value. */
  choices?: { label: string; values: readonly { value: number; words: string }[]; other?: string };
  /** Number of decimals in the initial text, as for money. */
  decimals?: number;
}

/** A number, or an empty string. The mouse wheel does not change it. */
export function NumberField({ name, label, hint, choices, decimals, ...rest }: NumberFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  // The same number to React, which therefore leaves it as it is written.
  useEffect(() => {
    const { current } = control;
    if (decimals !== undefined && current && current.value !== '')
      current.value = Number(current.value).toFixed(decimals);
  }, [decimals]);
  const { id, complaint, input, aria } = useFormField<number | ''>(name, label, hint);
  const { setValue } = useFormValues<Record<string, unknown>>();
  const [isOther, setOther] = useState(!choices?.other || !choices.values.some(({ value }) => value === input.value));
  return (
    <FieldFrame {...{ id, label, hint, complaint }} isGroup={!isOther}>
      <span className={styles.numberRow}>
        {choices && (
          <span
            className={styles.choices}
            role="group"
            {...(isOther ? { 'aria-label': choices.label } : { 'aria-labelledby': `${id}-label` })}
          >
            {choices.values.map(({ value, words }) => (
              <button
                key={value}
                type="button"
                className={styles.choice}
                aria-pressed={(!isOther || !choices.other) && input.value === value}
                onClick={() => (setValue(name, value), setOther(!choices.other))}
              >
                {words}
              </button>
            ))}
            {choices.other && (
              <button type="button" className={styles.choice} aria-pressed={isOther} onClick={() => setOther(true)}>
                {choices.other}
              </button>
            )}
          </span>
        )}
        <input
          ref={control}
          {...rest}
          {...input}
          {...aria}
          id={id}
          type="number"
          className={styles.control}
          hidden={!isOther}
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
      </span>
    </FieldFrame>
  );
}
