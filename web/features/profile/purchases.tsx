import type { PurchaseReply } from '../../../src/wire/enrolment.ts';
import { receiptPath } from '../../platform/addresses.ts';
import { PROFILE } from '../../text/copy/profile.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Message, VisuallyHidden } from '../../ui/text.tsx';
import { usePurchases } from './profile-api.ts';
import styles from './profile-page.module.css';

/** Every paid order with its receipt. */
export function Purchases() {
  return (
    <Loadable
      query={usePurchases()}
      loading={PROFILE.loadingPurchases}
      skeleton={<Skeleton height="56px" />}
      isEmpty={(list) => list.length === 0}
      empty={
        <div className={styles.purchasesNone}>
          <div>
            <p className={styles.course}>
              <Message>{PROFILE.noPurchases}</Message>
            </p>
            <p className={styles.purchasesLine}>{PROFILE.noPurchasesLine}</p>
          </div>
          <ButtonLink to="/courses" variant="outline" size="small">
            {PROFILE.browse}
          </ButtonLink>
        </div>
      }
    >
      {(list) => (
        <ul>
          {list.map((purchase) => (
            <Purchase key={purchase.receiptNumber} purchase={purchase} />
          ))}
        </ul>
      )}
    </Loadable>
  );
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });

/** One paid order on one line: what, when, how much, and its receipt. */
function Purchase({ purchase }: { purchase: PurchaseReply }) {
  return (
    <li className={styles.purchase}>
      <div className={styles.purchasesWords}>
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
          {purchase.refunded > 0 && (
            <div>
              <dt>{PROFILE.refunded}</dt>
              <dd>{dollarsAndCents(purchase.refunded)}</dd>
            </div>
          )}
        </dl>
      </div>
      <ButtonLink to={receiptPath(purchase.receiptNumber)} variant="outline" size="small">
        {PROFILE.viewReceipt} <VisuallyHidden>{purchase.receiptNumber}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
