import type { OrderReply } from '../../../src/wire/replies/orders.ts';
import { Checkbox } from '../../forms/checkbox.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { NumberField } from '../../forms/number-field.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { ORDER } from '../../text/copy/admin-orders.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { type RefundValues, useRefund } from './orders-api.ts';
import styles from './order-page.module.css';

interface RefundDialogProps {
  order: OrderReply;
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
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { notify } = useFeedback();
  const refund = useRefund(order.id);
  const send = async (values: RefundValues) => {
    // A whole refund ends access, as the dialog says.
    const endsAccess = values.endsAccess || Number(values.amount) >= order.refundable;
    const reply = await refund({ ...values, endsAccess });
    if (reply.refunds.every(({ state }) => state !== 'asked'))
      return ORDER.given(dollarsAndCents(Number(values.amount)));
    notify(ORDER.asked, { tone: 'warning' });
    return undefined;
  };
  return (
    <FormDialog
      // Begins anew when the refunded sum changes, since it is sent with the answers.
      key={order.refunded}
      title={ORDER.refundTitle}
      description={ORDER.refundLine(dollarsAndCents(order.refundable))}
      start={startOf(order)}
      schema={schema}
      action={<RefundWords />}
      busy={ORDER.giving}
      isDangerous
      onSubmit={send}
      onClose={onClose}
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
    </FormDialog>
  );
}

/** Names the refunded sum while it is typed. */
function RefundWords() {
  const amount = Number(useFormValues<RefundValues>().values.amount);
  return amount > 0 ? ORDER.give(dollarsAndCents(amount)) : ORDER.refund;
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
      <Stack gap={1} className={styles.consequence} role="status">
        <p>{isWhole ? ORDER.whole[order.accessAfterRefund] : part}</p>
        <Note>{ORDER.notice}</Note>
      </Stack>
    </>
  );
}
