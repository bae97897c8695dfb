import { useField, useFormikContext } from 'formik';
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
  const [input] = useField<Value>(name);
  // By whole name, such as `rows[1].title`: a list and a field in it may both have one.
  const errors = useFormikContext().errors as Readonly<Record<string, string | undefined>>;
  const { names, press, isChecked } = useFormFacts();

  useEffect(() => {
    names.set(name, { label, id });
    return () => void names.delete(name);
  }, [names, name, label, id]);

  const complaint = isChecked ? errors[name] : undefined;
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
