import { useState } from 'react';
import type { ReadyCluster } from '../../exam/readiness/interval-bar.tsx';
import { useReadinessHistory } from '../../exam/readiness/readiness-api.ts';
import { READINESS } from '../../text/copy/readiness.ts';
import { dayOf } from '../../text/dates.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Note } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';

/** Earlier estimates, newest first; they are loaded when they are asked for. */
export function ReadinessHistory({ clusters }: { clusters: readonly ReadyCluster[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={READINESS.history} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <Days clusters={clusters} />}
    </Disclosure>
  );
}

function Days({ clusters }: { clusters: readonly ReadyCluster[] }) {
  const history = useReadinessHistory();
  const { day: dayHead, all: allHead } = READINESS.historyColumns;
  return (
    <Loadable
      query={history}
      loading={READINESS.loadingHistory}
      skeleton={<SkeletonText lines={4} />}
      isQuiet
      isEmpty={({ days }) => days.length === 0}
      empty={<Note>{READINESS.noHistory}</Note>}
    >
      {({ days }) => (
        <Figures
          caption={READINESS.history}
          columns={[dayHead, allHead, ...clusters.map(({ short }) => short)]}
          rows={days.toReversed().map(({ day, at, all, clusters: known }) => ({
            key: day,
            cells: [
              dayOf(at),
              all ? READINESS.rounded(all) : READINESS.tooLittle,
              ...clusters.map(({ id }) => {
                const interval = known.find((one) => one.id === id);
                return interval ? READINESS.interval(interval.low, interval.high) : READINESS.tooLittle;
              }),
            ],
          }))}
        />
      )}
    </Loadable>
  );
}
