import { useFormikContext } from 'formik';
import { useFormFacts } from './field.ts';

/** For a page part that reads or sets a value of the form around it: a preview, a total. */
export function useFormValues<Values>() {
  const { values, dirty, setFieldValue, resetForm } = useFormikContext<Values>();
  const { isChecked } = useFormFacts();
  return {
    values,
    isDirty: dirty,
    /**
     * What is chosen and not typed is checked as a field is that was left: no complaint about the last choice stays.
     */
    setValue: (name: keyof Values & string, value: unknown) => void setFieldValue(name, value, isChecked),
    /** Begins again with other answers, as if the form had started with them. */
    startAgain: (next: Values) => resetForm({ values: next }),
  };
}
