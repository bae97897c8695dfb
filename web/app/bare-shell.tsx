import { Link } from 'react-router';
import { Wordmark } from '../art/mark.tsx';
import { BRAND } from '../text/brand.ts';
import { FOOTER, SHELL } from '../text/copy/shell.ts';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { MainRegion, OfflineNotice, SkipLink } from './frame.tsx';
import styles from './bare-shell.module.css';

/** Frame of paying and of joining the team: no navigation that leads away, terms and contact at the end. */
export function BareShell() {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Row as="header" wraps={false} align="center" className={styles.head}>
        <Link to="/" className={styles.brand} aria-label={`${BRAND.name}, home`}>
          <Wordmark />
        </Link>
      </Row>
      <OfflineNotice />
      <MainRegion className={styles.main} />
      <Stack as="footer" align="center" className={styles.foot}>
        <Row as="ul" gap={5} lineGap={0} justify="center" className={styles.links}>
          <li>
            <Link to="/Tnc">{FOOTER.terms}</Link>
          </li>
          <li>
            <Link to="/ContactUs">{SHELL.contact}</Link>
          </li>
        </Row>
        <p className={styles.independence}>{BRAND.independence}</p>
      </Stack>
    </div>
  );
}
