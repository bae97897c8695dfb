import { TERMS_WORDS } from '../../../src/wire/words/terms.ts';
import { BRAND } from '../../text/brand.ts';
import { TERMS_PAGE } from '../../text/copy/terms.ts';
import { TERMS } from '../../text/copy/terms-sections.ts';
import { dateFormat } from '../../text/date-format.ts';
import { paragraphsOf, wordsOf } from '../../text/page-words.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import styles from './terms-page.module.css';

const updatedDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** /Tnc: nine sections with a table of contents, printable. */
export function TermsPage() {
  const words = wordsOf('terms', TERMS_WORDS);
  const updatedAt = [TERMS_PAGE.updatedAt, BRAND.termsChanged ?? ''].toSorted()[1] ?? '';
  return (
    <div className={styles.page}>
      <Stack as="header" gap={3} className={styles.head}>
        <PageTitle title={TERMS_PAGE.title} />
        {words.lead && <Text tone="muted">{words.lead}</Text>}
        <Row as="p" gap={5} lineGap={3} align="center" className={styles.updated}>
          <span>
            {TERMS_PAGE.updated} <time dateTime={updatedAt}>{updatedDay(updatedAt)}</time>
          </span>
          <PrintButton variant="outline">{TERMS_PAGE.print}</PrintButton>
        </Row>
      </Stack>
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
        {TERMS.map(({ id, title }, i) => (
          <Stack as="section" key={id} id={id} gap={3} className={styles.section}>
            <h2 className={styles.heading}>{`${i + 1}. ${title}`}</h2>
            <p className={styles.summary}>
              <strong>{TERMS_PAGE.summary}</strong> {words[`${id}-summary`]}
            </p>
            {paragraphsOf(words[id]).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        ))}
      </div>
    </div>
  );
}
