import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentReply } from '../../../src/wire/replies/enrolment.ts';
import { ApiError } from '../../api/client.ts';
import { verifyPayment } from './checkout-api.ts';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 2000;

/** `under-way`: a payment that takes days; `not-arrived`: a failed one. Both end the polling. */
export type Verification =
  | { state: 'processing' }
  | { state: 'paid' | 'under-way' | 'not-arrived'; reply: PaymentReply }
  | { state: 'failed' };

/** Tells whether an error is permanent. No answer, server errors and rate limits are transient. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

interface Payment {
  readonly sessionId: string;
  readonly courseId: string;
}

/** Verifies once. Until the deadline, "not yet" is not a refusal. */
async function ask({ sessionId, courseId }: Payment, deadline: number, signal: AbortSignal): Promise<Verification> {
  try {
    const reply = await verifyPayment(sessionId, courseId, signal);
    if (reply?.success) return { state: 'paid', reply };
    if (reply?.status) return { state: reply.status === 'processing' ? 'under-way' : 'not-arrived', reply };
  } catch (error) {
    signal.throwIfAborted();
    if (isFinal(error)) return { state: 'failed' };
  }
  return performance.now() + PAUSE_MS > deadline ? { state: 'failed' } : { state: 'processing' };
}

/**
 * Polls until the payment is confirmed, for about twenty seconds: the payment service's webhook may arrive after the
 * buyer. Both ids are needed (specification 5).
 */
export function useVerification(sessionId: string, courseId: string): [Verification, again: () => void] {
  const [startedAt, setStartedAt] = useState(() => performance.now());
  const isComplete = sessionId !== '' && courseId !== '';
  const { data } = useQuery({
    queryKey: ['payment-verification', sessionId, courseId, startedAt],
    queryFn: ({ signal }) => ask({ sessionId, courseId }, startedAt + PATIENCE_MS, signal),
    enabled: isComplete,
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? PAUSE_MS : false),
    // Continues in a background tab; without a network the deadline ends the polling.
    refetchIntervalInBackground: true,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const known = data ?? { state: 'processing' };
  return [isComplete ? known : { state: 'failed' }, () => setStartedAt(performance.now())];
}
