import { dollars, dollarsAndCents } from '../text/money.ts';
import { classes } from './class-names.ts';
import { VisuallyHidden } from './text.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** Australian dollars. */
  amount: number;
  /** Struck-through price; omitted if absent, null or not above the amount. */
  was?: number | null;
  /** Always with cents, as on the payment page. Cards omit those of whole dollars (specification 9). */
  isExact?: boolean;
  size?: 'small' | 'medium' | 'large';
}

/** A price with its currency, because buyers use other dollars. */
export function Price({ amount, was, isExact = false, size = 'medium' }: PriceProps) {
  const format = isExact ? dollarsAndCents : dollars;
  return (
    <span className={classes(styles.price, styles[size])}>
      <span className={styles.amount}>{format(amount)}</span>
      {typeof was === 'number' && was > amount && (
        <>
          <VisuallyHidden>instead of</VisuallyHidden>
          <s className={styles.was}>{format(was)}</s>
        </>
      )}
      <span className={styles.currency}>AUD</span>
    </span>
  );
}
