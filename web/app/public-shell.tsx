import { Footer } from './footer.tsx';
import { MainRegion } from './main-region.tsx';
import { NavBar } from './nav-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './public-shell.module.css';

/** Frame of every page that needs no purchase: navigation bar, page, footer. */
export function PublicShell() {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <NavBar />
      <OfflineNotice />
      <MainRegion className={styles.main} />
      <Footer />
    </div>
  );
}
