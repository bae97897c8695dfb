import { PROFILE } from '../../text/copy/profile.ts';
import { momentOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { useWaitingEmail } from './profile-api.ts';
import styles from './profile-page.module.css';

/** Tells of another address that waits for its link to be opened, and who asked for it. */
export function WaitingEmail() {
  const waiting = useWaitingEmail().data?.waiting;
  if (!waiting) return null;
  const { email, expiresAt, isCorrection } = waiting;
  return (
    <div className={styles.waitingEmail}>
      <Banner
        tone="info"
        message={isCorrection ? PROFILE.waitingCorrection(email) : PROFILE.waitingEmail(email)}
        detail={PROFILE.waitingUntil(momentOf(expiresAt))}
      />
    </div>
  );
}
