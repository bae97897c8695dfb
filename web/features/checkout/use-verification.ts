import { useEffect, useState } from 'react';
import type { PaymentReply } from '../../../src/wire/enrolment.ts';
import { ApiError } from '../../api/client.ts';
import { verifyPayment } from './checkout-api.ts';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 2000;

export type Verification = { state: 'processing' } | { state: 'paid'; reply: PaymentReply } | { state: 'failed' };

/** A refusal of this very payment stays one. Silence, trouble and "too often" may pass. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Asks until the payment is confirmed, for about twenty seconds: the payment service's message may come a little
 * later than the buyer. Both ids are needed (specification 5).
 */
export function useVerification(sessionId: string, courseId: string): [Verification, again: () => void] {
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<Verification>({ state: 'processing' });

  useEffect(() => {
    if (sessionId === '' || courseId === '') return undefined;
    const stop = new AbortController();
    const deadline = performance.now() + PATIENCE_MS;
    let timer = 0;

    const ask = async () => {
      try {
        const reply = await verifyPayment(sessionId, courseId, stop.signal);
        if (stop.signal.aborted) return;
        if (reply?.success) return setKnown({ state: 'paid', reply });
      } catch (error) {
        if (stop.signal.aborted) return;
        if (isFinal(error)) return setKnown({ state: 'failed' });
      }
      if (performance.now() + PAUSE_MS > deadline) setKnown({ state: 'failed' });
      else timer = window.setTimeout(() => void ask(), PAUSE_MS);
    };

    setKnown({ state: 'processing' });
    void ask();
    return () => {
      stop.abort();
      window.clearTimeout(timer);
    };
  }, [sessionId, courseId, round]);

  const isComplete = sessionId !== '' && courseId !== '';
  return [isComplete ? known : { state: 'failed' }, () => setRound(round + 1)];
}
