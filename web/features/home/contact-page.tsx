import { BRAND } from '../../text/brand.ts';
import { CONTACT } from '../../text/copy/contact.ts';
import { Card } from '../../ui/card.tsx';
import { MentorLink } from '../../ui/mentor-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

/** /ContactUs. Ways that the operator has not set are not shown. */
export function ContactPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle title={CONTACT.title} />
        <p className={styles.lead}>{CONTACT.lead}</p>
      </header>
      <div className={styles.columns}>
        <Card padding="large"><ContactForm /></Card>
        <section aria-labelledby="other-ways" className={styles.ways}>
          <h2 id="other-ways" className={styles.heading}>{CONTACT.otherWays}</h2>
          <dl className={styles.facts}>
            <div><dt>{CONTACT.byEmail}</dt><dd><a href={`mailto:${BRAND.email}`}>{BRAND.email}</a></dd></div>
            {BRAND.phone && <div><dt>{CONTACT.byPhone}</dt><dd><a href={`tel:${BRAND.phone}`}>{BRAND.phone}</a></dd></div>}
          </dl>
          {BRAND.messagingUrl && <p><MentorLink>{CONTACT.talkToMentor}</MentorLink></p>}
        </section>
      </div>
    </div>
  );
}
