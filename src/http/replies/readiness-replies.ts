import { type Chance, rounded, wordOf } from '../../domain/readiness/chance.ts';
import type { KeptEstimate } from '../../domain/readiness/curve.ts';
import type { MissedLesson } from '../../domain/readiness/queries/list-missed-lessons.ts';
import type { StudentReadiness } from '../../domain/readiness/queries/read-student-readiness.ts';
import type { Readiness } from '../../domain/readiness/readiness.ts';
import type { Interval } from '../../domain/readiness/reference-paper.ts';
import type { ExamReadinessReply, ReadinessHistoryReply, StudentReadinessReply } from '../../wire/replies/readiness.ts';
import { bothIds } from './both-ids.ts';

const chanceReply = ({ likely, lowest, highest }: Chance) => ({
  likely: rounded(likely),
  lowest: rounded(lowest),
  highest: rounded(highest),
  word: wordOf(likely),
});

export const intervalReply = ({ low, middle, high }: Interval) => ({
  low: Math.round(low),
  middle: Math.round(middle),
  high: Math.round(high),
});

export function examReadinessReply(found: Readiness): ExamReadinessReply {
  const { shape, evidence, estimate, failsBy, pace } = found;
  const titleOf = (entries: readonly { id: string; title: string }[], id: string) =>
    entries.find((entry) => entry.id === id)?.title ?? id;
  return {
    isConfirmed: shape.isConfirmed,
    evidence: {
      answers: evidence.answers,
      newestAt: evidence.newestAt?.toISOString() ?? null,
      reviewers: Math.round(evidence.reviewers * 10) / 10,
      isDemo: evidence.isDemo,
      leftOut: { ...evidence.leftOut },
    },
    clusters: estimate.clusters.map(({ id, answers, interval, standard, chance, more }, at) => ({
      ...{ id, short: shape.clusters[at]?.short ?? id, title: titleOf(shape.clusters, id) },
      answers,
      questions: found.approved[at] ?? 0,
      standardPercent: Math.round(standard),
      more,
      moreCases: found.moreCases[at] ?? 0,
      interval: more === 0 ? intervalReply(interval) : null,
      chance: more === 0 ? chanceReply(chance) : null,
    })),
    all: { chance: estimate.all.isKnown ? chanceReply(estimate.all.chance) : null, more: estimate.all.more },
    failsBy: failsBy && {
      cluster: failsBy.cluster,
      title: titleOf(shape.clusters, failsBy.cluster),
      chance: chanceReply(failsBy.chance),
    },
    pace: pace && { medianSeconds: Math.round(pace.medianSeconds), of: pace.of, secondsAllowed: shape.secondsAllowed },
    grid: found.grid.map(({ cluster, subject, right, of }) => ({
      ...{ cluster, subject, subjectTitle: titleOf(shape.subjects, subject) },
      ...{ correct: right, of },
    })),
  };
}

export const studentReadinessReply = ({ student, readiness }: StudentReadiness): StudentReadinessReply => ({
  student: { ...bothIds(student.id), name: student.name },
  readiness: examReadinessReply(readiness),
});

/** A place may name the question that it teaches, which is nobody’s here. */
export const missedLessonReply = ({
  courseId,
  contentId,
  title,
  isPaper,
  at,
  fileKey,
  hasMoved,
  questions,
}: MissedLesson) => ({
  ...{ courseId, contentId, title, isPaper, at, hasMoved, questions },
  s3Key: fileKey,
});

export const readinessHistoryReply = (kept: readonly KeptEstimate[]): ReadinessHistoryReply => ({
  days: kept.map(({ day, at, content: { answers, clusters, all } }) => ({
    ...{ day, at: at.toISOString(), answers },
    clusters: clusters.map(({ id, ...interval }) => ({ id, ...intervalReply(interval) })),
    all: all && { ...all },
  })),
});
