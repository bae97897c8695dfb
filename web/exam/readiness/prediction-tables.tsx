import type { PredictionsReply } from '../../../src/wire/replies/outcomes.ts';
import { PREDICTIONS } from '../../text/copy/outcome.ts';
import { Figures } from '../../ui/figures.tsx';
import { Note, Stack, Text } from '../../ui/layout/layout.tsx';

type Bin = NonNullable<PredictionsReply['bins']>['all'][number];

const BIN_PERCENT = 20;

/** Comparison of predicted chances with results, once enough candidates have told theirs. */
export function PredictionTables({ predictions: { candidates, needed, bins } }: { predictions: PredictionsReply }) {
  if (!bins) return <p>{PREDICTIONS.waiting(candidates, needed)}</p>;
  return (
    <Stack gap={4}>
      <Note>{PREDICTIONS.from(candidates)}</Note>
      <Bins title={PREDICTIONS.clusters} bins={bins.clusters} />
      <Bins title={PREDICTIONS.all} bins={bins.all} />
    </Stack>
  );
}

const Bins = ({ title, bins }: { title: string; bins: readonly Bin[] }) => (
  <Stack gap={1}>
    <Text as="h3" size="h3">
      {title}
    </Text>
    <Figures
      caption={title}
      columns={PREDICTIONS.columns}
      rows={bins.map(({ from, results, passed, predicted }) => ({
        key: String(from),
        cells: [
          PREDICTIONS.bin(from, from + BIN_PERCENT),
          PREDICTIONS.predicted(predicted),
          String(results),
          PREDICTIONS.passed(passed, results),
        ],
      }))}
    />
  </Stack>
);
