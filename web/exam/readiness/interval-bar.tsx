import type { CSSProperties } from 'react';
import type { ExamReadinessReply } from '../../../src/wire/replies/readiness.ts';
import styles from './readiness.module.css';

export type ReadyCluster = ExamReadinessReply['clusters'][number];

/** Expected percent as a band with the standard as a line. The words are elsewhere. */
export const IntervalBar = ({ interval, standardPercent }: Pick<ReadyCluster, 'interval' | 'standardPercent'>) => (
  <div className={styles.track} aria-hidden="true">
    {interval && (
      <div className={styles.band} style={{ '--low': interval.low, '--high': interval.high } as CSSProperties} />
    )}
    <div className={styles.standard} style={{ '--at': standardPercent } as CSSProperties} />
  </div>
);
