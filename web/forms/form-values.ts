import { useFormikContext } from 'formik';
import { useFormFacts } from './field.ts';

/** Reads and sets values of the surrounding form, for previews and totals. */
export function useFormValues<Values>() {
  const { values, dirty, setFieldValue, resetForm } = useFormikContext<Values>();
  const { isChecked } = useFormFacts();
  return {
    values,
    isDirty: dirty,
    /** Selected values are validated like a field on blur: no error about the previous choice remains. */
    setValue: (name: keyof Values & string, value: unknown) => void setFieldValue(name, value, isChecked),
    /** Resets the form with other initial values. */
    startAgain: (next: Values) => resetForm({ values: next }),
  };
}
