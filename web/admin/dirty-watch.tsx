import { useEffect } from 'react';
import { useFormValues } from '../forms/form-values.ts';

/** Tells what stands beside a `Form`, such as its buttons to publish, whether something is typed and not saved. */
export function DirtyWatch({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { isDirty } = useFormValues();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}
