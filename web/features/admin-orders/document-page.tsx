import { useParams } from 'react-router';
import { LightboxDrawing } from '../../art/lazy-drawings.tsx';
import { TaxDocumentSheet } from '../../course/tax-document-sheet.tsx';
import { orderPath, ordersPath } from '../../platform/admin-addresses.ts';
import { ORDER, ORDERS } from '../../text/copy/admin-orders.ts';
import { TAX_DOCUMENT } from '../../text/copy/tax-document.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOrder } from './orders-api.ts';
import styles from './order-page.module.css';

/** /admin/orders/:orderId/documents/:number: the sheet that the buyer has, to print or to save. */
export function OrderDocumentPage() {
  const { orderId = '', number = '' } = useParams();
  const order = useOrder(orderId);
  const document = order.data?.documents.find((one) => one.number === number);
  const title = document ? `${document.title} ${number}` : ORDER.documents;
  return (
    <div className={styles.document}>
      <Stack as="header" gap={2} data-print="hide">
        <Breadcrumbs
          crumbs={[
            { label: ORDERS.title, to: ordersPath },
            { label: order.data?.orderNumber ?? ORDERS.number, to: orderPath(orderId) },
            { label: number },
          ]}
        />
        <Row gap={4} lineGap={3} align="center" justify="between">
          <PageTitle title={title}>{document?.title ?? ORDER.documents}</PageTitle>
          {document && <PrintButton>{TAX_DOCUMENT.print}</PrintButton>}
        </Row>
      </Stack>
      <Loadable
        query={order}
        loading={ORDER.loading}
        skeleton={<Skeleton height="560px" radius="var(--radius-card)" />}
      >
        {() =>
          document ? (
            <TaxDocumentSheet document={document} />
          ) : (
            <EmptyState
              drawing={<LightboxDrawing />}
              message={ORDER.unknown}
              action={<ButtonLink to={ordersPath}>{ORDER.toList}</ButtonLink>}
            >
              {ORDER.unknownLine}
            </EmptyState>
          )
        }
      </Loadable>
    </div>
  );
}
