import type { DemoCheckoutReply } from '../../../src/wire/enrolment.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { DEMO } from '../../text/copy/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { leaveFor } from './leave.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { ResultPage } from './result-page.tsx';

/** Paid, cancelled or expired: a checkout is settled once. */
export function DemoOver({ checkout }: { checkout: DemoCheckoutReply }) {
  if (checkout.status !== 'paid')
    return <NothingToPay drawing={<TrayDrawing />} title={DEMO.overTitle} line={DEMO.overLine} />;
  return (
    <ResultPage
      drawing={<TrayDrawing />}
      title={DEMO.paidTitle}
      actions={<Button onClick={() => leaveFor(checkout.successUrl)}>{DEMO.goOn}</Button>}
    >
      <p>{DEMO.paidLine}</p>
    </ResultPage>
  );
}
