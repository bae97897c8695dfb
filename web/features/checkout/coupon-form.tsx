import { RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { M } from '../../../src/wire/messages.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Message } from '../../ui/text.tsx';
import type { Coupon } from './use-coupon.ts';
import styles from './payment-page.module.css';

/** Open coupon field (specification 9). A separate form, so that Enter applies the code and does not pay. */
export function CouponForm({ coupon }: { coupon: Coupon }) {
  const { applied, awaited, apply, remove, check } = coupon;
  const field = useRef<HTMLInputElement>(null);
  const submit = async ({ coupon: typed }: { coupon: string }, form: { reset: () => void }) => {
    await apply(typed);
    form.reset();
  };
  // The button that was pressed is gone: the field keeps the focus.
  const takeOff = () => {
    remove();
    field.current?.focus();
  };
  return (
    <Stack gap={3} className={styles.coupon}>
      <Form start={{ coupon: '' }} onSubmit={submit} className={styles.form}>
        <TextField
          name="coupon"
          label={PAYMENT.coupon}
          ref={field}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <SubmitButton variant="outline" busy={PAYMENT.applying}>
          {PAYMENT.apply}
        </SubmitButton>
      </Form>
      <div role="status" className={styles.status}>
        {applied && (
          <Row as="p" gap={3} wraps={false} align="center" className={styles.applied}>
            <span className={styles.code}>{applied.code.toUpperCase()}</span>
            <span>{PAYMENT.saved(dollarsAndCents(applied.quote.discount))}</span>
            <IconButton label={PAYMENT.remove} icon={<X size={18} />} onClick={takeOff} />
          </Row>
        )}
        {awaited && !awaited.hasFailed && <p>{PAYMENT.checkingCoupon(awaited.code)}</p>}
        {awaited?.hasFailed && (
          <Row gap={3} className={styles.unchecked}>
            <p>{PAYMENT.couponUnchecked(awaited.code)}</p>
            <Button variant="outline" size="small" icon={<RotateCw size={18} />} onClick={() => void check()}>
              {PAYMENT.retry}
            </Button>
            <Button variant="outline" size="small" onClick={takeOff}>
              {PAYMENT.remove}
            </Button>
          </Row>
        )}
        <Refused coupon={coupon} />
      </div>
    </Stack>
  );
}

/** The one sentence, unless the field says it, and a second line where that gives nothing away. */
function Refused({ coupon: { refused } }: { coupon: Coupon }) {
  if (!refused) return null;
  const { reason, linkCode, isAtField } = refused;
  if (linkCode !== undefined && !reason) return <p>{PAYMENT.linkCouponNot(linkCode)}</p>;
  return (
    <>
      {!isAtField && (
        <p className={styles.refused}>
          <Message>{M.invalidCoupon}</Message>
        </p>
      )}
      {reason && <p>{PAYMENT.couponReasons[reason]}</p>}
    </>
  );
}
