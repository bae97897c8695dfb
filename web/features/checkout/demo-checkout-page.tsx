import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { LightboxDrawing } from '../../art/late-drawings.tsx';
import { DEMO } from '../../text/copy/checkout.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { demoQuery } from './checkout-api.ts';
import { DemoDesk } from './demo-desk.tsx';
import { DemoOver } from './demo-over.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import styles from './demo-checkout.module.css';

/** /demo-checkout/:sessionId: stands where a payment service would, and says so. */
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
      <div className={styles.page}>
        <PageTitle title={DEMO.title} className={styles.title} />
        <p className={styles.line}>{DEMO.line}</p>
        <Loadable query={checkout} loading={DEMO.loading} failed={DEMO.failed}>
          {(open) => <DemoDesk checkout={open} />}
        </Loadable>
      </div>
    </>
  );
}
