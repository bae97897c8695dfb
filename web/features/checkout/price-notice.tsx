import { RotateCw } from 'lucide-react';
import type { QuoteReply } from '../../../src/wire/enrolment.ts';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { LoadableQuery } from '../../ui/loadable.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './order-lines.module.css';

/** Says that the price on the page is not yet, or could not be, the server's. Silent once it is. */
export function PriceNotice({ isPriceKnown, quote }: { isPriceKnown: boolean; quote: LoadableQuery<QuoteReply> }) {
  const isAsking = !isPriceKnown && quote.isFetching;
  const hasFailed = !isPriceKnown && quote.error !== null && !quote.isFetching;
  return (
    <>
      <div role="status">
        {isAsking && (
          <p className={styles.asking}>
            <Spinner size={18} />
            {PAYMENT.confirmingPrice}
          </p>
        )}
      </div>
      <Banner
        tone="warning"
        message={hasFailed ? PAYMENT.priceNotConfirmed : undefined}
        action={
          <Button variant="outline" size="small" icon={<RotateCw size={18} />} onClick={() => void quote.refetch()}>
            {PAYMENT.retry}
          </Button>
        }
      />
    </>
  );
}
