import type { CourseId, UserId } from '../kernel/ids.ts';
import type { StudentSort } from './literals.ts';

/** A line of the list of students. Administrators are no students and are never on it. */
export interface StudentSummary {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly joinedAt: Date;
  /** Courses with access now, oldest enrolment first; deleted ones are left out. */
  readonly courses: readonly { id: CourseId; title: string; endsAt: Date }[];
}

export interface StudentsPage {
  /** Each of its words stands somewhere in the name or the e-mail, whatever its case and accents (kernel/folded.ts). */
  readonly search: string;
  readonly sort: StudentSort;
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}
