import { BRAND } from '../../text/brand.ts';
import { CONTACT } from '../../text/copy/contact.ts';
import { MentorLink } from '../../ui/external-link.tsx';
import { OfficeHours } from './office-hours.tsx';
import styles from './other-ways.module.css';

/** Beside the query form: what the operator has set, and nothing else. */
export function OtherWays() {
  return (
    <dl className={styles.ways}>
      <div>
        <dt>{CONTACT.byEmail}</dt>
        <dd>
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
        </dd>
      </div>
      {BRAND.phone && (
        <div>
          <dt>{CONTACT.byPhone}</dt>
          <dd>
            <a href={`tel:${BRAND.phone}`}>{BRAND.phone}</a>
          </dd>
        </div>
      )}
      {BRAND.messagingUrl && (
        <div>
          <dt>{CONTACT.byMessage}</dt>
          <dd>
            <MentorLink>{CONTACT.talkToMentor}</MentorLink>
          </dd>
        </div>
      )}
      {BRAND.hours && (
        <div>
          <dt>{CONTACT.hours}</dt>
          <dd>
            <OfficeHours hours={BRAND.hours} />
          </dd>
        </div>
      )}
    </dl>
  );
}
