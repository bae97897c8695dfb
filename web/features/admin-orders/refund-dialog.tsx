import type { OrderReply } from '../../../src/wire/replies/orders.ts';
import { Checkbox } from '../../forms/checkbox.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { NumberField } from '../../forms/number-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { ORDER } from '../../text/copy/admin-orders.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { type RefundValues, useRefund } from './orders-api.ts';
import styles from './order-page.module.css';

interface RefundDialogProps {
  order: OrderReply;
  isOpen: boolean;
  onClose: () => void;
}

const startOf = ({ refundable, refunded }: OrderReply): RefundValues => ({
  amount: refundable,
  refunded,
  reason: '',
  endsAccess: false,
  returnsCoupon: false,
});

const schema = () => import('../../../src/wire/orders.ts').then((wire) => wire.refundBody);

/** Asks how much goes back and why, and shows the effect on access before anything happens. */
export function RefundDialog({ order, isOpen, onClose }: RefundDialogProps) {
  const { notify } = useFeedback();
  const refund = useRefund(order.id);
  const send = async (values: RefundValues) => {
    const reply = await refund(values);
    const isDone = reply.refunds.every(({ state }) => state !== 'asked');
    onClose();
    if (isDone) notify(ORDER.given(dollarsAndCents(Number(values.amount))));
    else notify(ORDER.asked, { tone: 'warning' });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={ORDER.refundTitle}
      description={ORDER.refundLine(dollarsAndCents(order.refundable))}
    >
      <Form
        // Remounts the form when the refunded sum changes, since it is sent with the answers.
        key={order.refunded}
        start={startOf(order)}
        schema={schema}
        onSubmit={send}
        label={ORDER.refundTitle}
        className={styles.form}
      >
        <NumberField
          name="amount"
          label={ORDER.amount}
          decimals={2}
          step="0.01"
          min="0.01"
          max={order.refundable}
          inputMode="decimal"
        />
        <TextArea name="reason" label={ORDER.reason} hint={ORDER.reasonHint} rows={2} maxLength={500} />
        <Consequence order={order} />
        <div className={styles.formFoot}>
          <Button variant="outline" onClick={onClose}>
            {ORDER.cancel}
          </Button>
          <RefundButton />
        </div>
      </Form>
    </Dialog>
  );
}

/** Names the sum that goes back, as it is typed. */
function RefundButton() {
  const amount = Number(useFormValues<RefundValues>().values.amount);
  return (
    <SubmitButton variant="danger" busy={ORDER.giving}>
      {amount > 0 ? ORDER.give(dollarsAndCents(amount)) : ORDER.refund}
    </SubmitButton>
  );
}

/** Effect on access, depending on the amount. */
function Consequence({ order }: { order: OrderReply }) {
  const { values } = useFormValues<RefundValues>();
  const isWhole = Number(values.amount) >= order.refundable;
  const part = values.endsAccess ? ORDER.partEnds : ORDER.part;
  return (
    <>
      {!isWhole && order.accessAfterRefund !== 'none' && <Checkbox name="endsAccess" label={ORDER.endsAccess} />}
      {isWhole && order.hasCouponUse && (
        <Checkbox name="returnsCoupon" label={ORDER.returnsCoupon(order.coupon ?? '')} />
      )}
      <div className={styles.consequence} role="status">
        <p>{isWhole ? ORDER.whole[order.accessAfterRefund] : part}</p>
        <p className={styles.muted}>{ORDER.notice}</p>
      </div>
    </>
  );
}
