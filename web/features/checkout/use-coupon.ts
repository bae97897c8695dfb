import { useCallback, useEffect, useRef, useState } from 'react';
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

/** A kept code, or that of a link, which the server has not judged yet, or could not be asked about. */
interface AwaitedCoupon {
  code: string;
  hasFailed: boolean;
}

interface RefusedCoupon {
  reason: QuoteReply['couponReason'];
  /** Set for the code of a link, which nobody typed: it may well be right for another course. */
  linkCode?: string | undefined;
  /** True where the field says it already. */
  isAtField?: boolean;
}

export interface Coupon {
  applied: AppliedCoupon | undefined;
  awaited: AwaitedCoupon | undefined;
  refused: RefusedCoupon | undefined;
  /** Throws the refusal, for its field. */
  apply: (typed: string) => Promise<void>;
  remove: () => void;
  /** Asks again about the coupon that is applied or awaited. */
  check: () => Promise<void>;
}

/**
 * Manages the coupon of an order. A valid code is kept in this tab's storage, so that it survives Back. It is never
 * dropped silently: without an answer it stays awaited, and nothing is paid meanwhile (decision D112).
 */
export function useCoupon(courseId: string): Coupon {
  const [applied, setApplied] = useState<AppliedCoupon>();
  const [awaited, setAwaited] = useState<AwaitedCoupon | undefined>(() => {
    const { code } = keptCoupon(courseId);
    return code ? { code, hasFailed: false } : undefined;
  });
  const [refused, setRefused] = useState<RefusedCoupon>();
  const isHere = useRef(false);

  const become = useCallback(
    (coupon: AppliedCoupon | undefined, why?: RefusedCoupon) => {
      setApplied(coupon);
      setAwaited(undefined);
      setRefused(why);
      keepCoupon(courseId, coupon?.code ?? '');
    },
    [courseId],
  );

  const check = useCallback(async () => {
    const { code, isOfLink } = keptCoupon(courseId);
    if (!code) return;
    // Another code may have been entered meanwhile.
    const isAsked = () => isHere.current && keptCoupon(courseId).code === code;
    setApplied(undefined);
    setAwaited({ code, hasFailed: false });
    try {
      const quote = await tryCoupon(courseId, code);
      if (!isAsked()) return;
      if (quote.valid) become({ code, quote });
      else become(undefined, { reason: quote.couponReason, linkCode: isOfLink ? code : undefined });
    } catch {
      if (isAsked()) setAwaited({ code, hasFailed: true });
    }
  }, [courseId, become]);

  useEffect(() => {
    isHere.current = true;
    void check();
    return () => {
      isHere.current = false;
    };
  }, [check]);

  return {
    applied,
    awaited,
    refused,
    apply: async (typed) => {
      const code = typed.trim();
      const quote = code === '' ? undefined : await tryCoupon(courseId, code);
      if (quote?.valid) return become({ code, quote });
      become(undefined, { reason: quote?.couponReason ?? null, isAtField: true });
      throw refusal();
    },
    remove: () => become(undefined),
    check,
  };
}

const keyOf = (courseId: string) => `cusp.coupon.${courseId}`;

/** Reads the accepted code of a course, or that of a link; empty after it was refused or removed here. */
function keptCoupon(courseId: string): { code: string | undefined; isOfLink: boolean } {
  const own = tabStorage.read(keyOf(courseId));
  // The stored empty text says that it was refused or removed here.
  return { code: own ?? readCookie('coupon'), isOfLink: own === null };
}

const keepCoupon = (courseId: string, code: string): void => tabStorage.write(keyOf(courseId), code);
