import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SHELL } from '../text/copy/shell.ts';
import { IconButton } from '../ui/button.tsx';
import { CrossIcon, MenuIcon } from '../ui/icons.tsx';

export interface Sheet {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The button that opens the sheet. */
  toggle: RefObject<HTMLButtonElement | null>;
}

/** A menu sheet on phones, closed by navigation, clicks and Escape. */
export function useSheet(): Sheet {
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    // Closes on a click at once, because the next page may load slowly. Capture phase: the opening click has not
    // reached its handler yet, so it does not close the sheet again. A group that unfolds inside it keeps it open.
    const closeOnClick = ({ target }: MouseEvent) => {
      if (!(target as Element).closest('[aria-expanded]')) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnClick, true);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnClick, true);
    };
  }, [isOpen]);

  return { isOpen, setOpen, toggle };
}

interface MenuToggleProps {
  sheet: Sheet;
  /** Id of the controlled menu. */
  controls: string;
  className: string | undefined;
}

/** Toggles the menu on narrow screens. */
export function MenuToggle({ sheet: { isOpen, setOpen, toggle }, controls, className }: MenuToggleProps) {
  return (
    <IconButton
      ref={toggle}
      className={className}
      label={isOpen ? SHELL.closeMenu : SHELL.menu}
      icon={isOpen ? <CrossIcon size={24} /> : <MenuIcon size={24} />}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => setOpen(!isOpen)}
    />
  );
}
