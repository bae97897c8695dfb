import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { PaymentNotVerified } from './payment-not-verified.tsx';
import { PaymentProcessing } from './payment-processing.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useVerification } from './use-verification.ts';

/** Comes when a payment is confirmed: the first load of a public page is small. */
const PaymentConfirmed = lazy(() =>
  import('./payment-confirmed.tsx').then(({ PaymentConfirmed: component }) => ({ default: component })),
);

/** /payment-success?session_id&course_id: the buyer is back from the payment service. */
export function PaymentSuccessPage() {
  const [params] = useSearchParams();
  const { status } = useSession();
  const sessionId = params.get('session_id') ?? '';
  const courseId = params.get('course_id') ?? params.get('courseId') ?? '';
  const isComplete = sessionId !== '' && courseId !== '';

  if (status === 'signed-out' && isComplete) return <SignInFirst />;
  return <Outcome sessionId={sessionId} courseId={courseId} />;
}

function Outcome({ sessionId, courseId }: { sessionId: string; courseId: string }) {
  const [verification, again] = useVerification(sessionId, courseId);
  const canAsk = sessionId !== '' && courseId !== '';
  // One live region for all three states: the last one is read aloud when it takes the place of the first.
  return (
    <div aria-live="polite">
      {verification.state === 'processing' && <PaymentProcessing />}
      {verification.state === 'paid' && (
        <Suspense fallback={<PaymentProcessing />}>
          <PaymentConfirmed reply={verification.reply} courseId={courseId} />
        </Suspense>
      )}
      {verification.state === 'failed' && (
        <PaymentNotVerified sessionId={sessionId} again={canAsk ? again : undefined} />
      )}
    </div>
  );
}
