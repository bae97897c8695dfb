import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { Wordmark } from '../art/mark.tsx';
import { dashboardPath } from '../platform/addresses.ts';
import { lateExtra } from '../platform/late.tsx';
import { BRAND } from '../text/brand.ts';
import { SHELL } from '../text/copy/shell.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { MenuToggle, useSheet } from './menu-sheet.tsx';
import { useSignOut } from './sign-out.ts';
import styles from './nav-bar.module.css';

/** Navigation bar (specification 2.2). Under 760 px the links are in a sheet below the bar. */
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
          <Row as="ul" gap={1} wraps={false} className={styles.list}>
            {list}
          </Row>
        </nav>
        <Row gap={2} wraps={false} className={styles.actions}>
          <NavActions />
        </Row>
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

/** The two buttons at the end of the bar. On phones the second is in the sheet. */
function NavActions({ inSheet = false }: { inSheet?: boolean }) {
  const { status, dashboard } = useNavLinks();
  const signOut = useSignOut('/');

  const second = inSheet ? undefined : styles.second;
  return status === 'signed-in' ? (
    <>
      {!inSheet && (
        <ButtonLink to={dashboard} size="small">
          {SHELL.dashboard}
        </ButtonLink>
      )}
      <Button variant="outline" size="small" className={second} onClick={() => void signOut()}>
        {SHELL.logout}
      </Button>
    </>
  ) : (
    <>
      {!inSheet && <LoginButton />}
      <ButtonLink to="/login?tab=sign-up" size="small" className={second}>
        {SHELL.enrol}
      </ButtonLink>
    </>
  );
}

const PLAIN = (
  <ButtonLink to="/login" variant="outline" size="small">
    {SHELL.login}
  </ButtonLink>
);

/** Loaded lazily on Home, after the first load. */
const ModalLogin = lateExtra(() => import('./modal-login.tsx'), 'ModalLogin', PLAIN);

/** Link to the login page; on Home it opens the window (specification 2.2). */
function LoginButton() {
  const isHome = useLocation().pathname.toLowerCase() === '/home';
  return isHome ? <ModalLogin /> : PLAIN;
}

interface NavLinkFacts {
  to: string;
  label: string;
  /** Lower-case path on which the link is current. */
  at: string;
}

/** Returns the bar's links: Courses for visitors only, Dashboard for users (specification 2.2). */
function useNavLinks() {
  const { status, user } = useSession();
  const isSignedIn = status === 'signed-in';
  const links: NavLinkFacts[] = [
    { to: '/', label: SHELL.home, at: '/home' },
    { to: '/about', label: SHELL.about, at: '/about' },
    ...(isSignedIn ? [] : [{ to: '/courses', label: SHELL.courses, at: '/courses' }]),
    { to: '/ContactUs', label: SHELL.contact, at: '/contactus' },
  ];
  return { links, status, dashboard: user?.role === 'admin' ? '/admin' : dashboardPath };
}
