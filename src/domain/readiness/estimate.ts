import { abilitiesOf, type CountedAnswer, likelihoodOf, type Tally, tallyOf } from './ability.ts';
import { type Chance, chancesOf } from './chance.ts';
import { ANSWERS_FOR_ALL, moreAnswers } from './enough-answers.ts';
import { type Interval, ReferencePaper } from './reference-paper.ts';

/** A cluster as the exam asks it. */
export interface AskedCluster {
  readonly id: string;
  /** Questions in the exam that count. */
  readonly questions: number;
  /** How many approved questions have each rating. */
  readonly approved: ReadonlyMap<number, number>;
}

export interface ClusterEstimate {
  readonly id: string;
  readonly answers: number;
  readonly interval: Interval;
  /** Expected percent of a candidate who is just good enough. */
  readonly standard: number;
  readonly chance: Chance;
  /** Answers until interval and chance may be shown; zero: they may. */
  readonly more: number;
}

export interface Estimate {
  readonly clusters: readonly ClusterEstimate[];
  readonly all: {
    readonly chance: Chance;
    /** Answers, in any cluster, until the chance may be shown; each cluster must be known, too. */
    readonly more: number;
    readonly isKnown: boolean;
  };
}

/**
 * Estimates a candidate from any number of answers. Whether it may be shown is told by `more` and `isKnown`.
 *
 * @param answers of these clusters alone.
 * @param spread standard deviation of how strict the exam is against this school's reviewers, in logits.
 */
export function estimateOf(
  answers: readonly CountedAnswer[],
  asked: readonly AskedCluster[],
  spread: number,
  now: Date,
): Estimate {
  const own = asked.map(({ id }) => answers.filter(({ cluster }) => cluster === id));
  const tallies = own.map((each) => tallyOf(each, now));
  const papers = asked.map(
    ({ questions, approved }, at) => new ReferencePaper(questions, ratingsOf(approved, tallies[at])),
  );
  const abilities = abilitiesOf(tallies.map(likelihoodOf));
  const chances = chancesOf(abilities, papers, spread);
  const clusters = abilities.clusters.flatMap((ability, at): ClusterEstimate[] => {
    const [cluster, paper, chance] = [asked[at], papers[at], chances.clusters[at]];
    if (!cluster || !paper || !chance) return [];
    const interval = paper.intervalOf(ability);
    const count = own[at]?.length ?? 0;
    const more = moreAnswers(count, ability, interval, paper);
    return [{ id: cluster.id, answers: count, interval, standard: paper.percentAt(0), chance, more }];
  });
  const more = Math.max(0, ANSWERS_FOR_ALL * asked.length - answers.length);
  return {
    clusters,
    all: { chance: chances.all, more, isKnown: more === 0 && clusters.every((cluster) => cluster.more === 0) },
  };
}

/** As hard for a candidate who is just good enough as most: taken where no question tells. */
const MIDDLE: ReadonlyMap<number, number> = new Map([[60, 1]]);

/** Ratings of approved questions, or of those that were answered where none is approved now. */
function ratingsOf(approved: ReadonlyMap<number, number>, tally: Tally | undefined): ReadonlyMap<number, number> {
  if (approved.size > 0) return approved;
  return tally?.size ? new Map([...tally.keys()].map((rating) => [rating, 1])) : MIDDLE;
}
