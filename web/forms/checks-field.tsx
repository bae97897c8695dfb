import { useField } from 'formik';
import { useId } from 'react';
import { CheckBox } from './boxes.tsx';
import { GroupField } from './group-field.tsx';

export interface ChecksFieldProps<Value extends string> {
  name: string;
  label: string;
  hint?: string;
  options: readonly { value: Value; label: string; hint?: string }[];
}

/** Check boxes of which several may be on; the value is the list of those, in the order of the options. */
export function ChecksField<Value extends string>({ name, label, hint, options }: ChecksFieldProps<Value>) {
  const base = useId();
  const [{ value: chosen }, , { setValue }] = useField<readonly Value[]>(name);
  const turn = (value: Value, isOn: boolean) =>
    void setValue(options.map((one) => one.value).filter((one) => (one === value ? isOn : chosen.includes(one))));
  return (
    <GroupField {...{ name, label, hint }}>
      {options.map(({ value, label: words, hint }) => (
        <CheckBox
          key={value}
          id={`${base}-${value}`}
          label={words}
          hint={hint}
          isOn={chosen.includes(value)}
          onChange={(isOn) => turn(value, isOn)}
        />
      ))}
    </GroupField>
  );
}
