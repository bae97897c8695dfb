import { useState } from 'react';
import { M } from '../../src/wire/messages.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';

export const SLOW_MS = 2000;

/** Busy for two seconds after each press. */
export function BusyButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    window.setTimeout(() => setBusy(false), SLOW_MS);
  };
  return (
    <Button {...look} isBusy={isBusy} busyWords={M.processing} onClick={press}>
      {M.proceedToPayment}
    </Button>
  );
}
