import { Mark } from '../../art/mark.tsx';
import { SUCCESS } from '../../text/copy/checkout.ts';
import { ResultPage } from './result-page.tsx';
import styles from './payment-result.module.css';

export function PaymentProcessing() {
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
