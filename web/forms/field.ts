import { useField } from 'formik';
import { type FocusEvent, useEffect, useId } from 'react';
import { useFormFacts } from './form-context.ts';

/** One field's value, complaint and the ids that tie label, hint, complaint and control together. */
export function useFormField<Value>(name: string, label: string, hint?: unknown) {
  const id = useId();
  const [input, meta] = useField<Value>(name);
  const { names, press, isChecked } = useFormFacts();

  useEffect(() => {
    names.set(name, { label, id });
    return () => void names.delete(name);
  }, [names, name, label, id]);

  const complaint = isChecked ? meta.error : undefined;
  const described = [hint ? `${id}-hint` : '', complaint ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    complaint,
    input: {
      ...input,
      onBlur: (event: FocusEvent) => press.after(() => input.onBlur(event)),
    },
    aria: { 'aria-invalid': complaint ? true : undefined, 'aria-describedby': described || undefined } as const,
  };
}
