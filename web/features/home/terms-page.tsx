import { type TermsSection as SectionOfTerms, TERMS, TERMS_PAGE } from '../../text/copy/terms.ts';
import { dateFormat } from '../../text/date-format.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import styles from './terms-page.module.css';

const updatedDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** /Tnc: nine sections with a table of contents, printable. */
export function TermsPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle title={TERMS_PAGE.title} />
        <p className={styles.lead}>{TERMS_PAGE.lead}</p>
        <p className={styles.updated}>
          <span>
            {TERMS_PAGE.updated} <time dateTime={TERMS_PAGE.updatedAt}>{updatedDay(TERMS_PAGE.updatedAt)}</time>
          </span>
          <PrintButton variant="outline">{TERMS_PAGE.print}</PrintButton>
        </p>
      </header>
      <nav className={styles.contents} aria-label={TERMS_PAGE.contents} data-print="hide">
        <ol>
          {TERMS.map(({ id, title }, i) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className={styles.number}>{i + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {TERMS.map((section, i) => (
          <TermsSection key={section.id} number={i + 1} section={section} />
        ))}
      </div>
    </div>
  );
}

function TermsSection({ number, section }: { number: number; section: SectionOfTerms }) {
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
