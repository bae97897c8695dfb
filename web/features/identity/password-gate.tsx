import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { passwordGate } from '../../api/password-gate.ts';

interface WindowProps {
  readonly onClose: (isGiven: boolean) => void;
}

/** Fallback if the window's code fails to load: the call stays refused with the server's sentence. */
function NoWindow({ onClose }: WindowProps) {
  useEffect(() => onClose(false));
  return null;
}

const PasswordWindow = lazy<ComponentType<WindowProps>>(() =>
  import('./password-window.tsx').then(
    (file) => ({ default: file.PasswordWindow }),
    () => ({ default: NoWindow }),
  ),
);

interface Waiting {
  readonly answer: Promise<boolean>;
  readonly end: (isGiven: boolean) => void;
}

function waiting(): Waiting {
  let end: Waiting['end'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => (end = resolve));
  return { answer, end };
}

/** Asks for the password when a call requires it (step-up authentication); the call then continues. */
export function PasswordGate() {
  const asked = useRef<Waiting>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const close = (isGiven: boolean) => {
    asked.current?.end(isGiven);
    asked.current = undefined;
    setIsOpen(false);
  };
  useEffect(() => {
    passwordGate.ask = () => {
      asked.current ??= waiting();
      setIsOpen(true);
      return asked.current.answer;
    };
    return () => (passwordGate.ask = undefined);
  }, []);
  return isOpen ? (
    <Suspense>
      <PasswordWindow onClose={close} />
    </Suspense>
  ) : null;
}
