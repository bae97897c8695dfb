import { Link, useParams } from 'react-router';
import type { PurchaseReply } from '../../../src/wire/replies/enrolment.ts';
import type { TaxDocumentReply } from '../../../src/wire/replies/orders.ts';
import { LightboxDrawing } from '../../art/lazy-drawings.tsx';
import { TaxDocumentSheet } from '../../course/tax-document-sheet.tsx';
import { profilePath, receiptPath } from '../../platform/addresses.ts';
import { RECEIPT } from '../../text/copy/receipt.ts';
import { schoolDayOf } from '../../text/dates.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePurchases } from './profile-api.ts';
import styles from './receipt-page.module.css';

/**
 * /profile/receipts/:receiptNumber: an invoice, a credit note, or an order, as receipts were once numbered. Looked up
 * among the user's own purchases, so that no one else's can be read.
 */
export function ReceiptPage() {
  const { receiptNumber = '' } = useParams();
  const purchases = usePurchases();
  const found = purchases.data && paperOf(purchases.data, receiptNumber);
  const title = found?.document.title ?? RECEIPT.title;
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: RECEIPT.back, to: profilePath }, { label: title }]} />
      <Row gap={5} lineGap={3} align="center" justify="between" data-print="hide">
        <PageTitle title={RECEIPT.titleOf(title, found?.document.number ?? receiptNumber)} isSmall>
          {title}
        </PageTitle>
        {found && <PrintButton>{RECEIPT.print}</PrintButton>}
      </Row>
      <Loadable
        query={purchases}
        loading={RECEIPT.loading}
        skeleton={<Skeleton height="560px" radius="var(--radius-card)" />}
      >
        {() =>
          found ? (
            <>
              <Papers purchase={found.purchase} shown={found.document} />
              <TaxDocumentSheet document={found.document} note={accessNote(found)} />
            </>
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

/** Returns what follows the prefix of an order's number: the prefix goes with the school's name, the code stays. */
const codeOf = (number: string): string => number.slice(number.indexOf('-') + 1);

function paperOf(
  purchases: readonly PurchaseReply[],
  number: string,
): { purchase: PurchaseReply; document: TaxDocumentReply } | undefined {
  for (const purchase of purchases) {
    const document =
      codeOf(purchase.receiptNumber) === codeOf(number)
        ? purchase.documents[0]
        : purchase.documents.find((one) => one.number === number);
    if (document) return { purchase, document };
  }
  return undefined;
}

/** Returns the end of access for an invoice; a credit note does not change it by itself. */
const accessNote = ({ purchase, document }: { purchase: PurchaseReply; document: TaxDocumentReply }) =>
  document.kind === 'invoice' && purchase.accessUntil
    ? RECEIPT.access(schoolDayOf(purchase.accessFrom ?? purchase.paidAt), schoolDayOf(purchase.accessUntil))
    : undefined;

/** Other documents of the purchase, after a refund. */
function Papers({ purchase: { documents }, shown }: { purchase: PurchaseReply; shown: TaxDocumentReply }) {
  if (documents.length < 2) return null;
  return (
    <Row as="ul" gap={4} lineGap={2} className={styles.papers} aria-label={RECEIPT.papers} data-print="hide">
      {documents.map(({ title, number }) => (
        <li key={number}>
          <Link to={receiptPath(number)} replace aria-current={number === shown.number ? 'page' : undefined}>
            {title} {number}
          </Link>
        </li>
      ))}
    </Row>
  );
}
