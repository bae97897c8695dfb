import { boolean, integer, list, nullable, number, object, type Reply, string } from '../json-schema.ts';

export const askedOutcomeSchema = object(
  {
    ask: boolean('Whether the result may be told now and is not told yet.'),
    examOn: nullable(string('As 2026-03-31.'), 'Null without an exam in the study plan.'),
    clusters: list(object({ id: string(), title: string() }, 'AskedCluster'), 'Empty where nothing is asked.'),
  },
  'AskedOutcome',
);

const bins = list(
  object(
    {
      from: integer('In percent: 0, 20, 40, 60 or 80. The bin ends before the next one.'),
      results: integer(),
      passed: integer(),
      predicted: nullable(number('Mean of the predicted chances, in percent.'), 'Null without results.'),
    },
    'PredictionBin',
  ),
  'Five, from the lowest chance.',
);

/** Comparison of predicted chances with results that candidates told. */
export const predictionsSchema = object(
  {
    candidates: integer('With a result that can be compared.'),
    needed: integer('With fewer candidates there are no bins.'),
    bins: nullable(
      object({ clusters: bins, all: bins }, 'PredictionBins'),
      'Results of single clusters, and of all clusters together.',
    ),
  },
  'Predictions',
);

export type AskedOutcomeReply = Reply<typeof askedOutcomeSchema>;
export type PredictionsReply = Reply<typeof predictionsSchema>;
