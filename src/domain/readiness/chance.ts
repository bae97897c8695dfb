import type { Abilities } from './ability.ts';
import type { ChanceLimit, ChanceWord } from './literals.ts';
import { type Ability, dot } from './model.ts';
import type { ReferencePaper } from './reference-paper.ts';

/**
 * How strict the exam is, as steps of its spread with their weights: five points represent a normal distribution
 * (Gauss and Hermite; exact for polynomials up to the ninth degree).
 */
const STRICTNESS: readonly (readonly [steps: number, weight: number])[] = [
  [-2.85697, 0.011257],
  [-1.355626, 0.222076],
  [0, 0.533333],
  [1.355626, 0.222076],
  [2.85697, 0.011257],
];

/** Four papers of five are between a mild and a strict one. */
const STRICT = 1.2816;

/** Probability of a general ability that changes no chance by a digit that is shown. */
const NEGLIGIBLE = 1e-9;

/** Chance to pass, and what it is where the paper is strict or mild. From 0 to 1. */
export interface Chance {
  readonly likely: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface Chances {
  readonly clusters: readonly Chance[];
  /** To pass each of them. */
  readonly all: Chance;
}

/**
 * @param papers of the clusters, in the order of their abilities.
 * @param spread standard deviation of how strict the exam is, in logits; it is as strict in one cluster as in another.
 */
export function chancesOf(
  { general, clusters }: Abilities,
  papers: readonly ReferencePaper[],
  spread: number,
): Chances {
  const probable = general.flatMap((share, place) => (share > NEGLIGIBLE ? [{ share, place }] : []));
  const at = (standard: Ability) => {
    const passing = papers.map((paper) => paper.passing(standard));
    const each = clusters.map(({ whole }, cluster) => dot(whole, passing[cluster] ?? []));
    const together = probable.reduce((sum, { share, place }) => {
      const each = clusters.map(({ within }, cluster) => dot(within[place] ?? [], passing[cluster] ?? []));
      return sum + each.reduce((product, chance) => product * chance, share);
    }, 0);
    return [...each, together];
  };
  const sampled = STRICTNESS.map(([steps, weight]) => ({ weight, chances: at(steps * spread) }));
  const [strict, mild] = [at(STRICT * spread), at(-STRICT * spread)];
  const all = strict.map((lowest, place): Chance => {
    const likely = sampled.reduce((sum, { weight, chances }) => sum + weight * (chances[place] ?? 0), 0);
    // Very strict papers and very mild ones count for what is likely too.
    return { likely, lowest: Math.min(likely, lowest), highest: Math.max(likely, mild[place] ?? 0) };
  });
  return { clusters: all.slice(0, -1), all: all.at(-1) as Chance };
}

/** A chance as it is shown: to the nearest 5 percent, and never 0 or 100. */
export interface RoundedChance {
  readonly percent: number;
  readonly limit: ChanceLimit | null;
}

export function rounded(chance: number): RoundedChance {
  if (chance < 0.05) return { percent: 5, limit: 'under' };
  if (chance > 0.95) return { percent: 95, limit: 'over' };
  return { percent: Math.round(chance * 20) * 5, limit: null };
}

export function wordOf(chance: number): ChanceWord {
  if (chance >= 0.9) return 'above';
  if (chance >= 0.7) return 'probably-above';
  if (chance <= 0.1) return 'below';
  return chance <= 0.3 ? 'probably-below' : 'at-the-border';
}
