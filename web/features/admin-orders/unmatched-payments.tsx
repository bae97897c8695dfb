import type { UnmatchedPaymentReply } from '../../../src/wire/replies/orders.ts';
import { useAct } from '../../forms/use-act.ts';
import { ORDER, UNMATCHED } from '../../text/copy/admin-orders.ts';
import { momentOf } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Row } from '../../ui/layout/layout.tsx';
import { useRefundUnmatched, useUnmatched } from './orders-api.ts';
import styles from './order-page.module.css';

/** Payments that fit no order, above the orders. Hidden when empty, which is nearly always. */
export function UnmatchedPayments() {
  const { data, isError, isFetching, refetch } = useUnmatched();
  if (isError && !data)
    return (
      <Banner
        tone="failure"
        message={UNMATCHED.failed}
        action={
          <Button variant="outline" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {ORDER.retry}
          </Button>
        }
      />
    );
  if (!data || data.payments.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="unmatched-payments">
      <h2 id="unmatched-payments" className={styles.ordersHeading}>
        {UNMATCHED.title}
      </h2>
      <Note>{UNMATCHED.lead}</Note>
      <ul className={styles.payments}>
        {data.payments.map((payment) => (
          <Payment key={payment.checkoutId} payment={payment} />
        ))}
      </ul>
    </Card>
  );
}

const amountOf = ({ amount, refunded, currency }: UnmatchedPaymentReply): string =>
  currency === 'AUD' ? dollarsAndCents(amount - refunded) : `${(amount - refunded).toFixed(2)} ${currency}`;

function Payment({ payment }: { payment: UnmatchedPaymentReply }) {
  const { confirm } = useFeedback();
  const refund = useRefundUnmatched();
  const amount = amountOf(payment);
  const { run } = useAct(() => refund(payment.checkoutId).then(() => UNMATCHED.given(amount)));
  const giveBack = async () => {
    const options = { title: UNMATCHED.question, action: UNMATCHED.give, tone: 'danger' } as const;
    if (await confirm(UNMATCHED.sure(amount), options)) await run();
  };
  return (
    <Row as="li" gap={5} lineGap={3} align="center" justify="between" className={styles.payment}>
      <span className={styles.words}>
        <strong>{amount}</strong>
        <span>{payment.payer ? `${payment.payer.name} · ${payment.payer.email}` : UNMATCHED.unknown}</span>
        <Note as="span">
          {payment.checkoutId}, <time dateTime={payment.foundAt}>{momentOf(payment.foundAt)}</time>
        </Note>
      </span>
      <Button variant="danger" onClick={() => void giveBack()}>
        {UNMATCHED.refund}
      </Button>
    </Row>
  );
}
