import { PROFILE } from '../../text/copy/profile.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { usePurchases } from './profile-api.ts';
import styles from './purchases.module.css';

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });

/** Every paid order with its receipt number. */
export function Purchases() {
  return (
    <Loadable
      query={usePurchases()}
      loading={PROFILE.loadingPurchases}
      skeleton={<SkeletonText />}
      isEmpty={(list) => list.length === 0}
      empty={<EmptyState message={PROFILE.noPurchases} action={<ButtonLink to="/courses" size="small">{PROFILE.browse}</ButtonLink>}>{PROFILE.noPurchasesLine}</EmptyState>}
    >
      {(list) => (
        <ul className={styles.list}>
          {list.map((purchase) => (
            <li key={purchase.receiptNumber} className={styles.purchase}>
              <h3 className={styles.course}>{purchase.courseTitle}</h3>
              <dl className={styles.facts}>
                <div><dt>{PROFILE.receipt}</dt><dd className={styles.code}>{purchase.receiptNumber}</dd></div>
                <div><dt>{PROFILE.paidAt}</dt><dd><time dateTime={purchase.paidAt}>{day.format(new Date(purchase.paidAt))}</time></dd></div>
                {purchase.discount > 0 && <div><dt>{PROFILE.discount}</dt><dd>{`−${dollarsAndCents(purchase.discount)}`}</dd></div>}
                <div><dt>{PROFILE.total}</dt><dd>{dollarsAndCents(purchase.total)}</dd></div>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </Loadable>
  );
}
