import type { QuestionId } from '../kernel/ids.ts';
import { MIN_ANSWERS, pointsToPass } from '../kernel/pass-mark.ts';
import type { KeyOfQuestion } from '../kernel/vignettes.ts';
import type { SectionEnd } from './literals.ts';
import type { Reveal } from './ports.ts';
import { sectionEnd, sittingState } from './section-clock.ts';
import type { Sitting, WholeSitting } from './sitting.ts';
import { type WorkedQuestion, workedQuestions } from './worked-question.ts';

export interface ClusterScore {
  readonly id: string;
  readonly title: string;
  readonly correct: number;
  /** Questions that count. */
  readonly of: number;
  /** Points of a candidate who is just good enough; null where too few questions were rated. */
  readonly passMark: number | null;
  readonly isPassed: boolean | null;
  /** Passed before a question was withdrawn, and by the mark of that time, less the points that went with it. */
  readonly isEased: boolean;
}

export interface GridCell {
  readonly cluster: string;
  readonly subject: string;
  readonly subjectTitle: string;
  readonly correct: number;
  readonly of: number;
}

export interface SectionScore {
  readonly number: number;
  readonly end: SectionEnd | null;
  readonly minutes: number;
  readonly questions: number;
  readonly seconds: number;
  readonly unanswered: number;
  readonly notReached: number;
  /** Answers that came after the end and differ from what counts. */
  readonly late: number;
}

export interface WithdrawnInSitting {
  readonly questionId: QuestionId;
  readonly section: number;
  readonly position: number;
  readonly reason: string;
}

/** Place of a question in a sitting, and its answer. */
export interface PlacedAnswer {
  readonly section: number;
  /** Number of its vignette within the section, and its own within the section. */
  readonly case: number;
  readonly position: number;
  /** Null: it counts for nobody. */
  readonly isRight: boolean | null;
}

/** Result of a sitting, worked out anew whenever it is read. */
export interface Score {
  readonly clusters: readonly ClusterScore[];
  /** Every cluster is at or above its mark. Null of practice, and where a mark is missing and no cluster failed. */
  readonly isPassed: boolean | null;
  /** Every section was started. */
  readonly isComplete: boolean;
  readonly grid: readonly GridCell[];
  readonly sections: readonly SectionScore[];
  readonly withdrawn: readonly WithdrawnInSitting[];
  /** Unscored questions, without withdrawn ones. */
  readonly unscored: number;
  /** All of them, in their order. */
  readonly questions: readonly PlacedAnswer[];
}

/** Right answers of a sitting, among its questions that count. */
export interface Points {
  readonly right: number;
  readonly counted: number;
}

export function pointsOf({ questions }: Pick<Score, 'questions'>): Points {
  const counted = questions.filter(({ isRight }) => isRight !== null);
  return { right: counted.filter(({ isRight }) => isRight).length, counted: counted.length };
}

/** Question with its answer key. */
export interface KeyedQuestion {
  readonly question: WorkedQuestion;
  readonly key: KeyOfQuestion;
  readonly isRight: boolean;
}

/** These questions in their order, each with its key. */
export function keyedQuestions(questions: readonly WorkedQuestion[], keys: readonly KeyOfQuestion[]): KeyedQuestion[] {
  const keyOf = new Map(keys.map((key) => [`${key.versionId} ${key.questionId}`, key]));
  return questions.flatMap((question) => {
    const key = keyOf.get(`${question.versionId} ${question.id}`);
    return key ? [{ question, key, isRight: isRight(question, key) }] : [];
  });
}

/** Blank is wrong. */
const isRight = ({ optionId }: Pick<WorkedQuestion, 'optionId'>, key: Pick<KeyOfQuestion, 'optionId'>) =>
  optionId !== null && optionId === key.optionId;

/** Whether a question counts: scored, and not withdrawn. */
const counts = ({ question, key }: KeyedQuestion): boolean => question.isScored && !key.withdrawn;

