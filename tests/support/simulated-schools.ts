/**
 * Schools whose truth is known, to see whether what readiness says of their candidates is true. The truth differs from
 * what the arithmetic supposes: candidates are more alike, and how much is guessed is not the floor.
 */

import { chanceFrom, shuffled } from '../../src/domain/kernel/chance.ts';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import type { CountedAnswer } from '../../src/domain/readiness/ability.ts';
import { type Estimate, estimateOf } from '../../src/domain/readiness/estimate.ts';

/** Standard deviations in logits. */
const GENERAL = 0.8;
const CLUSTER = 0.35;
const JUDGES = 0.7;
const CASE = 0.4;
/** Of difficulties, which are on the average easy for a candidate who is just good enough. */
const HARDNESS = { mean: -0.5, spread: 0.8 };
/** How strict the exam is against two reviewers. */
const STRICTNESS = 0.25;

const CLUSTERS = ['c1', 'c2', 'c3', 'c4'];
const CASES = 240;
const QUESTIONS_OF_CASE = 5;
const EXAM_QUESTIONS = 60;
const EXAM_QUESTIONS_OF_CASE = 2;
const NOW = new Date('2026-03-01T00:00:00Z');

export interface SchoolFacts {
  readonly guessing: number;
  /** Of the five questions of a case; all others are of any cluster. */
  readonly ofOneCluster: 1 | 5;
  readonly seed: number;
}

interface TrueQuestion {
  readonly cluster: number;
  readonly rating: number;
  readonly difficulty: number;
}

class School {
  readonly chance: () => number;
  readonly cases: readonly (readonly TrueQuestion[])[];
  private readonly ofClusters: readonly (readonly TrueQuestion[])[];
  readonly asked: Parameters<typeof estimateOf>[1];

  constructor(private readonly facts: SchoolFacts) {
    this.chance = chanceFrom(facts.seed);
    this.cases = Array.from({ length: CASES }, (_, at) =>
      Array.from({ length: QUESTIONS_OF_CASE }, (_, position) =>
        this.question(
          position < facts.ofOneCluster ? at % CLUSTERS.length : Math.floor(this.chance() * CLUSTERS.length),
        ),
      ),
    );
    const all = this.cases.flat();
    this.ofClusters = CLUSTERS.map((_, cluster) => all.filter((question) => question.cluster === cluster));
    this.asked = this.ofClusters.map((own, cluster) => {
      const approved = new Map<number, number>();
      for (const { rating } of own) approved.set(rating, (approved.get(rating) ?? 0) + 1);
      return { id: CLUSTERS[cluster]!, questions: EXAM_QUESTIONS, approved };
    });
  }

  normal(spread: number): number {
    return spread * Math.sqrt(-2 * Math.log(1 - this.chance())) * Math.cos(2 * Math.PI * this.chance());
  }

  /** True chance of a right answer. */
  right(ability: number, difficulty: number): number {
    const { guessing } = this.facts;
    return guessing + (1 - guessing) / (1 + Math.exp(difficulty - ability));
  }

  question(cluster: number): TrueQuestion {
    const judged = HARDNESS.mean + this.normal(HARDNESS.spread);
    const rating = Math.min(95, Math.max(20, Math.round(this.right(0, judged) * 20) * 5));
    return { cluster, rating, difficulty: judged + this.normal(JUDGES) };
  }

  /** True expected percent on all questions of a cluster. */
  percent(cluster: number, ability: number): number {
    const own = this.ofClusters[cluster]!;
    return (100 * own.reduce((sum, { difficulty }) => sum + this.right(ability, difficulty), 0)) / own.length;
  }

  caseEffect = () => this.normal(CASE);
}

type Answered = { readonly pace: CountedAnswer['pace']; readonly days: number };
const FRESH: Answered = { pace: 'exam', days: 0 };

/** A person who answers cases in an order of their own, each once. */
class Candidate {
  readonly abilities: readonly number[];
  private readonly answers: CountedAnswer[] = [];
  private readonly counts = CLUSTERS.map(() => 0);
  private readonly order: readonly (readonly TrueQuestion[])[];
  private next = 0;

  constructor(private readonly school: School) {
    const general = school.normal(GENERAL);
    this.abilities = CLUSTERS.map(() => general + school.normal(CLUSTER));
    this.order = shuffled(school.cases, school.chance);
  }

  /** Answers until each cluster has so many in all; what is over is not asked. */
  answerUntil(limits: readonly number[], { pace, days }: Answered): void {
    while (this.next < this.order.length && this.counts.some((count, at) => count < (limits[at] ?? 0))) {
      const effect = this.school.caseEffect();
      for (const { cluster, rating, difficulty } of this.order[this.next] ?? []) {
        if ((this.counts[cluster] ?? 0) >= (limits[cluster] ?? 0)) continue;
        this.counts[cluster]! += 1;
        const isRight = this.school.chance() < this.school.right(this.abilities[cluster]! + effect, difficulty);
        const at = after(NOW, -days * DAY_MS);
        const names = { cluster: CLUSTERS[cluster]!, subject: 'any', vignetteId: `${this.next}` };
        this.answers.push({ ...names, rating, isRight, pace, seconds: 90, at });
      }
      this.next += 1;
    }
  }

