import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Wordmark } from '../art/wordmark.tsx';
import { BRAND } from '../text/brand.ts';
import { SHELL } from '../text/copy/shell.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { CrossIcon, MenuIcon } from '../ui/icons.tsx';
import { NavActions } from './nav-actions.tsx';
import styles from './nav-bar.module.css';
import { useNavLinks } from './nav-links.ts';
import { useSheet } from './use-sheet.ts';

/** Specification 2.2. Under 760 px the links move into a sheet below the bar. */
export function NavBar() {
  const { links } = useNavLinks();
  const { pathname } = useLocation();
  const { isOpen, setOpen, toggle } = useSheet();
  const sheet = useId();

  const list = links.map(({ to, label, at }) => (
    <li key={label}>
      <Link to={to} className={styles.link} aria-current={pathname.toLowerCase() === at ? 'page' : undefined}>{label}</Link>
    </li>
  ));

  return (
    <header className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} aria-label={`${BRAND.name}, home`}><Wordmark /></Link>
        <nav className={styles.links} aria-label={SHELL.mainNavigation}><ul className={styles.list}>{list}</ul></nav>
        <div className={styles.actions}><NavActions /></div>
        <IconButton
          ref={toggle}
          className={styles.toggle}
          label={isOpen ? SHELL.closeMenu : SHELL.menu}
          icon={isOpen ? <CrossIcon size={24} /> : <MenuIcon size={24} />}
          aria-expanded={isOpen}
          aria-controls={sheet}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div id={sheet} className={styles.sheet} hidden={!isOpen}>
        <nav aria-label={SHELL.mainNavigation}><ul className={styles.sheetList}>{list}</ul></nav>
        <div className={styles.sheetActions}><NavActions inSheet /></div>
      </div>
    </header>
  );
}
