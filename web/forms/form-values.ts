import { useFormikContext } from 'formik';

/** For a page part that reads or sets a value of the form around it: a preview, a total. */
export function useFormValues<Values>() {
  const { values, dirty, setFieldValue, resetForm } = useFormikContext<Values>();
  return {
    values,
    isDirty: dirty,
    setValue: (name: keyof Values & string, value: unknown) => void setFieldValue(name, value),
    /** Begins again with other answers, as if the form had started with them. */
    startAgain: (next: Values) => resetForm({ values: next }),
  };
}
