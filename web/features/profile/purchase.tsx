import type { PurchaseReply } from '../../../src/wire/enrolment.ts';
import { receiptPath } from '../../platform/addresses.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import styles from './purchases.module.css';

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });

/** One paid order on one line: what, when, how much, and its receipt. */
export function Purchase({ purchase }: { purchase: PurchaseReply }) {
  return (
    <li className={styles.purchase}>
      <div className={styles.words}>
        <h3 className={styles.course}>{purchase.courseTitle}</h3>
        <dl className={styles.facts}>
          <div>
            <dt>{PROFILE.paidAt}</dt>
            <dd>
              <time dateTime={purchase.paidAt}>{day.format(new Date(purchase.paidAt))}</time>
            </dd>
          </div>
          <div>
            <dt>{PROFILE.total}</dt>
            <dd>{dollarsAndCents(purchase.total)}</dd>
          </div>
          <div>
            <dt>{PROFILE.receipt}</dt>
            <dd className={styles.code}>{purchase.receiptNumber}</dd>
          </div>
        </dl>
      </div>
      <ButtonLink to={receiptPath(purchase.receiptNumber)} variant="outline" size="small">
        {PROFILE.viewReceipt} <VisuallyHidden>{purchase.receiptNumber}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
