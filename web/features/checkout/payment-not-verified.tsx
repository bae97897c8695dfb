import { lazy, Suspense } from 'react';
import { M } from '../../../src/wire/messages.ts';
import { LightboxDrawing } from '../../art/late-drawings.tsx';
import { dashboardPath } from '../../platform/addresses.ts';
import { SUCCESS } from '../../text/copy/checkout.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/text.tsx';
import { ResultPage } from './result-page.tsx';

const SessionCode = lazy(() =>
  import('./session-code.tsx').then(({ SessionCode: component }) => ({ default: component })),
);

export interface PaymentNotVerifiedProps {
  sessionId: string;
  /** Asks once more; absent where there is nothing to ask about. */
  again: (() => void) | undefined;
}

/** What somebody needs who paid and was not believed: the sentence, the code to quote, and people to write to. */
export function PaymentNotVerified({ sessionId, again }: PaymentNotVerifiedProps) {
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
      {sessionId !== '' && (
        <Suspense fallback={<code>{sessionId}</code>}>
          <SessionCode sessionId={sessionId} />
        </Suspense>
      )}
    </ResultPage>
  );
}
