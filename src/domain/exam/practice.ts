import { seedOf } from '../kernel/chance.ts';
import type { QuestionId } from '../kernel/ids.ts';
import type { ExamSection } from './blueprint.ts';
import type { PooledVignette } from './link-ports.ts';
import { PRACTICE_STATUSES, type PracticeStatus } from './literals.ts';
import type { QuestionHistory } from './ports.ts';

/** Choice of what to practise. No cluster or subject means all of them. */
export interface PracticeChoice {
  readonly clusters: readonly string[];
  readonly subjects: readonly string[];
  readonly status: PracticeStatus;
}

type History = ReadonlyMap<QuestionId, QuestionHistory>;
type PooledQuestion = PooledVignette['questions'][number];

export const historyOf = (rows: readonly QuestionHistory[]): History =>
  new Map(rows.map((row) => [row.questionId, row]));

/** Questions of one cluster about one subject, and how many of them were wrong in their newest answer. */
export interface WeakCell {
  readonly cluster: string;
  readonly subject: string;
  readonly wrong: number;
}

const MAX_WEAK_CELLS = 3;

/** Cells with the most wrong answers; equal ones in the order of the pool. */
export function weakCells(pool: readonly PooledVignette[], history: History): WeakCell[] {
  const cells = new Map<string, WeakCell>();
  for (const { id, cluster, subject } of pool.flatMap(({ questions }) => questions)) {
    if (history.get(id)?.isRight !== false) continue;
    const name = `${cluster} ${subject}`;
    cells.set(name, { cluster, subject, wrong: (cells.get(name)?.wrong ?? 0) + 1 });
  }
  return [...cells.values()].toSorted((one, other) => other.wrong - one.wrong).slice(0, MAX_WEAK_CELLS);
}

/** Vignettes with a question of the cluster, the subject and the status; whole cases are practised. */
export const fittingVignettes = (
  pool: readonly PooledVignette[],
  choice: PracticeChoice,
  history: History,
  weak = weakCells(pool, history),
): PooledVignette[] => pool.filter((vignette) => fits(vignette, choice, history, weak));

function fits(
  { questions }: PooledVignette,
  { clusters, subjects, status }: PracticeChoice,
  history: History,
  weak: readonly WeakCell[],
): boolean {
  const isWanted = ({ cluster, subject }: PooledQuestion): boolean =>
    (clusters.length === 0 || clusters.includes(cluster)) && (subjects.length === 0 || subjects.includes(subject));
  if (status === 'unseen' && questions.some(({ id }) => history.has(id))) return false;
  return questions.some((question) => isWanted(question) && hasStatus(question, status, history, weak));
}

function hasStatus(
  { id, cluster, subject }: PooledQuestion,
  status: PracticeStatus,
  history: History,
  weak: readonly WeakCell[],
): boolean {
  if (status === 'wrong') return history.get(id)?.isRight === false;
  if (status === 'flagged') return history.get(id)?.isFlagged === true;
  if (status === 'weak') return weak.some((cell) => cell.cluster === cluster && cell.subject === subject);
  return true;
}

/**
 * First those never seen, then those seen the fewest times, then those seen longest ago. Equal ones by the seed, so
 * that nobody gets the bank in the order in which it was written.
 */
export function practiceOrder(vignettes: readonly PooledVignette[], history: History, seed: string): PooledVignette[] {
  const ranked = vignettes.map((vignette) => {
    const met = vignette.questions.flatMap(({ id }) => history.get(id) ?? []);
    const times = Math.max(0, ...met.map((one) => one.times));
    const at = Math.max(0, ...met.map((one) => one.at.getTime()));
    return { vignette, times, at, tie: seedOf(`${seed} ${vignette.vignetteId}`) };
  });
  return ranked
    .toSorted((one, other) => one.times - other.times || one.at - other.at || one.tie - other.tie)
    .map(({ vignette }) => vignette);
}

export interface PracticeCounts {
  readonly vignettes: number;
  readonly questions: number;
  /** Vignettes that fit when this cluster, subject or status is chosen in place of those that are. */
  readonly byCluster: ReadonlyMap<string, number>;
  readonly bySubject: ReadonlyMap<string, number>;
  readonly byStatus: ReadonlyMap<PracticeStatus, number>;
  readonly weakCells: readonly WeakCell[];
  /** Whether cases of the demonstration are among those that fit. */
  readonly isDemo: boolean;
}

export function practiceCounts(
  pool: readonly PooledVignette[],
  choice: PracticeChoice,
  history: History,
  ids: { readonly clusters: readonly string[]; readonly subjects: readonly string[] },
): PracticeCounts {
  const weak = weakCells(pool, history);
  const fitting = fittingVignettes(pool, choice, history, weak);
  const count = (change: Partial<PracticeChoice>) =>
    fittingVignettes(pool, { ...choice, ...change }, history, weak).length;
  return {
    vignettes: fitting.length,
    questions: fitting.reduce((sum, { questions }) => sum + questions.length, 0),
    byCluster: new Map(ids.clusters.map((id) => [id, count({ clusters: [id] })])),
    bySubject: new Map(ids.subjects.map((id) => [id, count({ subjects: [id] })])),
    byStatus: new Map(PRACTICE_STATUSES.map((status) => [status, count({ status })])),
    weakCells: weak,
    isDemo: fitting.some(({ isDemo }) => isDemo),
  };
}

/** Minutes for so many vignettes at the pace of the exam. */
export const minutesFor = (vignettes: number, { vignettes: all, minutes }: ExamSection): number =>
  Math.ceil((vignettes * minutes) / all);
