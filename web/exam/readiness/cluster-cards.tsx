import type { ReactNode } from 'react';
import type { ChanceWord } from '../../../src/wire/literals.ts';
import { READINESS } from '../../text/copy/readiness.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { IntervalBar, type ReadyCluster } from './interval-bar.tsx';
import styles from './readiness.module.css';

const TONES: Record<ChanceWord, 'good' | 'bad' | undefined> = {
  above: 'good',
  'probably-above': 'good',
  'at-the-border': undefined,
  'probably-below': 'bad',
  below: 'bad',
};

/** Chance in a word; without one there is too little data. */
export const ChanceState = ({ chance }: Pick<ReadyCluster, 'chance'>) => (
  <span className={styles.state} data-tone={chance ? TONES[chance.word] : undefined}>
    {chance ? READINESS.states[chance.word] : READINESS.tooLittle}
  </span>
);

interface ClusterCardsProps {
  clusters: readonly ReadyCluster[];
  /** Button that helps to know a cluster; absent where nobody can practise. */
  actionOf?: ((cluster: ReadyCluster) => ReactNode) | undefined;
}

/** Each cluster as a bar with its interval, in words, and all of them as a table. */
export function ClusterCards({ clusters, actionOf }: ClusterCardsProps) {
  return (
    <Stack as="section" gap={4}>
      <Stack gap={1}>
        <h2 className={styles.heading}>{READINESS.clusters}</h2>
        <Note>{READINESS.clustersLine}</Note>
      </Stack>
      <ul className={styles.clusters}>
        {clusters.map((cluster) => (
          <Cluster key={cluster.id} cluster={cluster} action={actionOf?.(cluster)} />
        ))}
      </ul>
      <Disclosure label={READINESS.table}>
        <Figures
          caption={READINESS.clusters}
          columns={READINESS.columns}
          rows={clusters.map(({ id, title, answers, interval, standardPercent, chance }) => ({
            key: id,
            cells: [
              title,
              String(answers),
              interval ? READINESS.interval(interval.low, interval.high) : READINESS.tooLittle,
              `${standardPercent}%`,
              chance ? READINESS.rounded(chance.likely) : READINESS.tooLittle,
            ],
          }))}
        />
      </Disclosure>
    </Stack>
  );
}

function Cluster({ cluster, action }: { cluster: ReadyCluster; action: ReactNode }) {
  const { short, title, answers, questions, standardPercent, more, interval, chance } = cluster;
  return (
    <li className={styles.cluster}>
      <Row gap={4} lineGap={1} align="center" justify="between">
        <h3 className={styles.title}>{title}</h3>
        <ChanceState chance={chance} />
      </Row>
      <IntervalBar interval={interval} standardPercent={standardPercent} />
      <Row as="p" gap={4} lineGap={1}>
        {interval && <b>{READINESS.interval(interval.low, interval.high)}</b>}
        <span>{READINESS.standard(standardPercent)}</span>
        <span>{READINESS.answers(answers)}</span>
      </Row>
      {chance && (
        <Stack gap={1}>
          <p>{READINESS.chance(chance)}</p>
          <Note>{READINESS.range(chance)}</Note>
        </Stack>
      )}
      {!chance && questions === 0 && <p>{READINESS.noQuestions}</p>}
      {!chance && questions > 0 && (
        <Row gap={3} lineGap={2} align="center" justify="between">
          <p>{READINESS.missing(more, short)}</p>
          {action}
        </Row>
      )}
    </li>
  );
}
