import type { RoundedChance } from './chance.ts';
import type { Outcome } from './outcome.ts';

/** Candidates from which on others may see it: with fewer, a bin could tell whose result it is. */
const MIN_CANDIDATES = 30;
const BINS = 5;
const BIN_PERCENT = 100 / BINS;

/** Results whose predicted chance was in one fifth of all chances. */
export interface PredictionBin {
  /** In percent: this one is in the bin, the next bin’s is not. */
  readonly from: number;
  readonly results: number;
  readonly passed: number;
  /** Mean of the predicted chances as they were shown, in percent; null without results. */
  readonly predicted: number | null;
}

/** Comparison of predicted chances with results that candidates told. */
export interface Predictions {
  /** Candidates with at least one result that can be compared. */
  readonly candidates: number;
  /** From how many on they are compared. */
  readonly needed: number;
  /** Null until there are enough candidates. */
  readonly bins: { readonly clusters: readonly PredictionBin[]; readonly all: readonly PredictionBin[] } | null;
}

interface Compared {
  readonly chance: RoundedChance;
  readonly isPassed: boolean;
}

/** @param needed candidates, with fewer of whom nothing is compared. */
export function predictionsOf(
  outcomes: readonly Pick<Outcome, 'userId' | 'content'>[],
  needed = MIN_CANDIDATES,
): Predictions {
  const counted = outcomes
    .map(({ userId, content }) => ({ userId, clusters: comparedClusters(content), all: comparedWhole(content) }))
    .filter(({ clusters, all }) => clusters.length + all.length > 0);
  const candidates = new Set(counted.map(({ userId }) => userId)).size;
  if (candidates < needed) return { candidates, needed, bins: null };
  return {
    candidates,
    needed,
    bins: {
      clusters: binsOf(counted.flatMap(({ clusters }) => clusters)),
      all: binsOf(counted.flatMap(({ all }) => all)),
    },
  };
}

const comparedClusters = ({ clusters }: Outcome['content']): Compared[] =>
  clusters.flatMap(({ result, chance }) =>
    chance && result !== 'not-said' ? [{ chance, isPassed: result === 'passed' }] : [],
  );

/** One failed cluster fails the exam; it is passed where each of them is. */
function comparedWhole({ clusters, all }: Outcome['content']): Compared[] {
  const isPassed = clusters.every(({ result }) => result === 'passed');
  const isFailed = clusters.some(({ result }) => result === 'failed');
  return all && (isPassed || isFailed) ? [{ chance: all, isPassed }] : [];
}

function binsOf(compared: readonly Compared[]): PredictionBin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const inside = compared.filter(({ chance }) => Math.floor(chance.percent / BIN_PERCENT) === bin);
    const sum = inside.reduce((total, { chance }) => total + chance.percent, 0);
    return {
      from: bin * BIN_PERCENT,
      results: inside.length,
      passed: inside.filter(({ isPassed }) => isPassed).length,
      predicted: inside.length === 0 ? null : sum / inside.length,
    };
  });
}
