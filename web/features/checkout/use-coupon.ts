import { useEffect, useState } from 'react';
import { M } from '../../../src/wire/messages.ts';
import type { QuoteReply } from '../../../src/wire/replies/enrolment.ts';
import { ApiError } from '../../api/client.ts';
import { readCookie } from '../../api/cookies.ts';
import { tabStorage } from '../../platform/storage.ts';
import { tryCoupon } from './checkout-api.ts';

const refusal = () =>
  new ApiError(
    422,
    { message: M.invalidCoupon, code: 'coupon/invalid', fields: { coupon: M.invalidCoupon } },
    M.invalidCoupon,
  );

interface AppliedCoupon {
  code: string;
  quote: QuoteReply;
}

export interface Coupon {
  applied: AppliedCoupon | undefined;
  /** True for a code that was valid before. */
  isStale: boolean;
  /** Throws the refusal, for its field. */
  apply: (typed: string) => Promise<void>;
  remove: () => void;
  /** Called when the checkout refused the code. */
  refuse: () => void;
}

/** Manages the coupon of an order. A valid code is kept in this tab's storage, so that it survives Back. */
export function useCoupon(courseId: string): Coupon {
  const [applied, setApplied] = useState<AppliedCoupon>();
  const [isStale, setStale] = useState(false);

  const become = (coupon: AppliedCoupon | undefined, stale = false) => {
    setApplied(coupon);
    setStale(stale);
    keepCoupon(courseId, coupon?.code ?? '');
  };

  useEffect(() => {
    const code = keptCoupon(courseId);
    if (!code) return undefined;
    let isHere = true;
    const restore = async () => {
      const quote = await tryCoupon(courseId, code);
      // Another code may have been entered meanwhile.
      if (!isHere || keptCoupon(courseId) !== code) return;
      if (quote.valid) return setApplied({ code, quote });
      keepCoupon(courseId, '');
      setStale(true);
    };
    // Without an answer it stays stored, and the full price is shown until it is typed again or the page is reloaded.
    restore().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [courseId]);

  return {
    applied,
    isStale,
    apply: async (typed) => {
      const code = typed.trim();
      become(undefined);
      const quote = code === '' ? undefined : await tryCoupon(courseId, code);
      if (!quote?.valid) throw refusal();
      become({ code, quote });
    },
    remove: () => become(undefined),
    refuse: () => become(undefined, true),
  };
}

const keyOf = (courseId: string) => `cusp.coupon.${courseId}`;

/** Reads the accepted code of a course, or that of a link; empty after it was refused or removed here. */
const keptCoupon = (courseId: string): string | undefined => tabStorage.read(keyOf(courseId)) ?? readCookie('coupon');

const keepCoupon = (courseId: string, code: string): void => tabStorage.write(keyOf(courseId), code);
