import { DAY_MS } from '../kernel/clock.ts';
import type { VignetteId } from '../kernel/ids.ts';
import { type Ability, abilityAt, bell, GRID, questionsOf, shares, sumOf } from './model.ts';

/** Answer at first sight to a question that has a rating. */
export interface CountedAnswer {
  readonly cluster: string;
  readonly subject: string;
  readonly vignetteId: VignetteId;
  readonly isRight: boolean;
  /** Right answers of 100 candidates who are just good enough. */
  readonly rating: number;
  readonly pace: 'exam' | 'relaxed';
  readonly seconds: number;
  readonly at: Date;
}

/** Standard deviations between candidates, in logits: of what the clusters of one have in common, and around it. */
const GENERAL_SPREAD = 1;
const CLUSTER_SPREAD = 0.4;

/** At leisure, or with the answer to the question before, more is right than in the exam. */
const RELAXED_WEIGHT = 0.5;
/** Each further question about the same case tells less: who misjudges a case misses several. */
const SAME_CASE = 0.03;
/** After this time an answer counts half. */
const HALF_LIFE_MS = 30 * DAY_MS;

/** Weight of each answer of one cluster, from its pace, its age, and how many of them are about the same case. */
export function weightsOf(answers: readonly CountedAnswer[], now: Date): number[] {
  const sameCase = new Map<VignetteId, number>();
  for (const { vignetteId } of answers) sameCase.set(vignetteId, (sameCase.get(vignetteId) ?? 0) + 1);
  return answers.map(({ vignetteId, pace, at }) => {
    const age = Math.max(0, now.getTime() - at.getTime());
    const others = (sameCase.get(vignetteId) ?? 1) - 1;
    return ((pace === 'exam' ? 1 : RELAXED_WEIGHT) * 2 ** (-age / HALF_LIFE_MS)) / (1 + SAME_CASE * others);
  });
}

/** Weights of right and of wrong answers to questions of each rating. All that the likelihood asks of the answers. */
export type Tally = ReadonlyMap<number, { right: number; wrong: number }>;

/** @param answers of one cluster. */
export function tallyOf(answers: readonly CountedAnswer[], now: Date): Tally {
  const weights = weightsOf(answers, now);
  const tally = new Map<number, { right: number; wrong: number }>();
  for (const [index, { rating, isRight }] of answers.entries()) {
    const sums = tally.get(rating) ?? { right: 0, wrong: 0 };
    sums[isRight ? 'right' : 'wrong'] += weights[index] ?? 0;
    tally.set(rating, sums);
  }
  return tally;
}

/** Likelihood of these answers at each ability of the grid, the greatest one being 1. */
export function likelihoodOf(tally: Tally): number[] {
  const groups = [...tally].map(([rating, sums]) => ({ questions: questionsOf(rating), sums }));
  const logs = GRID.map((_, place) => {
    let log = 0;
    for (const { questions, sums } of groups)
      log += sums.right * (questions.right[place] ?? 0) + sums.wrong * (questions.wrong[place] ?? 0);
    return log;
  });
  return fromLogs(logs);
}

/** Logarithms as numbers, the greatest one being 1: products of thousands of answers would vanish. */
function fromLogs(logs: readonly number[]): number[] {
  const greatest = Math.max(...logs);
  return logs.map((log) => Math.exp(log - greatest));
}

const GENERAL = shares(GRID.map((general) => bell(general, 0, GENERAL_SPREAD)));
/** Abilities in a cluster, for each general one. */
const WITHIN = GRID.map((general) => shares(GRID.map((ability) => bell(ability, general, CLUSTER_SPREAD))));

/** How probable each ability of the grid is in one cluster: on the whole, and for each general ability. */
export interface ClusterAbility {
  readonly whole: readonly number[];
  readonly within: readonly (readonly number[])[];
}

/** Abilities of a candidate by their answers. Exact on the grid, without a search that could fail. */
export interface Abilities {
  /** Ability that the clusters have in common. */
  readonly general: readonly number[];
  readonly clusters: readonly ClusterAbility[];
}

/** @param likelihoods of each cluster; one without answers has its share of what the others tell. */
export function abilitiesOf(likelihoods: readonly (readonly number[])[]): Abilities {
  const clusters = likelihoods.map((likelihood) => {
    const joint = WITHIN.map((abilities) => abilities.map((share, at) => share * (likelihood[at] ?? 0)));
    return { within: joint.map(shares), logs: joint.map((row) => Math.log(sumOf(row))) };
  });
  const logs = GENERAL.map((share, at) => clusters.reduce((sum, one) => sum + (one.logs[at] ?? 0), Math.log(share)));
  const general = shares(fromLogs(logs));
  return {
    general,
    clusters: clusters.map(({ within }) => ({ within, whole: mixtureOf(general, within) })),
  };
}

function mixtureOf(weights: readonly number[], rows: readonly (readonly number[])[]): number[] {
  return GRID.map((_, place) => rows.reduce((sum, row, at) => sum + (weights[at] ?? 0) * (row[place] ?? 0), 0));
}

/** Ability below which this share of the probability is; each point of the grid is spread over its step. */
export function abilityBelow(probable: readonly number[], share: number): Ability {
  let below = 0;
  for (const [at, mass] of probable.entries()) {
    if (below + mass >= share) return abilityAt(at + (share - below) / mass - 0.5);
    below += mass;
  }
  return abilityAt(GRID.length - 0.5);
}
