import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../ui/button.tsx';

export interface SubmitButtonProps extends ButtonLook {
  /** Label while sending, such as `Sending...`. */
  busy?: string;
  children: ReactNode;
}

/** Never disabled because of errors; ignores presses while sending. */
export function SubmitButton({ busy, children, ...look }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button {...look} type="submit" isBusy={isSubmitting} busyWords={busy}>
      {children}
    </Button>
  );
}
