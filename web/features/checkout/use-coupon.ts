import { useEffect, useState } from 'react';
import { M } from '../../../src/wire/messages.ts';
import type { QuoteReply } from '../../../src/wire/replies/enrolment.ts';
import { ApiError } from '../../api/client.ts';
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
  /** A code that was good before and is not any more. */
  isStale: boolean;
  /** Throws the refusal for its field. */
  apply: (typed: string) => Promise<void>;
  remove: () => void;
  /** The server did not take it at the till. */
  refuse: () => void;
}

/** The coupon of one order. A good one is kept in this tab, so that nobody types it again after Back. */
export function useCoupon(courseId: string): Coupon {
  const [applied, setApplied] = useState<AppliedCoupon>();
  const [isStale, setStale] = useState(false);

  const become = (coupon: AppliedCoupon | undefined, stale = false) => {
    setApplied(coupon);
    setStale(stale);
    keepCoupon(courseId, coupon?.code ?? null);
  };

  useEffect(() => {
    const code = keptCoupon(courseId);
    if (code === null) return undefined;
    let isHere = true;
    const restore = async () => {
      const quote = await tryCoupon(courseId, code);
      // Meanwhile another one may have been typed.
      if (!isHere || keptCoupon(courseId) !== code) return;
      if (quote.valid) return setApplied({ code, quote });
      keepCoupon(courseId, null);
      setStale(true);
    };
    // Without an answer it stays kept, and the price is the full one until it is typed or the page is loaded again.
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

/** The code that somebody has typed for a course and the server took. */
const keptCoupon = (courseId: string): string | null => tabStorage.read(keyOf(courseId));

const keepCoupon = (courseId: string, code: string | null): void => tabStorage.write(keyOf(courseId), code);
