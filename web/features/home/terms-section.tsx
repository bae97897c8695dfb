import { type TermsSection as Section, TERMS_PAGE } from '../../text/copy/terms.ts';
import styles from './terms-page.module.css';

export function TermsSection({ number, section }: { number: number; section: Section }) {
  return (
    <section id={section.id} className={styles.section}>
      <h2 className={styles.heading}>{`${number}. ${section.title}`}</h2>
      <p className={styles.summary}>
        <strong>{TERMS_PAGE.summary}</strong> {section.summary}
      </p>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
