import { useEffect, useState } from 'react';
import { BRAND, type OpeningHours } from '../../text/brand.ts';
import { CONTACT } from '../../text/copy/contact.ts';
import { ownZone } from '../../text/date-format.ts';
import { type Opening, openingAtSchool, openingIn } from '../../text/opening.ts';
import { MentorLink } from '../../ui/external-link.tsx';
import styles from './contact-form.module.css';

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

/** When somebody is there, in the school's time and in the reader's, who may be anywhere. */
export function OfficeHours({ hours }: { hours: OpeningHours }) {
  const here = openingAtSchool(hours);
  const there = useOpeningHere(hours);
  const isSame = !there || (here.opens === there.opens && here.closes === there.closes);
  return (
    <>
      <span className={styles.line}>{CONTACT.hoursThere(hours.days, here.opensAt, here.closesAt, hours.place)}</span>
      {!isSame && <span className={styles.yours}>{CONTACT.hoursYours(there.opens, there.closes)}</span>}
    </>
  );
}

/**
 * The build renders Home too, and its own clock is nobody's: the reader's line comes with the reader. It comes in a
 * task of its own, because the clocks of two zones take a phone some 60 ms.
 */
function useOpeningHere(hours: OpeningHours): Opening | undefined {
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    const timer = setTimeout(() => setOpening(openingIn(hours, ownZone())));
    return () => clearTimeout(timer);
  }, [hours]);
  return opening;
}
