import { useFormikContext } from 'formik';

/** For a page part that reads or sets a value of the form around it: a preview, a total. */
export function useFormValues<Values>() {
  const { values, dirty, setFieldValue } = useFormikContext<Values>();
  return { values, isDirty: dirty, setValue: (name: keyof Values & string, value: unknown) => void setFieldValue(name, value) };
}
