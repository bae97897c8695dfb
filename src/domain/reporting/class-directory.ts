import type { CalendarDay } from '../kernel/calendar.ts';
import type { CourseId, QuestionId, UserId, VignetteId } from '../kernel/ids.ts';
import { MIN_ANSWERS, pointsToPass } from '../kernel/pass-mark.ts';
import type { ClassFilter } from './literals.ts';

/** Answers to questions of one cluster, of one person or of a class. */
export interface Evidence {
  readonly cluster: string;
  readonly right: number;
  readonly of: number;
}

/** Evidence of one person, against the mark that the ratings of these very questions make. */
export interface MarkedEvidence extends Evidence {
  /** Sum of the ratings in percent; null where a question was not rated. */
  readonly rated: number | null;
}

/** A line of the class page. */
export interface ClassMember {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly endsAt: Date;
  /** Null where no session of the last ninety days is known. */
  readonly lastSeenAt: Date | null;
  readonly doneCount: number;
  /** Mock exams and practice that are over; previews are left out. */
  readonly finishedTests: number;
  readonly clusters: readonly MarkedEvidence[];
}

/** Expected percent of a cluster in the exam: four scores of five are between its ends. */
export interface ClusterInterval {
  readonly id: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Newest estimate of a student that was kept. */
export interface StudentEstimate {
  readonly userId: UserId;
  readonly day: CalendarDay;
  readonly answers: number;
  /** Clusters that were known. */
  readonly clusters: readonly ClusterInterval[];
}

/** A line of the class page with its estimate; null without one. */
export interface EstimatedMember extends ClassMember {
  readonly estimate: StudentEstimate | null;
}

/** Members that are meant. */
export interface ClassQuery {
  readonly courseId: CourseId;
  readonly filter: ClassFilter;
  /** Clusters of the exam rules of today: only in these is a member weak, or below the mark. */
  readonly clusters: readonly string[];
}

/** Answers of a class about one subject of a cluster. */
export interface AnsweredCell extends Evidence {
  readonly subject: string;
}

/** A question that many of a class have missed. */
export interface MissedQuestion {
  readonly questionId: QuestionId;
  readonly vignetteId: VignetteId;
  /** Shown as V12. */
  readonly vignetteNumber: number;
  readonly title: string;
  /** Within its vignette, from 1. */
  readonly position: number;
  readonly right: number;
  readonly of: number;
  /** Whether an author has tied it to a lesson. */
  readonly isTaught: boolean;
}

/** Sums of those who may enter the course now. */
export interface ClassSums {
  readonly students: number;
  readonly doneCount: number;
  readonly finishedTests: number;
}

/** @param current clusters of the exam rules of today, whose intervals alone are told, in their order. */
export function withEstimates(
  members: readonly ClassMember[],
  estimates: readonly StudentEstimate[],
  current: readonly string[],
): EstimatedMember[] {
  const own = new Map(estimates.map((estimate) => [estimate.userId, estimate]));
  return members.map((member) => {
    const estimate = own.get(member.id);
    if (!estimate) return { ...member, estimate: null };
    const clusters = current.flatMap((id) => estimate.clusters.find((cluster) => cluster.id === id) ?? []);
    return { ...member, estimate: { ...estimate, clusters } };
  });
}

/** Below the points of a candidate who is just good enough, in a cluster with enough answers. */
export const isBelowMark = ({ right, of, rated }: MarkedEvidence): boolean =>
  of >= MIN_ANSWERS && rated !== null && right < pointsToPass(rated);

/** Whole percent; null from fewer than MIN_ANSWERS. */
export const percentOf = ({ right, of }: Pick<Evidence, 'right' | 'of'>): number | null =>
  of < MIN_ANSWERS ? null : Math.round((100 * right) / of);
