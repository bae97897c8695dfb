import type { PaymentReply } from '../../../src/wire/replies/enrolment.ts';
import { LightboxDrawing, TrayDrawing } from '../../art/lazy-drawings.tsx';
import { dashboardPath } from '../../platform/addresses.ts';
import { SLOW_PAYMENT } from '../../text/copy/checkout.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ResultPage } from './result-page.tsx';

interface SlowPaymentProps {
  /** True if the bank did not make the payment. */
  hasFailed: boolean;
  reply: PaymentReply;
  courseId: string;
}

/** A payment by bank debit: pending for days, or failed. */
export function SlowPayment({ hasFailed, reply: { courseTitle = '' }, courseId }: SlowPaymentProps) {
  return hasFailed ? (
    <ResultPage
      drawing={<LightboxDrawing />}
      title={SLOW_PAYMENT.failedTitle}
      actions={
        <>
          <ButtonLink to={`/payment?courseId=${encodeURIComponent(courseId)}`}>{SLOW_PAYMENT.again}</ButtonLink>
          <ButtonLink to={dashboardPath} variant="outline">
            {SLOW_PAYMENT.dashboard}
          </ButtonLink>
        </>
      }
    >
      <p>{SLOW_PAYMENT.failedLine(courseTitle)}</p>
    </ResultPage>
  ) : (
    <ResultPage
      drawing={<TrayDrawing />}
      title={SLOW_PAYMENT.title}
      actions={<ButtonLink to={dashboardPath}>{SLOW_PAYMENT.dashboard}</ButtonLink>}
    >
      <p>{SLOW_PAYMENT.line(courseTitle)}</p>
      <p>{SLOW_PAYMENT.once}</p>
    </ResultPage>
  );
}
