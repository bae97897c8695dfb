import { M } from '../../../src/wire/messages.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { dashboardPath } from '../../platform/addresses.ts';
import { CANCEL } from '../../text/copy/checkout.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/text.tsx';
import { ResultPage } from './result-page.tsx';

/** /payment-cancel: calm, because nothing was charged. */
export function PaymentCancelPage() {
  return (
    <ResultPage
      drawing={<TrayDrawing />}
      title={M.paymentCancelled}
      actions={
        <>
          <ButtonLink to="/courses">{CANCEL.browse}</ButtonLink>
          <ButtonLink to={dashboardPath} variant="outline">
            {CANCEL.dashboard}
          </ButtonLink>
        </>
      }
    >
      <p>
        <Message>{M.noChargesMade}</Message>
      </p>
      <p>{CANCEL.line}</p>
    </ResultPage>
  );
}
