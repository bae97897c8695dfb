import { X } from 'lucide-react';
import { useState } from 'react';
import type { QuoteReply } from '../../../src/wire/enrolment.ts';
import { M } from '../../../src/wire/messages.ts';
import { ApiError } from '../../api/client.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Message } from '../../ui/message.tsx';
import { tryCoupon } from './checkout-api.ts';
import styles from './coupon-form.module.css';

const refusal = () => new ApiError(422, { message: M.invalidCoupon, code: 'coupon/invalid', fields: { coupon: M.invalidCoupon } }, M.invalidCoupon);

export interface AppliedCoupon {
  code: string;
  quote: QuoteReply;
}

export interface CouponFormProps {
  courseId: string;
  applied: AppliedCoupon | undefined;
  /** The accepted coupon, or undefined: the discount is back at 0. */
  onChange: (coupon: AppliedCoupon | undefined) => void;
  /** The code was good when applied and is not any more. */
  isRefused: boolean;
}

/** A form of its own, so that Enter applies the code and does not pay. */
export function CouponForm({ courseId, applied, onChange, isRefused }: CouponFormProps) {
  const [isStale, setStale] = useState(isRefused);
  const apply = async ({ coupon }: { coupon: string }, form: { reset: () => void }) => {
    const code = coupon.trim();
    onChange(undefined);
    setStale(false);
    const quote = code === '' ? undefined : await tryCoupon(courseId, code);
    if (!quote?.valid) throw refusal();
    onChange({ code, quote });
    form.reset();
  };
  return (
    <div className={styles.coupon}>
      <Form start={{ coupon: '' }} onSubmit={apply} className={styles.form}>
        <TextField name="coupon" label={PAYMENT.coupon} isOptional autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={60} />
        <SubmitButton variant="outline" busy={PAYMENT.applying}>{PAYMENT.apply}</SubmitButton>
      </Form>
      <div role="status" className={styles.status}>
        {applied && (
          <p className={styles.applied}>
            <span className={styles.code}>{applied.code.toUpperCase()}</span>
            <span>{PAYMENT.saved(dollarsAndCents(applied.quote.discount))}</span>
            <IconButton label={PAYMENT.remove} icon={<X size={18} />} onClick={() => onChange(undefined)} />
          </p>
        )}
        {isStale && !applied && <p className={styles.refused}><Message>{M.invalidCoupon}</Message></p>}
      </div>
    </div>
  );
}
