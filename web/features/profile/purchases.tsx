import { PROFILE } from '../../text/copy/profile.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Message } from '../../ui/text.tsx';
import { usePurchases } from './profile-api.ts';
import { Purchase } from './purchase.tsx';
import styles from './purchases.module.css';

/** Every paid order with its receipt. */
export function Purchases() {
  return (
    <Loadable
      query={usePurchases()}
      loading={PROFILE.loadingPurchases}
      skeleton={<Skeleton height="56px" />}
      isEmpty={(list) => list.length === 0}
      empty={
        <div className={styles.none}>
          <div>
            <p className={styles.course}>
              <Message>{PROFILE.noPurchases}</Message>
            </p>
            <p className={styles.line}>{PROFILE.noPurchasesLine}</p>
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
