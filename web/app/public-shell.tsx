import { Footer } from './footer.tsx';
import { MainRegion, OfflineNotice, SkipLink } from './frame.tsx';
import { NavBar } from './nav-bar.tsx';
import styles from './frame.module.css';

/** Frame of the pages that need no purchase: navigation bar, page, footer. */
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
