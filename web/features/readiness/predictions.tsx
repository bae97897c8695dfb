import { useState } from 'react';
import { PredictionTables } from '../../exam/readiness/prediction-tables.tsx';
import { usePredictions } from '../../exam/readiness/readiness-api.ts';
import { PREDICTIONS } from '../../text/copy/outcome.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';

/** Whether estimates came true for others; loaded when it is asked for. */
export function Predictions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={PREDICTIONS.titleOfOthers} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <Loaded />}
    </Disclosure>
  );
}

function Loaded() {
  const predictions = usePredictions();
  return (
    <Loadable
      query={predictions}
      loading={PREDICTIONS.loading}
      failed={PREDICTIONS.failed}
      skeleton={<SkeletonText lines={2} />}
      isQuiet
    >
      {(loaded) => <PredictionTables predictions={loaded} />}
    </Loadable>
  );
}