export function scoreOf(
  { sitting, sections }: WholeSitting,
  keys: readonly KeyOfQuestion[],
  reveals: readonly Reveal[],
  now: Date,
): Score {
  const worked = sections.map((section) => ({ section, questions: workedQuestions(section, reveals) }));
  const all = keyedQuestions(
    worked.flatMap(({ questions }) => questions),
    keys,
  );
  const counted = all.filter(counts);
  const clusters = clustersOf(sitting, all);
  const state = sittingState(sitting, sections, now);
  return {
    clusters,
    isPassed: sitting.kind === 'mock' ? isEachPassed(clusters) : null,
    isComplete: sections.every(({ startedAt }) => startedAt !== null),
    grid: gridOf(sitting, counted),
    sections: worked.map(({ section, questions }) => {
      const count = (is: (question: WorkedQuestion) => boolean) => questions.filter(is).length;
      return {
        number: section.number,
        end: sectionEnd(section, state, now),
        minutes: section.minutes,
        questions: questions.length,
        seconds: questions.reduce((sum, { seconds }) => sum + seconds, 0),
        unanswered: count(({ optionId }) => optionId === null),
        notReached: count(({ isReached }) => !isReached),
        late: count(({ lateOptionId }) => lateOptionId !== null),
      };
    }),
    withdrawn: all.flatMap(({ question: { id: questionId, section, position }, key }) =>
      key.withdrawn ? [{ questionId, section, position, reason: key.withdrawn.reason }] : [],
    ),
    unscored: all.filter(({ question, key }) => !question.isScored && !key.withdrawn).length,
    questions: all.map((one) => ({
      ...{ section: one.question.section, case: one.question.case, position: one.question.position },
      isRight: counts(one) ? one.isRight : null,
    })),
  };
}

/** Whether each cluster was passed, and all of them. */
export function outcomeOf({ sitting, sections }: WholeSitting, keys: readonly KeyOfQuestion[]): readonly unknown[] {
  const questions = sections.flatMap((section) => workedQuestions(section));
  const clusters = clustersOf(sitting, keyedQuestions(questions, keys));
  return [isEachPassed(clusters), ...clusters.map(({ isPassed }) => isPassed)];
}

/** Clusters of the exam in its order; of practice, those that it asked. */
function clustersOf({ kind, shape }: Sitting, all: readonly KeyedQuestion[]): ClusterScore[] {
  return shape.clusters
    .map(({ id, title }) => {
      const scored = all.filter(({ question, key }) => question.isScored && key.cluster === id);
      const own = scored.filter(({ key }) => !key.withdrawn);
      const correct = rightIn(own);
      const mark = passMarkOf(own);
      const earlier = mark === null || correct < mark ? markBefore(scored, correct) : null;
      const passMark = earlier ?? mark;
      const isPassed = passMark === null ? null : correct >= passMark;
      return { id, title, correct, of: own.length, passMark, isPassed, isEased: earlier !== null };
    })
    .filter(({ of }) => kind === 'mock' || of > 0);
}

const rightIn = (questions: readonly KeyedQuestion[]): number => questions.filter((one) => one.isRight).length;

/**
 * Returns the mark by which a cluster was passed before a withdrawal, less the points lost since: no candidate fails by
 * a withdrawal. The highest one of several; null if it was never passed. Questions were withdrawn in the order of time.
 */
function markBefore(scored: readonly KeyedQuestion[], correct: number): number | null {
  const withdrawnAt = ({ key }: KeyedQuestion) => key.withdrawn?.at.getTime() ?? Number.POSITIVE_INFINITY;
  const moments = new Set(scored.map(withdrawnAt).filter(Number.isFinite));
  const reached = [...moments].flatMap((moment) => {
    const counted = scored.filter((one) => withdrawnAt(one) >= moment);
    const mark = passMarkOf(counted);
    const points = rightIn(counted);
    return mark !== null && points >= mark ? [mark - (points - correct)] : [];
  });
  return reached.length === 0 ? null : Math.max(0, ...reached);
}

/** Null where too few questions count, or one of them was not rated. */
function passMarkOf(own: readonly KeyedQuestion[]): number | null {
  if (own.length < MIN_ANSWERS) return null;
  let sum = 0;
  for (const { key } of own) {
    if (key.rating === null) return null;
    sum += key.rating;
  }
  return pointsToPass(sum);
}

function isEachPassed(clusters: readonly ClusterScore[]): boolean | null {
  if (clusters.some(({ isPassed }) => isPassed === false)) return false;
  return clusters.every(({ isPassed }) => isPassed) ? true : null;
}

/** Cells with questions, in the order of the exam's clusters and subjects. */
function gridOf({ shape }: Pick<Sitting, 'shape'>, counted: readonly KeyedQuestion[]): GridCell[] {
  return shape.clusters.flatMap((cluster) =>
    shape.subjects.flatMap((subject) => {
      const own = counted.filter(({ key }) => key.cluster === cluster.id && key.subject === subject.id);
      const correct = own.filter((one) => one.isRight).length;
      const cell = { cluster: cluster.id, subject: subject.id, subjectTitle: subject.title, correct, of: own.length };
      return own.length === 0 ? [] : [cell];
    }),
  );
}
