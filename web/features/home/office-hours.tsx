import { useSyncExternalStore } from 'react';
import type { OpeningHours } from '../../text/brand.ts';
import { CONTACT } from '../../text/copy/contact.ts';
import { openingIn } from '../../text/opening.ts';
import styles from './office-hours.module.css';

/** Nobody moves to another zone while they read a page. */
const never = () => () => undefined;
const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When somebody is there, in the school's time and in the reader's, who may be anywhere. */
export function OfficeHours({ hours }: { hours: OpeningHours }) {
  // The build renders Home too, and its own clock is nobody's: the reader's line comes with the reader.
  const zone = useSyncExternalStore(never, zoneHere, () => hours.timeZone);
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
