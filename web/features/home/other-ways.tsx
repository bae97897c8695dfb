import { useEffect, useState } from 'react';
import type { OpeningHours } from '../../../src/wire/school.ts';
import { BRAND } from '../../text/brand.ts';
import { CONTACT } from '../../text/copy/contact.ts';
import { ownZone } from '../../text/date-format.ts';
import { placeOf } from '../../text/discussion-times.ts';
import { type Opening, openingAtSchool, openingIn } from '../../text/opening.ts';
import { MentorLink } from '../../ui/external-link.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import styles from './contact-page.module.css';

/** Contact details next to the query form, as far as the school has set them. */
export function OtherWays() {
  return (
    <Stack as="dl" gap={4} className={styles.contactFormWays}>
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
    </Stack>
  );
}

/** Office hours in the school's time zone and the reader's. */
export function OfficeHours({ hours }: { hours: OpeningHours }) {
  const here = openingAtSchool(hours);
  const there = useOpeningHere(hours);
  const isSame = !there || (here.opens === there.opens && here.closes === there.closes);
  return (
    <>
      <span className={styles.line}>
        {CONTACT.hoursThere(hours.days, here.opensAt, here.closesAt, placeOf(hours.timeZone))}
      </span>
      {!isSame && (
        <Note as="span" className={styles.yours}>
          {CONTACT.hoursYours(there.opens, there.closes)}
        </Note>
      )}
    </>
  );
}

/**
 * Returns the hours in the reader's time zone after hydration, since prerendering does not know it. Runs in a separate
 * task, because computing two time zones takes a phone some 60 ms.
 */
function useOpeningHere(hours: OpeningHours): Opening | undefined {
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    const timer = setTimeout(() => setOpening(openingIn(hours, ownZone())));
    return () => clearTimeout(timer);
  }, [hours]);
  return opening;
}
