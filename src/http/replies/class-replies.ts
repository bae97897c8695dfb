import { type Evidence, isBelowMark, percentOf } from '../../domain/reporting/class-directory.ts';
import type { CurrentAreas } from '../../domain/reporting/ports.ts';
import type { FoundClass } from '../../domain/reporting/queries/get-class.ts';
import type { ClassAnswers } from '../../domain/reporting/queries/get-class-answers.ts';
import type { ClassAnswersReply, ClassReply } from '../../wire/replies/class.ts';
import { bothIds } from './both-ids.ts';
import { intervalReply } from './readiness-replies.ts';
import { timeOrNull } from './time-or-null.ts';

const NONE = { right: 0, of: 0, rated: null };

const shareOf = (evidence: Pick<Evidence, 'right' | 'of'>) => ({ percent: percentOf(evidence), of: evidence.of });

/** Evidence about each cluster of the exam rules, in their order. */
export const byCluster = <One extends Evidence>({ clusters }: CurrentAreas, own: readonly One[]) =>
  clusters.map(({ id }) => own.find(({ cluster }) => cluster === id) ?? { ...NONE, cluster: id });

export const classReply = ({ course, areas, members, total, page }: FoundClass, limit: number): ClassReply => ({
  course: { ...bothIds(course.id), title: course.title, itemCount: course.itemCount },
  clusters: areas.clusters.map((cluster) => ({ ...cluster })),
  subjects: areas.subjects.map((subject) => ({ ...subject })),
  students: members.map(({ id, name, endsAt, lastSeenAt, doneCount, finishedTests, clusters, estimate }) => ({
    ...bothIds(id),
    name,
    endsAt: endsAt.toISOString(),
    lastSeenAt: timeOrNull(lastSeenAt),
    completedCount: doneCount,
    finishedTests,
    clusters: byCluster(areas, clusters).map((one) => ({
      id: one.cluster,
      ...shareOf(one),
      isBelow: 'rated' in one && isBelowMark(one),
    })),
    estimate: estimate && {
      ...{ day: estimate.day, answers: estimate.answers },
      clusters: estimate.clusters.map(({ id, ...interval }) => ({ id, ...intervalReply(interval) })),
    },
  })),
  total,
  page,
  limit,
});

export function classAnswersReply({ course, areas, sums, cells, leftOut, missed }: ClassAnswers): ClassAnswersReply {
  const titles = new Map(areas.subjects.map(({ id, title }) => [id, title]));
  return {
    course: { ...bothIds(course.id), title: course.title, itemCount: course.itemCount },
    clusters: areas.clusters.map((cluster) => ({ ...cluster })),
    students: sums.students,
    completedCount: sums.doneCount,
    finishedTests: sums.finishedTests,
    whole: areas.clusters.map(({ id }) => {
      const own = cells.filter(({ cluster }) => cluster === id);
      const sumOf = (value: (one: Evidence) => number) => own.reduce((sum, one) => sum + value(one), 0);
      return { id, ...shareOf({ right: sumOf(({ right }) => right), of: sumOf(({ of }) => of) }) };
    }),
    cells: cells.map(({ cluster, subject, ...own }) => ({
      ...{ cluster, subject, subjectTitle: titles.get(subject) ?? subject },
      ...shareOf(own),
    })),
    leftOut,
    missed: missed.map(({ questionId, right, of, ...one }) => ({
      ...bothIds(questionId),
      ...one,
      percent: Math.round((100 * right) / of),
      of,
    })),
  };
}
