import { type ComponentType, useEffect, useState } from 'react';
import { readCookie } from '../../api/cookies.ts';
import type { CouponNoteProps, CouponPrices } from './coupon-note.tsx';

/** Returns the note about a visitor's coupon, once its code is there, and what courses cost with it. */
export function useCoupon() {
  const [CouponNote, setNote] = useState<ComponentType<CouponNoteProps>>();
  const [prices, onPrices] = useState<CouponPrices>();

  useEffect(() => {
    // Without its code the coupon still counts at the payment.
    if (readCookie('coupon'))
      import('./coupon-note.tsx').then(
        (code) => setNote(() => code.CouponNote),
        () => undefined,
      );
  }, []);

  return { CouponNote, prices, onPrices };
}
