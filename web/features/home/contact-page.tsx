import { CONTACT_WORDS } from '../../../src/wire/words/contact.ts';
import { ContourField } from '../../art/contour-field.tsx';
import { CONTACT } from '../../text/copy/contact.ts';
import { wordsOf } from '../../text/page-words.ts';
import { Card } from '../../ui/card.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ContactForm } from './contact-form.tsx';
import { OtherWays } from './other-ways.tsx';
import styles from './contact-page.module.css';

/** /ContactUs. */
export function ContactPage() {
  const words = wordsOf('contact', CONTACT_WORDS);
  return (
    <Stack gap={6} className={styles.page}>
      <Stack as="header" gap={3}>
        <PageTitle title={words.title} />
        {words.lead && <Text tone="muted">{words.lead}</Text>}
      </Stack>
      <div className={styles.columns}>
        <Card padding="large">
          <ContactForm />
        </Card>
        <section aria-labelledby="other-ways" className={styles.ways} data-theme="dark">
          <ContourField className={styles.contours} hasStars />
          <h2 id="other-ways" className={styles.heading}>
            {CONTACT.otherWays}
          </h2>
          <OtherWays />
        </section>
      </div>
    </Stack>
  );
}
