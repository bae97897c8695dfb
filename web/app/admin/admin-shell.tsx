import { MainRegion } from '../main-region.tsx';
import { OfflineNotice } from '../offline-notice.tsx';
import { RailFooter } from '../rail-footer.tsx';
import { SkipLink } from '../skip-link.tsx';
import { useSheet } from '../use-sheet.ts';
import { AdminNav } from './admin-nav.tsx';
import { PaletteButton } from './palette-button.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './admin-shell.module.css';

const NAV_ID = 'admin-navigation';

/** Frame of the admin's screens: 248 px of rail, icons only under 1,080 px, a sheet below the bar under 760 px. */
export function AdminShell() {
  const sheet = useSheet();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar sheet={sheet} navId={NAV_ID}>
        <PaletteButton />
      </TopBar>
      <AdminNav id={NAV_ID} isOpen={sheet.isOpen} />
      <div className={styles.column}>
        <OfflineNotice />
        <MainRegion className={styles.main} />
        <RailFooter />
      </div>
    </div>
  );
}
