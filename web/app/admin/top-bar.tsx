import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Mark } from '../../art/mark.tsx';
import { BRAND } from '../../text/brand.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { SHELL } from '../../text/copy/shell.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon, MenuIcon } from '../../ui/icons.tsx';
import type { Sheet } from '../use-sheet.ts';
import styles from './top-bar.module.css';

export interface TopBarProps {
  sheet: Sheet;
  navId: string;
  /** From left to right: finding, then whatever is under way. The last one stands at the right edge. */
  children: ReactNode;
}

/** What is at hand on every admin screen. */
export function TopBar({ sheet: { isOpen, setOpen, toggle }, navId, children }: TopBarProps) {
  return (
    <header className={styles.bar} data-print="hide">
      <Link to="/" className={styles.brand} aria-label={`${BRAND.name}, home`}><Mark size={40} /></Link>
      <div className={styles.tools} role="group" aria-label={ADMIN_SHELL.topBar}>{children}</div>
      <IconButton
        ref={toggle}
        className={styles.toggle}
        label={isOpen ? SHELL.closeMenu : SHELL.menu}
        icon={isOpen ? <CrossIcon size={24} /> : <MenuIcon size={24} />}
        aria-expanded={isOpen}
        aria-controls={navId}
        onClick={() => setOpen(!isOpen)}
      />
    </header>
  );
}
