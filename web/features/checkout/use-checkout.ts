import { useEffect, useState } from 'react';
import { M } from '../../../src/wire/messages.ts';
import { ApiError } from '../../api/client.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { referenceOf } from '../../ui/text.tsx';
import { type CheckoutRequest, startCheckout } from './checkout-api.ts';
import { redirectTo } from './redirect.ts';

/** Returns the sentence of specification 8 for a failed start of a checkout. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError) || !error.isFromServer) return M.somethingWentWrongPlease;
  return error.status === 401 ? M.loginFirst : M.checkoutNotStarted(error.message);
}

export interface CheckoutEvents {
  /** The course is already owned: called with the server's sentence. */
  onOwned: (sentence: string) => void;
  onCouponRefused: () => void;
  /** The total is another one by now; nothing was charged. */
  onPriceChanged: () => void;
}

/** Redirects to the payment service. Busy until the page is left, or restored by Back (bfcache). */
export function useCheckout({ onOwned, onCouponRefused, onPriceChanged }: CheckoutEvents) {
  const [isBusy, setBusy] = useState(false);
  const { notify } = useFeedback();

  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const pay = async (request: CheckoutRequest) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const reply = await startCheckout(request);
      if (redirectTo(reply.url)) return;
      notify(M.checkoutNotStarted(reply.error || reply.message || ''), { tone: 'failure' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'enrolment/price-changed') {
        notify(error.message, { tone: 'failure' });
        onPriceChanged();
      } else if (error instanceof ApiError && error.status === 409) onOwned(error.message);
      else if (error instanceof ApiError && error.fields['coupon']) onCouponRefused();
      else notify(sentenceFor(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusy(false);
  };
  return { isBusy, pay };
}
