import { Link } from 'react-router';
import { Wordmark } from '../art/mark.tsx';
import { BRAND } from '../text/brand.ts';
import { FOOTER, SHELL } from '../text/copy/shell.ts';
import { MainRegion, OfflineNotice, SkipLink } from './frame.tsx';
import styles from './bare-shell.module.css';

/** Frame of paying: no navigation that leads away, terms and contact at the end. */
export function BareShell() {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.head}>
        <Link to="/" className={styles.brand} aria-label={`${BRAND.name}, home`}>
          <Wordmark />
        </Link>
      </header>
      <OfflineNotice />
      <MainRegion className={styles.main} />
      <footer className={styles.foot}>
        <ul className={styles.links}>
          <li>
            <Link to="/Tnc">{FOOTER.terms}</Link>
          </li>
          <li>
            <Link to="/ContactUs">{SHELL.contact}</Link>
          </li>
        </ul>
        <p className={styles.independence}>{BRAND.independence}</p>
      </footer>
    </div>
  );
}
