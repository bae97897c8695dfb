import { useEffect } from 'react';
import { useFormValues } from '../forms/form-values.ts';

/** Tells components outside a `Form`, such as its publish buttons, whether there are unsaved edits. */
export function DirtyWatch({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { isDirty } = useFormValues();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}
