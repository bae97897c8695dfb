import type { CSSProperties } from 'react';
import type { ResultReply } from '../../../src/wire/replies/results.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx';
import styles from './result.module.css';

/** Points of each cluster as a bar against its pass mark, and in words. */
export function ClusterBars({ result: { clusters, reviewers } }: { result: ResultReply }) {
  const hasMark = clusters.some(({ passMark }) => passMark !== null);
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{RESULT.clusters}</h2>
      <ul className={styles.clusters}>
        {clusters.map((cluster) => (
          <Cluster key={cluster.id} {...cluster} />
        ))}
      </ul>
      <p className={styles.standard}>{hasMark ? RESULT.standard(reviewers) : RESULT.noStandard}</p>
    </section>
  );
}

function Cluster({ title, correct, of, passMark, isPassed }: ResultReply['clusters'][number]) {
  return (
    <li className={styles.cluster}>
      <div className={styles.clusterHead}>
        <h3 className={styles.clusterTitle}>{title}</h3>
        {isPassed !== null && (
          <span className={styles.state} data-passed={isPassed}>
            {isPassed ? <CheckIcon size={18} /> : <CrossIcon size={18} />}
            {isPassed ? RESULT.above : RESULT.below}
          </span>
        )}
      </div>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.bar}
          data-passed={isPassed ?? undefined}
          style={{ '--share': of > 0 ? correct / of : 0 } as CSSProperties}
        />
        {passMark !== null && <div className={styles.mark} style={{ '--share': passMark / of } as CSSProperties} />}
      </div>
      <p className={styles.words}>
        <b>{of > 0 ? RESULT.cluster(correct, of) : RESULT.noPoints}</b>
        <span>{passMark === null ? RESULT.noMark : RESULT.mark(passMark)}</span>
        {passMark !== null && correct < passMark && <span>{RESULT.missing(passMark - correct)}</span>}
      </p>
    </li>
  );
}
