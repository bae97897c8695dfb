import type { QuestionId } from '../kernel/ids.ts';
import type { KeyOfQuestion } from './link-ports.ts';
import type { SectionEnd } from './literals.ts';
import type { Reveal } from './ports.ts';
import { sectionEnd, sittingState } from './section-clock.ts';
import type { Sitting, WholeSitting } from './sitting.ts';
import { type WorkedQuestion, workedQuestions } from './worked-question.ts';

/** A cluster with fewer counted questions has no pass mark: chance would decide. */
const MIN_FOR_PASS_MARK = 10;

export interface ClusterScore {
  readonly id: string;
  readonly title: string;
  readonly correct: number;
  /** Questions that count. */
  readonly of: number;
  /** Points that somebody who is just good enough has; null where too few questions were rated. */
  readonly passMark: number | null;
  readonly isPassed: boolean | null;
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
  const counted = all.filter(({ question, key }) => question.isScored && !key.withdrawn);
  const clusters = clustersOf(sitting, counted);
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
  };
}

/** Clusters of the exam in its order; of practice, those that it asked. */
function clustersOf({ kind, shape }: Sitting, counted: readonly KeyedQuestion[]): ClusterScore[] {
  return shape.clusters
    .map(({ id, title }) => {
      const own = counted.filter(({ key }) => key.cluster === id);
      const correct = own.filter((one) => one.isRight).length;
      const passMark = passMarkOf(own);
      return { id, title, correct, of: own.length, passMark, isPassed: passMark === null ? null : correct >= passMark };
    })
    .filter(({ of }) => kind === 'mock' || of > 0);
}

/** Ratings are means: their sum may miss a whole number by a hair, which is no point more. */
function passMarkOf(own: readonly KeyedQuestion[]): number | null {
  if (own.length < MIN_FOR_PASS_MARK) return null;
  let sum = 0;
  for (const { key } of own) {
    if (key.rating === null) return null;
    sum += key.rating;
  }
  return Math.ceil(sum / 100 - 1e-9);
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
