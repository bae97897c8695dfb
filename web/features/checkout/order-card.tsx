import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { QuoteReply } from '../../../src/wire/enrolment.ts';
import { M } from '../../../src/wire/messages.ts';
import { useSession } from '../../api/session.ts';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { LoadableQuery } from '../../ui/loadable.tsx';
import { AlreadyOwned } from './already-owned.tsx';
import { CouponForm } from './coupon-form.tsx';
import { PriceLine, TotalLines } from './order-lines.tsx';
import { PriceNotice } from './price-notice.tsx';
import { useCheckout } from './use-checkout.ts';
import { useCoupon } from './use-coupon.ts';
import styles from './order-card.module.css';

export interface OrderCardProps {
  courseId: string;
  /** Dollars: the server's, or the address's until the server has answered. */
  price: number;
  isPriceKnown: boolean;
  quote: LoadableQuery<QuoteReply>;
}

/** How much, coupon, total, one button. */
export function OrderCard({ courseId, price, isPriceKnown, quote }: OrderCardProps) {
  const { user } = useSession();
  const coupon = useCoupon(courseId);
  const [ownedSentence, setOwnedSentence] = useState<string>();
  const { isBusy, pay } = useCheckout({ onOwned: setOwnedSentence, onCouponRefused: coupon.refuse });
  const quoted = coupon.applied?.quote;
  const owned = ownedSentence ?? (user?.purchasedCourses.includes(courseId) ? PAYMENT.alreadyOwned : undefined);

  return (
    <Card as="section" padding="large" aria-label={PAYMENT.summary} className={styles.card}>
      <h2 className={styles.heading}>{PAYMENT.summary}</h2>
      <AlreadyOwned courseId={courseId} sentence={owned} />
      {owned === undefined && (
        <>
          <PriceLine price={quoted?.price ?? price} />
          <CouponForm coupon={coupon} />
          <TotalLines discount={quoted?.discount ?? 0} total={quoted?.total ?? price} />
          <PriceNotice isPriceKnown={isPriceKnown} quote={quote} />
          <Button
            full
            isBusy={isBusy}
            busyWords={M.processing}
            onClick={() => void pay({ courseId, coupon: coupon.applied?.code })}
          >
            {M.proceedToPayment}
          </Button>
          <p className={styles.secure}>
            <Lock size={17} aria-hidden="true" />
            <span>{PAYMENT.secure}</span>
          </p>
        </>
      )}
    </Card>
  );
}
