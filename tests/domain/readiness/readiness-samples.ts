import type { CountedAnswer } from '../../../src/domain/readiness/ability.ts';
import type { AskedCluster } from '../../../src/domain/readiness/estimate.ts';
import type { AnswerAtSight } from '../../../src/domain/readiness/evidence.ts';
import { type ApprovedBank, type ExamShape, readinessOf } from '../../../src/domain/readiness/readiness.ts';

export const NOW = new Date('2026-03-01T00:00:00Z');
/** Rating of a question that is as hard as a candidate who is just good enough is able. */
export const EVEN = 57.5;

export const CLUSTERS = ['c1', 'c2', 'c3', 'c4'];

export const aShape = (facts: Partial<ExamShape> = {}): ExamShape => ({
  clusters: CLUSTERS.map((id) => ({ id, short: `Short ${id}`, title: `Cluster ${id}`, questions: 60 })),
  subjects: ['endodontics', 'radiology'].map((id) => ({ id, title: `Subject ${id}` })),
  secondsAllowed: 103,
  strictness: { 1: 0.35, 2: 0.25, 5: 0.18 },
  isConfirmed: false,
  ...facts,
});

export const asked = (ids: readonly string[] = CLUSTERS): AskedCluster[] =>
  ids.map((id) => ({ id, questions: 60, approved: new Map([[EVEN, 10]]) }));

/** Two questions of a cluster in each case that has any. */
export const APPROVED: ApprovedBank = {
  ratings: new Map(CLUSTERS.map((id) => [id, new Map([[EVEN, 10]])])),
  perCase: new Map(CLUSTERS.map((id) => [id, 2])),
};

let cases = 0;
/** Each about a case of its own, until told otherwise. */
export const anAnswer = (facts: Partial<CountedAnswer> = {}): CountedAnswer => {
  cases += 1;
  return {
    ...{ cluster: 'c1', subject: 'endodontics', vignetteId: `case-${cases}`, isRight: true, rating: EVEN },
    ...{ pace: 'exam', seconds: 90, at: NOW },
    ...facts,
  };
};

export const answers = (count: number, facts: (at: number) => Partial<CountedAnswer> = () => ({})): CountedAnswer[] =>
  Array.from({ length: count }, (_, at) => anAnswer(facts(at)));

export const atSight = (facts: Partial<AnswerAtSight> = {}): AnswerAtSight => ({
  ...anAnswer(),
  questionId: `question-${cases}`,
  ...{ reviewers: 2, isReleased: true, isWithdrawn: false, isDemo: false },
  ...facts,
});

export const rows = (count: number, facts: (at: number) => Partial<AnswerAtSight> = () => ({})): AnswerAtSight[] =>
  Array.from({ length: count }, (_, at) => atSight(facts(at)));

export const readiness = (of: readonly AnswerAtSight[], shape: Partial<ExamShape> = {}, approved = APPROVED) =>
  readinessOf(of, aShape(shape), approved, NOW);
