import { useField } from 'formik';
import { createContext, type FocusEvent, use, useEffect, useId } from 'react';
import type { PressGuard } from './press-guard.ts';

/** Field name → its label and the id of its control. In page order. */
export type FieldNames = Map<string, { label: string; id: string }>;

interface FormFacts {
  names: FieldNames;
  press: PressGuard;
  /** True after the first submit: before it, no field shows errors. */
  isChecked: boolean;
}

export const FormContext = createContext<FormFacts | undefined>(undefined);

export function useFormFacts(): FormFacts {
  const facts = use(FormContext);
  if (!facts) throw new Error('A field needs a Form around it');
  return facts;
}

/** Returns a field's value, error, and the ids that connect label, hint, error and control. */
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
