import { ChanceState } from './cluster-cards.tsx';
import { IntervalBar, type ReadyCluster } from './interval-bar.tsx';
import styles from './readiness.module.css';

/** A line for each cluster: its bar, and the chance in words. */
export const ShortBars = ({ clusters }: { clusters: readonly ReadyCluster[] }) => (
  <ul className={styles.shorts}>
    {clusters.map(({ id, short, standardPercent, interval, chance }) => (
      <li key={id} className={styles.short}>
        <span>{short}</span>
        <IntervalBar interval={interval} standardPercent={standardPercent} />
        <ChanceState chance={chance} />
      </li>
    ))}
  </ul>
);
