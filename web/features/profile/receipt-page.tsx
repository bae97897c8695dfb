import { useParams } from 'react-router';
import type { PurchaseReply } from '../../../src/wire/enrolment.ts';
import { useSession } from '../../api/session.ts';
import { LightboxDrawing } from '../../art/late-drawings.tsx';
import { Wordmark } from '../../art/mark.tsx';
import { profilePath } from '../../platform/addresses.ts';
import { BRAND } from '../../text/brand.ts';
import { RECEIPT } from '../../text/copy/receipt.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePurchases } from './profile-api.ts';
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

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' });

/**
 * One sheet: from whom, to whom, for what, how much. It says nothing of taxes, about which the school has told us
 * nothing.
 */
export function Receipt({ purchase }: { purchase: PurchaseReply }) {
  const { user } = useSession();
  return (
    <article className={styles.sheet}>
      <header className={styles.receiptHead}>
        <div>
          <Wordmark size={40} />
          <p className={styles.line}>{BRAND.line}</p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{RECEIPT.number}</dt>
            <dd className={styles.code}>{purchase.receiptNumber}</dd>
          </div>
          <div>
            <dt>{RECEIPT.paidAt}</dt>
            <dd>
              <time dateTime={purchase.paidAt}>{day.format(new Date(purchase.paidAt))}</time>
            </dd>
          </div>
        </dl>
      </header>
      <dl className={styles.parties}>
        <div>
          <dt>{RECEIPT.from}</dt>
          <dd>{BRAND.name}</dd>
          <dd>{BRAND.email}</dd>
        </div>
        <div>
          <dt>{RECEIPT.paidBy}</dt>
          <dd>{user?.name}</dd>
          <dd>{user?.email}</dd>
        </div>
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{RECEIPT.description}</th>
            <th scope="col">{RECEIPT.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <strong>{purchase.courseTitle}</strong>
              <span className={styles.line}>{RECEIPT.price}</span>
            </td>
            <td>{dollarsAndCents(purchase.price)}</td>
          </tr>
          {purchase.discount > 0 && (
            <tr>
              <td>{RECEIPT.discount}</td>
              <td>{`−${dollarsAndCents(purchase.discount)}`}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{RECEIPT.total}</th>
            <td>{dollarsAndCents(purchase.total)}</td>
          </tr>
        </tfoot>
      </table>
      <footer className={styles.foot}>
        <p>{RECEIPT.questions(BRAND.email)}</p>
        <p>{BRAND.independence}</p>
      </footer>
    </article>
  );
}
