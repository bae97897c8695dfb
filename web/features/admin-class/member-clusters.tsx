import { Link } from 'react-router';
import type { ClassReply } from '../../../src/wire/replies/class.ts';
import { studentReadinessPath } from '../../platform/admin-addresses.ts';
import { CLASS } from '../../text/copy/admin-class.ts';
import { READINESS } from '../../text/copy/readiness.ts';
import { Note } from '../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../ui/text.tsx';
import { Share } from './share.tsx';
import styles from './class.module.css';

interface MemberClustersProps {
  clusters: ClassReply['clusters'];
  member: ClassReply['students'][number];
}

/** A line for each cluster, and what the likely scores rest on; one line where there is neither answer nor estimate. */
export function MemberClusters({ clusters, member: { id, name, clusters: shares, estimate } }: MemberClustersProps) {
  const shown = estimate || shares.some(({ of }) => of > 0) ? clusters : [];
  return (
    <div className={styles.member}>
      {shown.length > 0 && (
        <ul>
          {shown.map((cluster) => {
            const share = shares.find((one) => one.id === cluster.id);
            const interval = estimate?.clusters.find((one) => one.id === cluster.id);
            return (
              <li key={cluster.id} className={styles.cluster}>
                <span>{cluster.short}</span>
                {share && <Share {...share} />}
                {estimate && (
                  <Note as="span">{interval ? CLASS.likely(interval.low, interval.high) : READINESS.tooLittle}</Note>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Link to={studentReadinessPath(id)} className={styles.basis}>
        <VisuallyHidden>{READINESS.titleOf(name)} </VisuallyHidden>
        {estimate ? CLASS.restsOn(estimate) : READINESS.tooLittle}
      </Link>
    </div>
  );
}
