import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './outline.module.css';

export interface OpeningFormProps {
  label: string;
  isInitiallyOpen?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A line that opens a small form in its place. The focus goes into the form, and back to the line. */
export function OpeningForm({ label, isInitiallyOpen = false, children }: OpeningFormProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const hasTurned = useRef(isInitiallyOpen);

  useEffect(() => {
    if (!hasTurned.current) return;
    if (isOpen) box.current?.querySelector<HTMLElement>('input[name=title]')?.focus();
    else opener.current?.focus();
  }, [isOpen]);

  const turn = (next: boolean) => {
    hasTurned.current = true;
    setOpen(next);
  };
  if (isOpen) return <div ref={box}>{children(() => turn(false))}</div>;
  return (
    <button ref={opener} type="button" className={styles.opener} onClick={() => turn(true)}>
      <Plus size={20} aria-hidden="true" />
      {label}
    </button>
  );
}
