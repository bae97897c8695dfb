import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BRAND } from '../text/brand.ts';
import { FOOTER, SHELL } from '../text/copy/shell.ts';
import { Row } from '../ui/layout/layout.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import styles from './rail-shell.module.css';

/** Help in the same place on every page (WCAG 3.2.6). */
export function RailFooter({ mentorLink }: { mentorLink: ReactNode }) {
  return (
    <Row as="footer" gap={5} lineGap={3} align="center" className={styles.footer} data-print="hide">
      <Row as="ul" gap={4} lineGap={0} className={styles.help}>
        <li>
          <Link to="/ContactUs">{SHELL.contact}</Link>
        </li>
        <li>{mentorLink}</li>
        <li>
          <Link to="/Tnc">{FOOTER.terms}</Link>
        </li>
      </Row>
      <p className={styles.independence}>{BRAND.independence}</p>
      <ThemeSwitch />
    </Row>
  );
}
