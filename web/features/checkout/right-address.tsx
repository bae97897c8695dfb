import { useSession } from '../../api/session.ts';
import { profilePath } from '../../platform/addresses.ts';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './payment-page.module.css';

/** Shows an address that was never confirmed, large enough to see a wrong letter. It keeps nobody from paying. */
export function RightAddress() {
  const { user } = useSession();
  if (user?.isEmailConfirmed !== false) return null;
  const at = user.email.lastIndexOf('@') + 1;
  return (
    <section className={styles.address} aria-label={PAYMENT.emailHeading}>
      <p className={styles.addressLine}>{PAYMENT.emailLine}</p>
      <p className={styles.addressEmail}>
        {user.email.slice(0, at)}
        <wbr />
        {user.email.slice(at)}
      </p>
      <div className={styles.addressAsk}>
        <span>{PAYMENT.isEmailRight}</span>
        <ButtonLink to={profilePath} variant="outline" size="small">
          {PAYMENT.changeAddress}
        </ButtonLink>
      </div>
    </section>
  );
}
