import { SHELL } from '../text/copy/shell.ts';
import { IconButton } from '../ui/button.tsx';
import { CrossIcon, MenuIcon } from '../ui/icons.tsx';
import type { Sheet } from './use-sheet.ts';

export interface MenuToggleProps {
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
