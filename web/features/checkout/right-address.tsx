import { useSession } from '../../api/session.ts';
import { profilePath } from '../../platform/addresses.ts';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import styles from './payment-page.module.css';

/** Shows an address that is not confirmed, large enough to see a wrong letter. It does not block the payment. */
export function RightAddress() {
  const { user } = useSession();
  if (user?.isEmailConfirmed !== false) return null;
  const at = user.email.lastIndexOf('@') + 1;
  return (
    <Stack as="section" gap={2} className={styles.address} aria-label={PAYMENT.emailHeading}>
      <Note>{PAYMENT.emailLine}</Note>
      <p className={styles.addressEmail}>
        {user.email.slice(0, at)}
        <wbr />
        {user.email.slice(at)}
      </p>
      <Row gap={4} lineGap={2} align="center" justify="between">
        <span>{PAYMENT.isEmailRight}</span>
        <ButtonLink to={profilePath} variant="outline" size="small">
          {PAYMENT.changeAddress}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
