import type { ExamReadinessReply } from '../../../../src/wire/replies/readiness.ts';

type Cluster = ExamReadinessReply['clusters'][number];

const near = (percent: number) => ({ percent, limit: null });

export const CHANCE = {
  likely: near(75),
  lowest: near(55),
  highest: { percent: 95, limit: 'over' },
  word: 'probably-above',
} as const satisfies NonNullable<Cluster['chance']>;

export const aCluster = (id: string, facts: Partial<Cluster> = {}): Cluster => ({
  ...{ id, short: `Short ${id}`, title: `Cluster ${id}`, answers: 48, questions: 70, standardPercent: 61 },
  ...{ more: 0, moreCases: 0, interval: { low: 58, middle: 66, high: 73 }, chance: CHANCE },
  ...facts,
});

export const UNKNOWN: Partial<Cluster> = { answers: 9, more: 15, moreCases: 3, interval: null, chance: null };

/** Two clusters that are known and one that is not. */
export const aReadiness = (facts: Partial<ExamReadinessReply> = {}): ExamReadinessReply => ({
  isConfirmed: true,
  evidence: {
    answers: 140,
    newestAt: new Date(Date.now() - 3 * 86_400_000 - 60_000).toISOString(),
    reviewers: 2,
    isDemo: false,
    leftOut: { unreleased: 0, withdrawn: 0, otherClusters: 0, unrated: 0, demo: 0 },
  },
  clusters: [
    aCluster('a'),
    aCluster('b', { chance: { ...CHANCE, likely: near(25), word: 'probably-below' } }),
    aCluster('c', UNKNOWN),
  ],
  all: { chance: null, more: 20 },
  failsBy: { cluster: 'b', title: 'Cluster b', chance: { ...CHANCE, likely: near(25), word: 'probably-below' } },
  pace: { medianSeconds: 71, of: 100, secondsAllowed: 103 },
  grid: [{ cluster: 'a', subject: 'endo', subjectTitle: 'Endodontics', correct: 20, of: 30 }],
  ...facts,
});
