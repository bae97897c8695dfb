import { seedOf } from '../kernel/chance.ts';
import type { QuestionId } from '../kernel/ids.ts';
import type { PooledVignette } from '../kernel/vignettes.ts';
import type { ExamSection } from './blueprint.ts';
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
  if (status === 'unseen' && !isUnseen(questions, history)) return false;
  return questions.some(
    (question) =>
      isAmong(clusters, question.cluster) &&
      isAmong(subjects, question.subject) &&
      hasStatus(question, status, history, weak),
  );
}

const isAmong = (chosen: readonly string[], id: string): boolean => chosen.length === 0 || chosen.includes(id);

const isUnseen = (questions: readonly PooledQuestion[], history: History): boolean =>
  !questions.some(({ id }) => history.has(id));

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

/** Counts in one pass over the pool, for any number of clusters and subjects. */
export function practiceCounts(
  pool: readonly PooledVignette[],
  choice: PracticeChoice,
  history: History,
  ids: { readonly clusters: readonly string[]; readonly subjects: readonly string[] },
): PracticeCounts {
  const weak = weakCells(pool, history);
  const [byCluster, bySubject] = [noneOf(ids.clusters), noneOf(ids.subjects)];
  const byStatus = noneOf(PRACTICE_STATUSES);
  const fitting = pool.filter(({ questions }) => {
    const fit = fitOf(questions, choice, history, weak);
    countEach(byCluster, fit.clusters);
    countEach(bySubject, fit.subjects);
    countEach(byStatus, fit.statuses);
    return fit.statuses.has(choice.status);
  });
  return {
    vignettes: fitting.length,
    questions: fitting.reduce((sum, { questions }) => sum + questions.length, 0),
    byCluster,
    bySubject,
    byStatus,
    weakCells: weak,
    isDemo: fitting.some(({ isDemo }) => isDemo),
  };
}

/** Clusters, subjects and statuses of which each alone makes a vignette fit, the rest of the choice as it is. */
function fitOf(
  questions: readonly PooledQuestion[],
  { clusters, subjects, status }: PracticeChoice,
  history: History,
  weak: readonly WeakCell[],
) {
  const fit = { clusters: new Set<string>(), subjects: new Set<string>(), statuses: new Set<PracticeStatus>() };
  const possible = isUnseen(questions, history) ? PRACTICE_STATUSES : SEEN_STATUSES;
  for (const question of questions) {
    const [inCluster, inSubject] = [isAmong(clusters, question.cluster), isAmong(subjects, question.subject)];
    const own = possible.filter((one) => hasStatus(question, one, history, weak));
    if (own.includes(status) && inSubject) fit.clusters.add(question.cluster);
    if (own.includes(status) && inCluster) fit.subjects.add(question.subject);
    if (inCluster && inSubject) for (const one of own) fit.statuses.add(one);
  }
  return fit;
}

const SEEN_STATUSES = PRACTICE_STATUSES.filter((status) => status !== 'unseen');

const noneOf = <Id extends string>(ids: readonly Id[]) => new Map<Id, number>(ids.map((id) => [id, 0]));

/** Leaves ids out that are not counted: the blueprint has them no more. */
function countEach<Id extends string>(counts: Map<Id, number>, ids: ReadonlySet<Id>): void {
  for (const id of ids) {
    const before = counts.get(id);
    if (before !== undefined) counts.set(id, before + 1);
  }
}

/** Minutes for this number of vignettes at the pace of the exam, rounded up. */
export const minutesFor = (vignettes: number, { vignettes: all, minutes }: ExamSection): number =>
  Math.ceil((vignettes * minutes) / all);