  answerMore(cluster: number, more: number): void {
    this.answerUntil(
      this.counts.map((count, at) => (at === cluster ? count + more : count)),
      FRESH,
    );
  }

  estimate = (): Estimate => estimateOf(this.answers, this.school.asked, STRICTNESS, NOW);

  /** Sits an exam of questions that nobody has seen; its mark is the points of who is just good enough. */
  sitExam(): boolean[] {
    const strict = this.school.normal(STRICTNESS);
    return this.abilities.map((ability, cluster) => {
      let [mark, points, effect] = [0, 0, 0];
      for (let at = 0; at < EXAM_QUESTIONS; at += 1) {
        if (at % EXAM_QUESTIONS_OF_CASE === 0) effect = this.school.caseEffect();
        const { difficulty } = this.school.question(cluster);
        mark += this.school.right(strict, difficulty);
        points += this.school.chance() < this.school.right(ability + effect, difficulty) ? 1 : 0;
      }
      return points >= Math.ceil(mark);
    });
  }
}

export interface Sample {
  readonly schools: number;
  readonly candidates: number;
  /** Of the first school; the others have the numbers after it. */
  readonly seed: number;
}

function* candidatesOf(facts: Omit<SchoolFacts, 'seed'>, { schools, candidates, seed }: Sample) {
  for (let at = 0; at < schools; at += 1) {
    const school = new School({ ...facts, seed: seed + at });
    for (let one = 0; one < candidates; one += 1) yield { school, candidate: new Candidate(school) };
  }
}

/** Chances of one tenth, from 0 to 1. */
export class Bins {
  private readonly tenths = Array.from({ length: 10 }, () => ({ of: 0, predicted: 0, passed: 0 }));

  add(chance: number, isPassed: boolean): void {
    const tenth = this.tenths[Math.min(9, Math.floor(chance * 10))]!;
    tenth.of += 1;
    tenth.predicted += chance;
    tenth.passed += isPassed ? 1 : 0;
  }

  /** In percent; those with at least a hundred. */
  get full(): { readonly predicted: number; readonly passed: number; readonly of: number }[] {
    return this.tenths
      .filter(({ of }) => of >= 100)
      .map(({ of, predicted, passed }) => ({ predicted: (100 * predicted) / of, passed: (100 * passed) / of, of }));
  }
}

/** How often the interval holds the truth, and who passes an exam against what was predicted. */
export function covered(facts: Omit<SchoolFacts, 'seed'>, answers: number, sample: Sample, bins: Bins) {
  let [inside, width, of] = [0, 0, 0];
  for (const { school, candidate } of candidatesOf(facts, sample)) {
    candidate.answerUntil(
      CLUSTERS.map(() => answers),
      FRESH,
    );
    const { clusters, all } = candidate.estimate();
    const passed = candidate.sitExam();
    bins.add(
      all.chance.likely,
      passed.every((one) => one),
    );
    for (const [at, { interval, chance }] of clusters.entries()) {
      const truth = school.percent(at, candidate.abilities[at]!);
      inside += interval.low <= truth && truth <= interval.high ? 1 : 0;
      width += interval.high - interval.low;
      of += 1;
      bins.add(chance.likely, passed[at]!);
    }
  }
  return { percent: (100 * inside) / of, width: width / of };
}

/** What candidates have answered before they are told how many more the first cluster needs. */
export const BEFORE: Readonly<Record<string, Answered & { readonly answers: readonly number[] }>> = {
  'nothing yet': { answers: [0, 0, 0, 0], ...FRESH },
  'ten in one cluster': { answers: [10, 0, 0, 0], ...FRESH },
  'twenty in one cluster': { answers: [20, 0, 0, 0], ...FRESH },
  'ten in each, at leisure': { answers: [10, 10, 10, 10], pace: 'relaxed', days: 0 },
  'twenty in each, two months ago': { answers: [20, 20, 20, 20], pace: 'exam', days: 60 },
  'forty in each, three months ago': { answers: [40, 40, 40, 40], pace: 'exam', days: 90 },
};

/** How many of those who did what they were told are known then. */
export function promised(facts: Omit<SchoolFacts, 'seed'>, before: keyof typeof BEFORE, sample: Sample) {
  const { answers, ...how } = BEFORE[before]!;
  let [told, sum, known] = [0, 0, 0];
  for (const { candidate } of candidatesOf(facts, sample)) {
    candidate.answerUntil(answers, how);
    const more = candidate.estimate().clusters[0]!.more;
    if (more === 0) continue;
    candidate.answerMore(0, more);
    told += 1;
    sum += more;
    known += candidate.estimate().clusters[0]!.more === 0 ? 1 : 0;
  }
  return { percent: (100 * known) / told, more: sum / told, told };
}
