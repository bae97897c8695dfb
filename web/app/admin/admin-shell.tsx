import { Search } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../art/mark.tsx';
import { PasswordGate } from '../../features/identity/password-gate.tsx';
import { useTwoFactor } from '../../features/profile/two-factor/two-factor-api.ts';
import { twoFactorPath } from '../../platform/addresses.ts';
import { adminDashboardPath } from '../../platform/admin-addresses.ts';
import { isApple, isCommandK } from '../../platform/keyboard.ts';
import { late } from '../../platform/late.tsx';
import { BRAND } from '../../text/brand.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { MainRegion, OfflineNotice, SkipLink } from '../frame.tsx';
import { MenuToggle, type Sheet, useSheet } from '../menu-sheet.tsx';
import { AdminNav, ViewSite } from './admin-nav.tsx';
import styles from './admin-shell.module.css';

const NAV_ID = 'admin-navigation';

/** Frame of the admin screens: a rail of 248 px, 108 px under 1,080 px, a sheet below the bar under 760 px. */
export function AdminShell() {
  const sheet = useSheet();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar sheet={sheet} navId={NAV_ID}>
        <PaletteButton />
        <ViewSite className={styles.site} />
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
      </TopBar>
      <AdminNav id={NAV_ID} isOpen={sheet.isOpen} />
      <div className={styles.column}>
        <OfflineNotice />
        <TwoFactorNotice />
        <MainRegion className={styles.main} />
      </div>
      <PasswordGate />
    </div>
  );
}

/** Shown until two-factor sign-in is set up: dismissing the first offer must not be final. */
function TwoFactorNotice() {
  const isWanted = useTwoFactor().data?.isWanted ?? false;
  return (
    <div className={styles.notice} data-print="hide">
      <Banner
        tone="warning"
        message={isWanted ? ADMIN_SHELL.passwordAlone : undefined}
        action={
          <ButtonLink to={twoFactorPath} variant="outline" size="small">
            {ADMIN_SHELL.turnTwoFactorOn}
          </ButtonLink>
        }
      />
    </div>
  );
}

interface TopBarProps {
  sheet: Sheet;
  navId: string;
  /** Search, the way to the public site, and the theme. */
  children: ReactNode;
}

/** Tools on every admin screen. */
function TopBar({ sheet, navId, children }: TopBarProps) {
  return (
    <Row as="header" gap={3} wraps={false} align="center" className={styles.bar} data-print="hide">
      <Link to={adminDashboardPath} className={styles.brand} aria-label={`${BRAND.name}, ${ADMIN_SHELL.dashboard}`}>
        <Mark size={40} />
      </Link>
      <Row gap={3} wraps={false} align="center" className={styles.tools} role="group" aria-label={ADMIN_SHELL.topBar}>
        {children}
      </Row>
      <MenuToggle sheet={sheet} controls={navId} className={styles.toggle} />
    </Row>
  );
}

const Palette = late(() => import('./palette.tsx'), 'Palette');

/** Opens the command palette, also by Ctrl or Command with K. Its code is loaded on first use. */
function PaletteButton() {
  const [isOpen, setOpen] = useState(false);

  // A layout effect: the shortcut works as soon as the button that names it is visible.
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isCommandK(event)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search size={20} aria-hidden="true" />
        <span className={styles.words}>{ADMIN_SHELL.find}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
