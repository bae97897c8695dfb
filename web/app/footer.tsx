import { Link } from 'react-router';
import { useSession } from '../api/session.ts';
import { Wordmark } from '../art/mark.tsx';
import { BRAND } from '../text/brand.ts';
import { FOOTER, SHELL } from '../text/copy/shell.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MentorLink } from '../ui/external-link.tsx';
import { Text } from '../ui/layout/layout.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import styles from './footer.module.css';

/** Quick links, course info, contact, Get Started (specification 2.3); independence, and who sells (decision B17). */
export function Footer() {
  const { status } = useSession();
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.columns}>
        <section>
          <h2 className={styles.head}>{FOOTER.quickLinks}</h2>
          <ul className={styles.list}>
            <li>
              <Link to="/">{SHELL.home}</Link>
            </li>
            <li>
              <Link to="/about">{SHELL.about}</Link>
            </li>
            <li>
              <Link to="/courses">{SHELL.courses}</Link>
            </li>
            {status !== 'signed-in' && (
              <li>
                <Link to="/login">{FOOTER.signUp}</Link>
              </li>
            )}
            <li>
              <Link to="/Tnc">{FOOTER.terms}</Link>
            </li>
          </ul>
        </section>
        <section className={styles.wide}>
          <h2 className={styles.head}>{FOOTER.courseInfo}</h2>
          <ul className={styles.list}>
            {FOOTER.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={styles.head}>{FOOTER.contact}</h2>
          <ul className={styles.list}>
            <li>
              <Link to="/ContactUs">{SHELL.contact}</Link>
            </li>
            <li>
              <MentorLink>{SHELL.talkToMentor}</MentorLink>
            </li>
            <li>
              <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
            </li>
            {BRAND.phone && (
              <li>
                <a href={`tel:${BRAND.phone}`}>{BRAND.phone}</a>
              </li>
            )}
          </ul>
        </section>
        <section className={styles.start}>
          <Text as="h2" size="h3">
            {FOOTER.start}
          </Text>
          <p>{FOOTER.startLine}</p>
          <ButtonLink to="/courses">{SHELL.getStarted}</ButtonLink>
        </section>
      </div>
      <div className={styles.base}>
        <Wordmark size={32} />
        <p className={styles.independence}>
          {BRAND.independence}
          {BRAND.seller && ` ${BRAND.seller}`}
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
