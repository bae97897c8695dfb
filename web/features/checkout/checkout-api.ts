import { queryOptions } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { CheckoutReply, PaymentReply } from '../../../src/wire/replies/enrolment.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

const askQuote = (courseId: string, coupon?: string) =>
  call(paths.coupon, {
    method: 'POST',
    body: coupon === undefined ? { courseId } : { courseId, coupon },
  });

/** The server's price without a coupon. Cached, because the server rate-limits quotes against guessed codes. */
export const quoteQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['quote', courseId],
    queryFn: () => askQuote(courseId),
    enabled: courseId !== '',
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const tryCoupon = (courseId: string, coupon: string) => askQuote(courseId, coupon);

export interface CheckoutRequest {
  courseId: string;
  coupon: string | undefined;
  country: string;
  /** Dollars, as shown; undefined while the server has confirmed none. */
  total: number | undefined;
}

/** Starts a checkout. Success and cancel pages are our own, as absolute URLs (specification 3). */
export function startCheckout({
  courseId,
  ...order
}: CheckoutRequest): Promise<Partial<CheckoutReply> & { error?: string; message?: string }> {
  const { origin } = window.location;
  return call(paths.checkout, {
    method: 'POST',
    body: { courseId, ...order, successUrl: `${origin}/payment-success`, cancelUrl: `${origin}/payment-cancel` },
  });
}

export function verifyPayment(sessionId: string, courseId: string, signal: AbortSignal): Promise<PaymentReply> {
  const query = new URLSearchParams({ session_id: sessionId, course_id: courseId });
  return call(withQuery(paths.paymentSuccess, query), { signal });
}

export const demoQuery = (checkoutId: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['demo-checkout', checkoutId],
    queryFn: ({ signal }) => call(href(paths.demoCheckout, { checkoutId }), { signal }),
    enabled: isSignedIn,
    staleTime: 0,
  });

export const settleDemo = (checkoutId: string, action: 'pay' | 'cancel') =>
  call(href(action === 'pay' ? paths.payDemoCheckout : paths.cancelDemoCheckout, { checkoutId }), {
    method: 'POST',
    body: {},
  });
