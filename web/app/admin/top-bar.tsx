import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Mark } from '../../art/mark.tsx';
import { BRAND } from '../../text/brand.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { MenuToggle } from '../menu-toggle.tsx';
import type { Sheet } from '../use-sheet.ts';
import styles from './top-bar.module.css';

export interface TopBarProps {
  sheet: Sheet;
  navId: string;
  /** From left to right: finding, then whatever is under way. The last one stands at the right edge. */
  children: ReactNode;
}

/** What is at hand on every admin screen. */
export function TopBar({ sheet, navId, children }: TopBarProps) {
  return (
    <header className={styles.bar} data-print="hide">
      <Link to="/" className={styles.brand} aria-label={`${BRAND.name}, home`}>
        <Mark size={40} />
      </Link>
      <div className={styles.tools} role="group" aria-label={ADMIN_SHELL.topBar}>
        {children}
      </div>
      <MenuToggle sheet={sheet} controls={navId} className={styles.toggle} />
    </header>
  );
}
