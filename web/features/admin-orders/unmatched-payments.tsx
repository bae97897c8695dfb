import type { UnmatchedPaymentReply } from '../../../src/wire/replies/orders.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { UNMATCHED } from '../../text/copy/admin-orders.ts';
import { momentOf } from '../../text/dates.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { referenceOf } from '../../ui/text.tsx';
import { useRefundUnmatched, useUnmatched } from './orders-api.ts';
import styles from './unmatched-payments.module.css';

/** Payments that fit no order, above the orders. Hidden while there is none, which is nearly always. */
export function UnmatchedPayments() {
  const { data } = useUnmatched();
  if (!data || data.payments.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="unmatched-payments">
      <h2 id="unmatched-payments" className={styles.heading}>
        {UNMATCHED.title}
      </h2>
      <p className={styles.muted}>{UNMATCHED.lead}</p>
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
  const { confirm, notify } = useFeedback();
  const refund = useRefundUnmatched();
  const amount = amountOf(payment);
  const giveBack = async () => {
    const options = { title: UNMATCHED.question, action: UNMATCHED.give, tone: 'danger' } as const;
    if (!(await confirm(UNMATCHED.sure(amount), options))) return;
    try {
      await refund(payment.checkoutId);
      notify(UNMATCHED.given(amount));
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
  };
  return (
    <li className={styles.payment}>
      <span className={styles.words}>
        <strong>{amount}</strong>
        <span>{payment.payer ? `${payment.payer.name} · ${payment.payer.email}` : UNMATCHED.unknown}</span>
        <span className={styles.muted}>
          {payment.checkoutId}, <time dateTime={payment.foundAt}>{momentOf(payment.foundAt)}</time>
        </span>
      </span>
      <Button variant="danger" onClick={() => void giveBack()}>
        {UNMATCHED.refund}
      </Button>
    </li>
  );
}
