import type { CSSProperties } from 'react';
import type { ResultReply } from '../../../src/wire/replies/results.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import styles from './result.module.css';

/** Points of each cluster as a bar against its pass mark, and in words. */
export function ClusterBars({ result: { clusters, reviewers } }: { result: ResultReply }) {
  const hasMark = clusters.some(({ passMark }) => passMark !== null);
  return (
    <Stack as="section" gap={4}>
      <h2 className={styles.heading}>{RESULT.clusters}</h2>
      <ul className={styles.clusters}>
        {clusters.map((cluster) => (
          <Cluster key={cluster.id} {...cluster} />
        ))}
      </ul>
      <Note>{hasMark ? RESULT.standard(reviewers) : RESULT.noStandard}</Note>
    </Stack>
  );
}

function Cluster({ title, correct, of, passMark, isPassed, isEased }: ResultReply['clusters'][number]) {
  return (
    <li className={styles.cluster}>
      <Row gap={4} lineGap={1} align="center" justify="between">
        <h3 className={styles.clusterTitle}>{title}</h3>
        {isPassed !== null && (
          <span className={styles.state} data-passed={isPassed}>
            {isPassed ? <CheckIcon size={18} /> : <CrossIcon size={18} />}
            {isPassed ? RESULT.above : RESULT.below}
          </span>
        )}
      </Row>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.bar}
          data-passed={isPassed ?? undefined}
          style={{ '--share': of > 0 ? correct / of : 0 } as CSSProperties}
        />
        {passMark !== null && of > 0 && (
          <div className={styles.mark} style={{ '--share': passMark / of } as CSSProperties} />
        )}
      </div>
      <Row as="p" gap={4} lineGap={1}>
        <b>{of > 0 ? RESULT.cluster(correct, of) : RESULT.noPoints}</b>
        <span>{passMark === null ? RESULT.noMark : RESULT.mark(passMark)}</span>
        {passMark !== null && correct < passMark && <span>{RESULT.missing(passMark - correct)}</span>}
      </Row>
      {isEased && (
        <Row as="p" gap={4} lineGap={1}>
          {RESULT.eased}
        </Row>
      )}
    </li>
  );
}
