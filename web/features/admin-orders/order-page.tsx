import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { OrderReply } from '../../../src/wire/replies/orders.ts';
import { DetailPage } from '../../admin/detail-page.tsx';
import { RoleLink } from '../../admin/role-link.tsx';
import { manageContentPath, orderDocumentPath, ordersPath, studentPath } from '../../platform/admin-addresses.ts';
import { ORDER, ORDERS } from '../../text/copy/admin-orders.ts';
import { countryName } from '../../text/countries.ts';
import { dayOf } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderStateTag } from './order-state.tsx';
import { useOrder } from './orders-api.ts';
import { RefundDialog } from './refund-dialog.tsx';
import styles from './order-page.module.css';

/** /admin/orders/:orderId: one order, its money, its papers and all that ever happened to it. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const order = useOrder(orderId);
  const { data } = order;
  return (
    <DetailPage
      words={ORDER}
      list={{ title: ORDERS.title, path: ordersPath }}
      reply={order}
      name={data?.orderNumber}
      title={data && ORDER.titleOf(data.orderNumber)}
      tag={data && <OrderStateTag state={data.state} />}
      skeleton={['120px', '320px']}
    >
      {(reply) => <OrderView order={reply} />}
    </DetailPage>
  );
}

function OrderView({ order }: { order: OrderReply }) {
  const [isRefunding, setRefunding] = useState(false);
  const isUnderWay = order.refunds.some(({ state }) => state === 'asked');
  const cameBack = order.history.some(({ kind }) => kind === 'refund-returned');
  return (
    <>
      <Banner tone="info" message={isUnderWay ? ORDER.underWay : undefined} />
      <Banner tone="warning" message={cameBack ? ORDER.returned : undefined} />
      <Card as="section" className={styles.money} aria-label={ORDERS.sums}>
        <dl className={styles.sums}>
          <Sum term={ORDER.paid} dollars={order.paidAt ? order.total : 0} />
          <Sum term={ORDER.refunded} dollars={order.refunded} />
          <Sum term={ORDER.kept} dollars={order.kept} />
        </dl>
        {order.refundable > 0 && (
          <Button variant="outline" icon={<Undo2 size={20} aria-hidden="true" />} onClick={() => setRefunding(true)}>
            {ORDER.refund}
          </Button>
        )}
        {order.refundRefusal && !cameBack && <p className={styles.refusal}>{order.refundRefusal}</p>}
      </Card>
      <div className={styles.pair}>
        <Stack gap={5} className={styles.column}>
          <OrderFacts order={order} />
          <Documents order={order} />
        </Stack>
        <OrderHistory history={order.history} />
      </div>
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </>
  );
}

const Sum = ({ term, dollars }: { term: string; dollars: number }) => (
  <div>
    <dt>{term}</dt>
    <dd>{dollarsAndCents(dollars)}</dd>
  </div>
);

/** Facts of the order: buyer, course, country, price. */
function OrderFacts({ order }: { order: OrderReply }) {
  return (
    <Card as="section" aria-label={ORDER.buyer}>
      <dl className={styles.facts}>
        <div>
          <dt>{ORDER.buyer}</dt>
          <dd>{order.name ? <Link to={studentPath(order.userId)}>{order.name}</Link> : ORDER.gone}</dd>
        </div>
        <div>
          <dt>{ORDER.country}</dt>
          <dd>{countryName(order.country)}</dd>
        </div>
        {order.email && (
          <div className={styles.long}>
            <dt>{ORDER.email}</dt>
            <dd>
              <a href={`mailto:${order.email}`}>{order.email}</a>
            </dd>
          </div>
        )}
        <div className={styles.long}>
          <dt>{ORDER.course}</dt>
          <dd>
            {order.isCourseGone ? (
              `${order.courseTitle} (${ORDER.deleted.toLowerCase()})`
            ) : (
              <RoleLink roles={['teacher']} to={manageContentPath(order.courseId)}>
                {order.courseTitle}
              </RoleLink>
            )}
          </dd>
        </div>
        <div>
          <dt>{ORDER.price}</dt>
          <dd>{dollarsAndCents(order.price)}</dd>
        </div>
        {order.discount > 0 && (
          <div>
            <dt>{ORDER.discount(order.coupon ?? '')}</dt>
            <dd>{`−${dollarsAndCents(order.discount)}`}</dd>
          </div>
        )}
        <div>
          <dt>{ORDER.total}</dt>
          <dd>{dollarsAndCents(order.total)}</dd>
        </div>
        <div className={styles.long}>
          <dt>{ORDER.checkout}</dt>
          <dd className={styles.code}>{order.checkoutId ?? ORDER.noCheckout}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** The invoice and the credit notes, each a page that prints. */
function Documents({ order: { id, documents } }: { order: OrderReply }) {
  return (
    <Card as="section" aria-labelledby="order-documents">
      <h2 id="order-documents" className={styles.heading}>
        {ORDER.documents}
      </h2>
      {documents.length === 0 ? (
        <Stack gap={1}>
          <p>{ORDER.noDocuments}</p>
          <Note>{ORDER.noDocumentsLine}</Note>
        </Stack>
      ) : (
        <Stack as="ul" gap={3} className={styles.documents}>
          {documents.map(({ number, title, kind, total, issuedAt }) => (
            <li key={number}>
              <Link to={orderDocumentPath(id, number)}>
                {title} <span className={styles.code}>{number}</span>
              </Link>
              <span className={styles.documentSum}>
                {kind === 'credit-note' ? `−${dollarsAndCents(total)}` : dollarsAndCents(total)}
              </span>
              <Note as="time" dateTime={issuedAt}>
                {dayOf(issuedAt)}
              </Note>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
