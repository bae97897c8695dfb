import { LogOut } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { Wordmark } from '../../art/mark.tsx';
import { BRAND } from '../../text/brand.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { SHELL } from '../../text/copy/shell.ts';
import { useSignOut } from '../sign-out.ts';
import { MAIN_ITEMS, type NavItem, navItemAt, OPERATIONS, PROFILE } from './nav-items.ts';
import styles from './admin-nav.module.css';

/** The sidebar of specification 2.5, with less frequent items below. */
export function AdminNav({ id, isOpen }: { id: string; isOpen: boolean }) {
  const operations = useId();
  const signOut = useSignOut('/login');
  const here = navItemAt(useLocation().pathname);
  const link = (item: NavItem) => (
    <li key={item.to}>
      <ItemLink item={item} isHere={item === here} />
    </li>
  );
  return (
    <nav
      id={id}
      className={styles.rail}
      aria-label={ADMIN_SHELL.navigation}
      data-open={isOpen || undefined}
      data-print="hide"
    >
      <Link to="/" className={styles.brand} aria-label={`${BRAND.name}, home`}>
        <Wordmark />
      </Link>
      <ul className={styles.items}>{MAIN_ITEMS.map(link)}</ul>
      <p id={operations} className={styles.group}>
        {ADMIN_SHELL.operations}
      </p>
      <ul className={styles.items} aria-labelledby={operations} data-quiet>
        {OPERATIONS.map(link)}
      </ul>
      <ul className={styles.items} data-last data-quiet>
        {link(PROFILE)}
        <li>
          <button type="button" className={styles.item} onClick={() => void signOut()}>
            <LogOut size={20} aria-hidden="true" />
            <span className={styles.label}>{SHELL.signOut}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

function ItemLink({ item: { to, label, Icon }, isHere }: { item: NavItem; isHere: boolean }) {
  return (
    <Link to={to} className={styles.item} aria-current={isHere ? 'page' : undefined}>
      <Icon size={20} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
