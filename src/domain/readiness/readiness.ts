import type { CountedAnswer } from './ability.ts';
import { type Chance, wordOf } from './chance.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { type AnswerAtSight, type Evidence, evidenceOf } from './evidence.ts';

/** The exam as its rules are now. */
export interface ExamShape {
  readonly clusters: readonly {
    readonly id: string;
    readonly short: string;
    readonly title: string;
    /** Questions that count. */
    readonly questions: number;
  }[];
  readonly subjects: readonly { readonly id: string; readonly title: string }[];
  /** For a question; null where the exam has none. */
  readonly secondsAllowed: number | null;
  /** Spread of how strict reviewers are, by how many of them there are. */
  readonly strictness: { readonly 1: number; readonly 2: number; readonly 5: number };
  readonly isConfirmed: boolean;
}

/** Approved questions, by their clusters. */
export interface ApprovedBank {
  /** How many of each cluster have each rating. */
  readonly ratings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Mean number of questions of a cluster in a case for practice that has any. */
  readonly perCase: ReadonlyMap<string, number>;
}

export interface AnsweredCell {
  readonly cluster: string;
  readonly subject: string;
  readonly right: number;
  readonly of: number;
}

export interface Readiness {
  readonly shape: ExamShape;
  readonly evidence: Omit<Evidence, 'answers'> & { readonly answers: number };
  readonly estimate: Estimate;
  /** Approved questions with a rating, in the order of the clusters. */
  readonly approved: readonly number[];
  /** Cases for practice that have the questions which a cluster needs to be known; zero: it is. */
  readonly moreCases: readonly number[];
  /** The known cluster that would most probably be failed; null where none is below probably passed. */
  readonly failsBy: { readonly cluster: string; readonly chance: Chance } | null;
  /** Pace of the answers under the clock; null without any. */
  readonly pace: { readonly medianSeconds: number; readonly of: number } | null;
  readonly grid: readonly AnsweredCell[];
}

/** Works out anew, at each reading, how one person’s answers compare with the exam. */
export function readinessOf(
  rows: readonly AnswerAtSight[],
  shape: ExamShape,
  bank: ApprovedBank,
  now: Date,
): Readiness {
  const { answers, ...evidence } = evidenceOf(rows, new Set(shape.clusters.map(({ id }) => id)));
  const asked = shape.clusters.map(({ id, questions }) => ({ id, questions, approved: bank.ratings.get(id) ?? NONE }));
  const estimate = estimateOf(answers, asked, spreadOf(shape.strictness, evidence.reviewers), now);
  return {
    shape,
    evidence: { ...evidence, answers: answers.length },
    estimate,
    approved: asked.map((cluster) => [...cluster.approved.values()].reduce((sum, count) => sum + count, 0)),
    moreCases: estimate.clusters.map(({ id, more }) => Math.ceil(more / (bank.perCase.get(id) ?? 1))),
    failsBy: failsBy(estimate),
    pace: paceOf(answers),
    grid: gridOf(answers, shape),
  };
}

const NONE: ReadonlyMap<number, number> = new Map();

/** The more people set a standard, the nearer it is to that of the exam. */
function spreadOf(strictness: ExamShape['strictness'], reviewers: number): number {
  if (reviewers >= 5) return strictness[5];
  return reviewers >= 2 ? strictness[2] : strictness[1];
}

function failsBy({ clusters }: Estimate): Readiness['failsBy'] {
  const known = clusters.filter(({ more }) => more === 0);
  const [lowest] = known.toSorted((one, other) => one.chance.likely - other.chance.likely);
  if (!lowest || ['above', 'probably-above'].includes(wordOf(lowest.chance.likely))) return null;
  return { cluster: lowest.id, chance: lowest.chance };
}

function paceOf(answers: readonly CountedAnswer[]): Readiness['pace'] {
  const seconds = answers.flatMap((one) => (one.pace === 'exam' ? [one.seconds] : [])).toSorted((a, b) => a - b);
  const middle = seconds.slice(Math.floor((seconds.length - 1) / 2), Math.floor(seconds.length / 2) + 1);
  if (middle.length === 0) return null;
  return { medianSeconds: middle.reduce((sum, one) => sum + one, 0) / middle.length, of: seconds.length };
}

/** Cells with answers, in the order of the exam. */
function gridOf(answers: readonly CountedAnswer[], { clusters, subjects }: ExamShape): AnsweredCell[] {
  const cells = new Map<string, { right: number; of: number }>();
  for (const { cluster, subject, isRight } of answers) {
    const name = `${cluster} ${subject}`;
    const { right, of } = cells.get(name) ?? { right: 0, of: 0 };
    cells.set(name, { right: right + (isRight ? 1 : 0), of: of + 1 });
  }
  return clusters.flatMap((cluster) =>
    subjects.flatMap((subject) => {
      const cell = cells.get(`${cluster.id} ${subject.id}`);
      return cell ? [{ cluster: cluster.id, subject: subject.id, ...cell }] : [];
    }),
  );
}
