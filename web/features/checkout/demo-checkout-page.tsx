import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { M } from '../../../src/wire/messages.ts';
import type { DemoCheckoutReply } from '../../../src/wire/replies/enrolment.ts';
import { ApiError } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { LightboxDrawing, TrayDrawing } from '../../art/lazy-drawings.tsx';
import { DEMO } from '../../text/copy/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Price } from '../../ui/price.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { demoQuery, settleDemo } from './checkout-api.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { redirectTo } from './redirect.ts';
import { ResultPage } from './result-page.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import styles from './payment-result.module.css';

/** /demo-checkout/:sessionId: replaces a payment service's page, and says so. */
export function DemoCheckoutPage() {
  const { sessionId = '' } = useParams();
  const { status } = useSession();
  const checkout = useQuery(demoQuery(sessionId, status === 'signed-in'));

  if (status === 'signed-out') return <SignInFirst />;
  const isUnknown = checkout.error instanceof ApiError && [400, 404].includes(checkout.error.status);
  if (isUnknown && !checkout.data)
    return <NothingToPay drawing={<LightboxDrawing />} title={DEMO.unknownTitle} line={DEMO.unknownLine} />;
  if (checkout.data && checkout.data.status !== 'open') return <DemoOver checkout={checkout.data} />;

  return (
    <>
      <p className={styles.mark}>{DEMO.mark}</p>
      <Stack gap={4} className={styles.demoCheckoutPage}>
        <PageTitle title={DEMO.title} isSmall />
        <Text tone="muted">{DEMO.line}</Text>
        <Loadable query={checkout} loading={DEMO.loading} failed={DEMO.failed}>
          {(open) => <DemoDesk checkout={open} />}
        </Loadable>
      </Stack>
    </>
  );
}

type Action = 'pay' | 'cancel';

/** Actions of an open checkout: pay or cancel. */
function DemoDesk({ checkout }: { checkout: DemoCheckoutReply }) {
  const [busyWith, setBusyWith] = useState<Action>();
  const { notify } = useFeedback();
  const queries = useQueryClient();

  const settle = async (action: Action) => {
    if (busyWith) return;
    setBusyWith(action);
    try {
      const settled = await settleDemo(checkout.checkoutId, action);
      if (redirectTo(action === 'pay' ? settled.successUrl : settled.cancelUrl)) return;
      notify(M.somethingWentWrongPlease, { tone: 'failure' });
    } catch (error) {
      notify(error instanceof ApiError && error.isFromServer ? error.message : M.somethingWentWrongPlease, {
        tone: 'failure',
        detail: referenceOf(error),
      });
      // It may have been settled in another tab: refetch.
      void queries.invalidateQueries({ queryKey: ['demo-checkout', checkout.checkoutId] });
    }
    setBusyWith(undefined);
  };

  return (
    <Card padding="large" gap={4}>
      <Stack as="dl" gap={4} className={styles.demoCheckoutFacts}>
        <div>
          <dt>{DEMO.course}</dt>
          <dd className={styles.course}>{checkout.courseTitle}</dd>
        </div>
        <div>
          <dt>{DEMO.total}</dt>
          <dd>
            <Price amount={checkout.total} isExact />
          </dd>
        </div>
      </Stack>
      <Button full isBusy={busyWith === 'pay'} busyWords={M.processing} onClick={() => void settle('pay')}>
        {DEMO.pay}
      </Button>
      <Button
        full
        variant="outline"
        isBusy={busyWith === 'cancel'}
        busyWords={DEMO.cancelling}
        onClick={() => void settle('cancel')}
      >
        {DEMO.cancel}
      </Button>
    </Card>
  );
}

/** A settled checkout: paid, cancelled or expired. */
function DemoOver({ checkout }: { checkout: DemoCheckoutReply }) {
  if (checkout.status !== 'paid')
    return <NothingToPay drawing={<TrayDrawing />} title={DEMO.overTitle} line={DEMO.overLine} />;
  return (
    <ResultPage
      drawing={<TrayDrawing />}
      title={DEMO.paidTitle}
      actions={<Button onClick={() => redirectTo(checkout.successUrl)}>{DEMO.goOn}</Button>}
    >
      <p>{DEMO.paidLine}</p>
    </ResultPage>
  );
}
