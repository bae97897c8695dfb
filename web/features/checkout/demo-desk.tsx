import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DemoCheckoutReply } from '../../../src/wire/enrolment.ts';
import { M } from '../../../src/wire/messages.ts';
import { ApiError } from '../../api/client.ts';
import { DEMO } from '../../text/copy/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Price } from '../../ui/price.tsx';
import { settleDemo } from './checkout-api.ts';
import { leaveFor } from './leave.ts';
import styles from './demo-checkout.module.css';

type Action = 'pay' | 'cancel';

/** The two things one can do with an open checkout. */
export function DemoDesk({ checkout }: { checkout: DemoCheckoutReply }) {
  const [busyWith, setBusyWith] = useState<Action>();
  const { notify } = useFeedback();
  const queries = useQueryClient();

  const settle = async (action: Action) => {
    if (busyWith) return;
    setBusyWith(action);
    try {
      const settled = await settleDemo(checkout.checkoutId, action);
      if (leaveFor(action === 'pay' ? settled.successUrl : settled.cancelUrl)) return;
      notify(M.somethingWentWrongPlease, { tone: 'failure' });
    } catch (error) {
      notify(error instanceof ApiError && error.isFromServer ? error.message : M.somethingWentWrongPlease, {
        tone: 'failure',
      });
      // It may have been settled in another tab: show what is true now.
      void queries.invalidateQueries({ queryKey: ['demo-checkout', checkout.checkoutId] });
    }
    setBusyWith(undefined);
  };

  return (
    <Card padding="large" className={styles.desk}>
      <dl className={styles.facts}>
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
      </dl>
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
