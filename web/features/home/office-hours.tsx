import type { OpeningHours } from '../../text/brand.ts';
import { CONTACT } from '../../text/copy/contact.ts';
import { openingIn } from '../../text/opening.ts';
import styles from './office-hours.module.css';

export interface OfficeHoursProps {
  hours: OpeningHours;
  /** The reader's own zone, unless told. */
  zone?: string;
}

/** When somebody is there, in the school's time and in the reader's, who may be anywhere. */
export function OfficeHours({ hours, zone = new Intl.DateTimeFormat().resolvedOptions().timeZone }: OfficeHoursProps) {
  const here = openingIn(hours, hours.timeZone);
  const there = openingIn(hours, zone);
  const isSame = here.opens === there.opens && here.closes === there.closes;
  return (
    <>
      <span className={styles.line}>{CONTACT.hoursThere(hours.days, here.opensAt, here.closesAt, hours.place)}</span>
      {!isSame && <span className={styles.yours}>{CONTACT.hoursYours(there.opens, there.closes)}</span>}
    </>
  );
}
