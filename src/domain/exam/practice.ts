import type { QuestionId } from '../kernel/ids.ts';
import type { ExamSection } from './blueprint.ts';
import type { PooledVignette } from './link-ports.ts';
import type { PracticeStatus } from './literals.ts';
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

/** Vignettes with a question of the cluster, the subject and the status; whole cases are practised. */
export function fittingVignettes(
  pool: readonly PooledVignette[],
  { clusters, subjects, status }: PracticeChoice,
  history: History,
): PooledVignette[] {
  const isWanted = ({ cluster, subject }: PooledQuestion): boolean =>
    (clusters.length === 0 || clusters.includes(cluster)) && (subjects.length === 0 || subjects.includes(subject));
  return pool.filter(({ questions }) => {
    if (status === 'unseen' && questions.some(({ id }) => history.has(id))) return false;
    return questions.some((question) => isWanted(question) && hasStatus(status, history.get(question.id)));
  });
}

function hasStatus(status: PracticeStatus, newest: QuestionHistory | undefined): boolean {
  if (status === 'wrong') return newest?.isRight === false;
  if (status === 'flagged') return newest?.isFlagged === true;
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
    return { vignette, times, at, tie: spread(`${seed} ${vignette.vignetteId}`) };
  });
  return ranked
    .toSorted((one, other) => one.times - other.times || one.at - other.at || one.tie - other.tie)
    .map(({ vignette }) => vignette);
}

/** FNV-1a: a number that depends on every character. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export interface PracticeCounts {
  readonly vignettes: number;
  readonly questions: number;
  /** Vignettes that fit when this cluster, or subject, is chosen in place of those that are. */
  readonly byCluster: ReadonlyMap<string, number>;
  readonly bySubject: ReadonlyMap<string, number>;
}

export function practiceCounts(
  pool: readonly PooledVignette[],
  choice: PracticeChoice,
  history: History,
  ids: { readonly clusters: readonly string[]; readonly subjects: readonly string[] },
): PracticeCounts {
  const fitting = fittingVignettes(pool, choice, history);
  const count = (change: Partial<PracticeChoice>) => fittingVignettes(pool, { ...choice, ...change }, history).length;
  return {
    vignettes: fitting.length,
    questions: fitting.reduce((sum, { questions }) => sum + questions.length, 0),
    byCluster: new Map(ids.clusters.map((id) => [id, count({ clusters: [id] })])),
    bySubject: new Map(ids.subjects.map((id) => [id, count({ subjects: [id] })])),
  };
}

/** Minutes for so many vignettes at the pace of the exam. */
export const minutesFor = (vignettes: number, { vignettes: all, minutes }: ExamSection): number =>
  Math.ceil((vignettes * minutes) / all);
