import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SHELL } from '../text/copy/shell.ts';
import { IconButton } from '../ui/button.tsx';
import { CrossIcon, MenuIcon } from '../ui/icons.tsx';

export interface Sheet {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The button that opens it. */
  toggle: RefObject<HTMLButtonElement | null>;
}

/** A menu that folds out on phones: going somewhere, a click and Escape close it. */
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
    // A click closes it at once, because the page behind a link may take long to load. In the capture phase: the click
    // that opens it has not reached its handler then, and so does not close it again.
    const closeOnClick = ({ target }: MouseEvent) => {
      if (!toggle.current?.contains(target as Node)) setOpen(false);
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
  /** Of what it opens. */
  controls: string;
  className: string | undefined;
}

/** Opens and closes the menu where the window has no room for it. */
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
