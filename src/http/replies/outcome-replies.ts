import type { Predictions } from '../../domain/readiness/predictions.ts';
import type { OutcomeToAsk } from '../../domain/readiness/queries/get-outcome.ts';
import type { AskedOutcomeReply, PredictionsReply } from '../../wire/replies/outcomes.ts';

export const askedOutcomeReply = ({ examOn, clusters }: OutcomeToAsk): AskedOutcomeReply => ({
  ask: clusters !== null,
  examOn,
  clusters: (clusters ?? []).map(({ id, title }) => ({ id, title })),
});

export const predictionsReply = ({ candidates, needed, bins }: Predictions): PredictionsReply => ({
  candidates,
  needed,
  bins: bins && { clusters: bins.clusters.map((bin) => ({ ...bin })), all: bins.all.map((bin) => ({ ...bin })) },
});
