import { PAYMENT } from '../../text/copy/checkout.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Price } from '../../ui/price.tsx';
import styles from './order-lines.module.css';

/** What the course costs: Australian dollars, two decimals (specification 9). */
export function PriceLine({ price }: { price: number }) {
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>{PAYMENT.price}</dt>
        <dd>{dollarsAndCents(price)}</dd>
      </div>
    </dl>
  );
}

/** What is taken off, and what is left to pay. */
export function TotalLines({ discount, total }: { discount: number; total: number }) {
  return (
    <dl className={styles.lines}>
      {discount > 0 && (
        <div className={styles.line} data-discount>
          <dt>{PAYMENT.discount}</dt>
          <dd>{`−${dollarsAndCents(discount)}`}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{PAYMENT.total}</dt>
        <dd>
          <Price amount={total} isExact />
        </dd>
      </div>
    </dl>
  );
}
