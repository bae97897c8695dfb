import type { Knex } from 'knex';
import { KnexCards } from './cards.ts';
import { KnexEstimates } from './estimates.ts';
import { KnexEvidenceReader } from './evidence-reader.ts';
import { KnexOutcomes } from './outcomes.ts';
import { KnexReleasedAnswers } from './released-answers.ts';

export const readinessStores = (db: Knex) => ({
  estimates: new KnexEstimates(db),
  outcomes: new KnexOutcomes(db),
  evidence: new KnexEvidenceReader(db),
  cards: new KnexCards(db),
  releasedAnswers: new KnexReleasedAnswers(db),
});
