import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Wordmark } from '../art/mark.tsx';
import { BRAND } from '../text/brand.ts';
import { SHELL } from '../text/copy/shell.ts';
import { MenuToggle } from './menu-toggle.tsx';
import { NavActions } from './nav-actions.tsx';
import { useNavLinks } from './nav-links.ts';
import { useSheet } from './use-sheet.ts';
import styles from './nav-bar.module.css';

/** Specification 2.2. Under 760 px the links move into a sheet below the bar. */
export function NavBar() {
  const { links } = useNavLinks();
  const { pathname } = useLocation();
  const sheet = useSheet();
  const sheetId = useId();

  const list = links.map(({ to, label, at }) => (
    <li key={label}>
      <Link to={to} className={styles.link} aria-current={pathname.toLowerCase() === at ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  ));

  return (
    <header className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} aria-label={`${BRAND.name}, home`}>
          <Wordmark />
        </Link>
        <nav className={styles.links} aria-label={SHELL.mainNavigation}>
          <ul className={styles.list}>{list}</ul>
        </nav>
        <div className={styles.actions}>
          <NavActions />
        </div>
        <MenuToggle sheet={sheet} controls={sheetId} className={styles.toggle} />
      </div>
      <div id={sheetId} className={styles.sheet} hidden={!sheet.isOpen}>
        <nav aria-label={SHELL.mainNavigation}>
          <ul className={styles.sheetList}>{list}</ul>
        </nav>
        <div className={styles.sheetActions}>
          <NavActions inSheet />
        </div>
      </div>
    </header>
  );
}
