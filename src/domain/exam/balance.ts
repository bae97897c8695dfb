import type { PooledVignette } from '../kernel/vignettes.ts';
import type { BlueprintContent } from './blueprint.ts';

/** Clusters weigh more than subjects: each of them is passed or failed by itself. */
const CLUSTER_WEIGHT = 4;

type Entry = { readonly id: string; readonly share: number | null };
type Shares = Pick<BlueprintContent, 'clusters' | 'subjects'>;
type Counted = Pick<PooledVignette, 'questions'>;

/** Target number of questions for each entry. Entries without a share divide the rest of 100% evenly. */
export function targetsOf(entries: readonly Entry[], questions: number): number[] {
  const known = entries.reduce((sum, { share }) => sum + (share ?? 0), 0);
  const unknown = entries.filter(({ share }) => share === null).length;
  if (unknown === 0 && known === 0) return entries.map(() => questions / entries.length);
  // Rounded shares may add up to a little less than all.
  const whole = unknown === 0 ? known : Math.max(1, known);
  const even = unknown === 0 ? 0 : Math.max(0, 1 - known) / unknown;
  return entries.map(({ share }) => ((share ?? even) / whole) * questions);
}

/** Questions of each entry among these vignettes. */
export const actualOf = (field: 'cluster' | 'subject', entries: readonly Entry[], vignettes: readonly Counted[]) => {
  const questions = vignettes.flatMap((vignette) => vignette.questions);
  return entries.map(({ id }) => questions.filter((question) => question[field] === id).length);
};

/** Amounts that one vignette adds to a balance. */
export interface Load {
  /** Places of its clusters and subjects among the counts, one for each question. */
  readonly counts: readonly number[];
  readonly ratings: number;
  readonly rated: number;
}

/**
 * Sums of a mock exam while vignettes come and go, and what they cost: how far clusters and subjects are from their
 * shares, and sections from being equally hard. Each step touches what one vignette changes, not the whole.
 */
export class Balance {
  private readonly places: ReadonlyMap<string, number>;
  private readonly targets: readonly number[];
  private readonly weights: readonly number[];
  private readonly counts: number[];
  private readonly ratings: number[];
  private readonly rated: number[];
  /** Weighted squares of the differences, kept up to date. */
  private squares: number;

  /** @param questions of the whole mock exam, when it is full. */
  constructor(
    { clusters, subjects }: Shares,
    private readonly questions: number,
    sections: number,
  ) {
    const names = [...clusters.map(({ id }) => `cluster ${id}`), ...subjects.map(({ id }) => `subject ${id}`)];
    this.places = new Map(names.map((name, at) => [name, at]));
    this.targets = [...targetsOf(clusters, questions), ...targetsOf(subjects, questions)];
    this.weights = names.map((_name, at) => (at < clusters.length ? CLUSTER_WEIGHT : 1));
    this.counts = names.map(() => 0);
    this.ratings = Array.from({ length: sections }, () => 0);
    this.rated = Array.from({ length: sections }, () => 0);
    this.squares = this.targets.reduce((sum, target, at) => sum + (this.weights[at] ?? 0) * target ** 2, 0);
  }

  loadOf({ questions }: Counted): Load {
    const ratings = questions.flatMap(({ rating }) => (rating === null ? [] : [rating]));
    return {
      counts: questions.flatMap(({ cluster, subject }) =>
        [this.places.get(`cluster ${cluster}`), this.places.get(`subject ${subject}`)].filter((at) => at !== undefined),
      ),
      ratings: ratings.reduce((sum, rating) => sum + rating, 0),
      rated: ratings.length,
    };
  }

  add(load: Load, section: number): void {
    this.change(load, section, 1);
  }

  remove(load: Load, section: number): void {
    this.change(load, section, -1);
  }

  cost(): number {
    let [sum, rated] = [0, 0];
    for (let at = 0; at < this.rated.length; at++) {
      sum += this.ratings[at] ?? 0;
      rated += this.rated[at] ?? 0;
    }
    const mean = rated === 0 ? 0 : sum / rated;
    let cost = this.squares / this.questions ** 2;
    for (let at = 0; at < this.rated.length; at++) {
      const own = this.rated[at] ?? 0;
      if (own > 0) cost += (((this.ratings[at] ?? 0) / own - mean) / 100) ** 2;
    }
    return cost;
  }

  private change({ counts, ratings, rated }: Load, section: number, by: 1 | -1): void {
    for (const at of counts) {
      const difference = (this.counts[at] ?? 0) - (this.targets[at] ?? 0);
      // (d + by)² − d²
      this.squares += (this.weights[at] ?? 0) * (2 * by * difference + 1);
      this.counts[at] = (this.counts[at] ?? 0) + by;
    }
    this.ratings[section] = (this.ratings[section] ?? 0) + by * ratings;
    this.rated[section] = (this.rated[section] ?? 0) + by * rated;
  }
}
