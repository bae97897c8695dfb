import { createContext, use } from 'react';
import type { Press } from './press.ts';

/** Field name → what the person reads above it and the id of its control. In the order of the page. */
export type FieldNames = Map<string, { label: string; id: string }>;

interface FormFacts {
  names: FieldNames;
  press: Press;
  /** True once the person has tried to send: before that no field complains. */
  isChecked: boolean;
}

export const FormContext = createContext<FormFacts | undefined>(undefined);

export function useFormFacts(): FormFacts {
  const facts = use(FormContext);
  if (!facts) throw new Error('A field needs a Form around it');
  return facts;
}
