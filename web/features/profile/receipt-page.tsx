import { useParams } from 'react-router-dom';
import { LightboxDrawing } from '../../art/late-drawings.tsx';
import { profilePath } from '../../platform/addresses.ts';
import { RECEIPT } from '../../text/copy/receipt.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePurchases } from './profile-api.ts';
import { Receipt } from './receipt.tsx';
import styles from './receipt-page.module.css';

/** /profile/receipts/:receiptNumber. It is looked up among my own purchases, so nobody reads another's. */
export function ReceiptPage() {
  const { receiptNumber = '' } = useParams();
  const purchases = usePurchases();
  const purchase = purchases.data?.find((one) => one.receiptNumber === receiptNumber);
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: RECEIPT.back, to: profilePath }, { label: RECEIPT.title }]} />
      <div className={styles.head}>
        <PageTitle title={RECEIPT.titleOf(receiptNumber)} className={styles.title}>
          {RECEIPT.title}
        </PageTitle>
        {purchase && <PrintButton>{RECEIPT.print}</PrintButton>}
      </div>
      <Loadable
        query={purchases}
        loading={RECEIPT.loading}
        skeleton={<Skeleton height="560px" radius="var(--radius-card)" />}
      >
        {() =>
          purchase ? (
            <Receipt purchase={purchase} />
          ) : (
            <EmptyState
              drawing={<LightboxDrawing />}
              message={RECEIPT.unknown}
              action={<ButtonLink to={profilePath}>{RECEIPT.toProfile}</ButtonLink>}
            >
              {RECEIPT.unknownLine}
            </EmptyState>
          )
        }
      </Loadable>
    </div>
  );
}
