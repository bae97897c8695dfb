import { type ReactNode, useId, useState } from 'react';
import { ChevronIcon } from './icons.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  isInitiallyOpen?: boolean;
  /** Controlled: give both. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** A button that toggles the content below it (disclosure pattern). Several may be open. */
export function Disclosure({ label, children, isInitiallyOpen = false, isOpen, onToggle }: DisclosureProps) {
  const [own, setOwn] = useState(isInitiallyOpen);
  const open = isOpen ?? own;
  const panel = useId();
  const toggle = () => {
    setOwn(!open);
    onToggle?.(!open);
  };
  return (
    <div className={styles.disclosure}>
      <button type="button" className={styles.button} aria-expanded={open} aria-controls={panel} onClick={toggle}>
        <span className={styles.label}>{label}</span>
        <ChevronIcon className={styles.chevron} size={20} />
      </button>
      <div id={panel} className={styles.panel} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
