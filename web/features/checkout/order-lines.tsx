import { PAYMENT } from '../../text/copy/checkout.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Price } from '../../ui/price.tsx';
import styles from './order-lines.module.css';

/** Australian dollars, two decimals (specification 9). */
export function OrderLines({ price, discount, total }: { price: number; discount: number; total: number }) {
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>{PAYMENT.price}</dt>
        <dd>{dollarsAndCents(price)}</dd>
      </div>
      {discount > 0 && (
        <div className={styles.line} data-discount>
          <dt>{PAYMENT.discount}</dt>
          <dd>{`−${dollarsAndCents(discount)}`}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{PAYMENT.total}</dt>
        <dd><Price amount={total} isExact /></dd>
      </div>
    </dl>
  );
}
