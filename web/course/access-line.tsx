import type { AccessReply } from '../../src/wire/replies/identity.ts';
import { ACCESS, lastMomentHere } from '../text/access.ts';
import styles from './access-line.module.css';

interface AccessLineProps {
  access: Pick<AccessReply, 'endsAt' | 'isActive' | 'canExtend'>;
  /** Also shows when the day ends in the visitor's time zone. */
  isExact?: boolean;
}

/** Until when a course is open, or since when it is closed; highlighted once it can be extended. */
export function AccessLine({ access: { endsAt, isActive, canExtend }, isExact = false }: AccessLineProps) {
  const moment = isExact && isActive ? lastMomentHere(endsAt) : undefined;
  const state = isActive ? (canExtend ? 'ending' : 'open') : 'ended';
  return (
    <p className={styles.access} data-access={state}>
      <time dateTime={endsAt}>{isActive ? ACCESS.until(endsAt) : ACCESS.ended(endsAt)}</time>
      {moment && <span className={styles.here}>{ACCESS.here(moment)}</span>}
    </p>
  );
}
