import { useSearchParams } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import { useSession } from '../../api/session.ts';
import { LightboxDrawing } from '../../art/lazy-drawings.tsx';
import { Mark } from '../../art/mark.tsx';
import { dashboardPath } from '../../platform/addresses.ts';
import { late } from '../../platform/late.tsx';
import { SUCCESS } from '../../text/copy/checkout.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/text.tsx';
import { ResultPage } from './result-page.tsx';
import { SessionCode } from './session-code.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useVerification } from './use-verification.ts';
import styles from './payment-result.module.css';

/** Loaded lazily when a payment is confirmed, to keep the first load of a public page small. */
const PaymentConfirmed = late(() => import('./payment-confirmed.tsx'), 'PaymentConfirmed', <PaymentProcessing />);
const SlowPayment = late(() => import('./slow-payment.tsx'), 'SlowPayment', <PaymentProcessing />);

/** /payment-success?session_id&course_id: return from the payment service. */
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
  // One live region for all states, so that each change is announced.
  return (
    <div aria-live="polite">
      {verification.state === 'processing' && <PaymentProcessing />}
      {verification.state === 'paid' && <PaymentConfirmed reply={verification.reply} courseId={courseId} />}
      {(verification.state === 'under-way' || verification.state === 'not-arrived') && (
        <SlowPayment hasFailed={verification.state === 'not-arrived'} reply={verification.reply} courseId={courseId} />
      )}
      {verification.state === 'failed' && (
        <PaymentNotVerified sessionId={sessionId} again={canAsk ? again : undefined} />
      )}
    </div>
  );
}

function PaymentProcessing() {
  return (
    <ResultPage
      drawing={
        <div className={styles.pulse}>
          <Mark size={88} />
        </div>
      }
      title={SUCCESS.processingTitle}
    >
      <p>{SUCCESS.processingLine}</p>
    </ResultPage>
  );
}

interface PaymentNotVerifiedProps {
  sessionId: string;
  /** Retries; absent if there is nothing to verify. */
  again: (() => void) | undefined;
}

/** Shown if a payment could not be verified: the sentence, the code for support, and contacts. */
function PaymentNotVerified({ sessionId, again }: PaymentNotVerifiedProps) {
  return (
    <ResultPage
      drawing={<LightboxDrawing />}
      title={M.paymentNotVerified}
      actions={
        <>
          <ButtonLink to={dashboardPath}>{SUCCESS.returnToDashboard}</ButtonLink>
          <ButtonLink to="/ContactUs" variant="outline">
            {SUCCESS.contact}
          </ButtonLink>
          {again && (
            <Button variant="quiet" onClick={again}>
              {SUCCESS.again}
            </Button>
          )}
        </>
      }
    >
      <p>
        <Message>{M.paymentNotVerifiedHelp}</Message>
      </p>
      {sessionId !== '' && <SessionCode sessionId={sessionId} />}
    </ResultPage>
  );
}
