import { X } from 'lucide-react';
import { M } from '../../../src/wire/messages.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { IconButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Message } from '../../ui/text.tsx';
import type { Coupon } from './use-coupon.ts';
import styles from './payment-page.module.css';

/** Coupon field behind a button, as few have one. A separate form, so that Enter applies the code and does not pay. */
export function CouponForm({ coupon }: { coupon: Coupon }) {
  const { applied, isStale, apply, remove } = coupon;
  const submit = async ({ coupon: typed }: { coupon: string }, form: { reset: () => void }) => {
    await apply(typed);
    form.reset();
  };
  return (
    <div className={styles.coupon}>
      <Disclosure label={PAYMENT.haveCoupon}>
        <Form start={{ coupon: '' }} onSubmit={submit} className={styles.form}>
          <TextField
            name="coupon"
            label={PAYMENT.coupon}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <SubmitButton variant="outline" busy={PAYMENT.applying}>
            {PAYMENT.apply}
          </SubmitButton>
        </Form>
      </Disclosure>
      <div role="status" className={styles.status}>
        {applied && (
          <p className={styles.applied}>
            <span className={styles.code}>{applied.code.toUpperCase()}</span>
            <span>{PAYMENT.saved(dollarsAndCents(applied.quote.discount))}</span>
            <IconButton label={PAYMENT.remove} icon={<X size={18} />} onClick={remove} />
          </p>
        )}
        {isStale && !applied && (
          <p className={styles.refused}>
            <Message>{M.invalidCoupon}</Message>
          </p>
        )}
      </div>
    </div>
  );
}
