import { after, DAY_MS } from '../kernel/clock.ts';
import type { CourseId, UserId } from '../kernel/ids.ts';
import { ENDS_SOON_DAYS, type StudentSort } from './literals.ts';

/** A line of the list of students. Administrators are no students and are never on it. */
export interface StudentSummary {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly joinedAt: Date;
  /** Null where no session of the last ninety days is known. */
  readonly lastSeenAt: Date | null;
  /** Courses with access now, oldest enrolment first; deleted ones are left out. */
  readonly courses: readonly DirectoryCourse[];
}

interface DirectoryCourse {
  readonly id: CourseId;
  readonly title: string;
  readonly endsAt: Date;
  /** Items that students may have, and how many of them this one has completed. */
  readonly itemCount: number;
  readonly doneCount: number;
}

/** Students that are meant: all of it holds for them. */
export interface StudentsFilter {
  /** Each of its words is somewhere in the name or the email, whatever its case and accents (kernel/folded.ts). */
  readonly search: string;
  /** May enter this course now; null for any. */
  readonly courseId: CourseId | null;
  /** The access to that course, or to any, ends soon. */
  readonly endsSoon: boolean;
}

/** Returns the time by which access ends soon. */
export const soonAfter = (now: Date): Date => after(now, ENDS_SOON_DAYS * DAY_MS);

export interface StudentsPage extends StudentsFilter {
  readonly sort: StudentSort;
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}
