import type { CourseId, UserId } from '../kernel/ids.ts';

/** A line of the list of students. Administrators are no students and are never on it. */
export interface StudentSummary {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly joinedAt: Date;
  /** What they may enter now, oldest enrolment first; a course that is gone is left out. */
  readonly courses: readonly { id: CourseId; title: string }[];
}

export const STUDENT_SORTS = ['name', 'email', 'joined', 'courses'] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];

export interface StudentsPage {
  /** Each of its words stands somewhere in the name or the e-mail, whatever its case and accents (kernel/folded.ts). */
  readonly search: string;
  readonly sort: StudentSort;
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/**
 * What the screens about students read: it joins freely and holds no rule. Each call is a constant number of queries,
 * however many students and courses there are. Contract: tests/contracts/student-reader.contract.ts.
 */
export interface StudentReader {
  count(search: string): Promise<number>;
  /** Those that are equal in what is sorted by stand by name, then e-mail, then id: no row is on two pages. */
  page(wish: StudentsPage): Promise<StudentSummary[]>;
  /** By name, those behind `last`: reading on stays right while people join. */
  after(search: string, last: StudentSummary | undefined, limit: number): Promise<StudentSummary[]>;
}

/** One person, as far as enrolment needs to know them. */
export interface StudentFacts {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly joinedAt: Date;
}

/** Answered by identity. */
export interface Students {
  /** Undefined for an administrator too. */
  find(id: UserId): Promise<StudentFacts | undefined>;
  /** On how many devices they are signed in now. */
  countDevices(id: UserId): Promise<number>;
}
