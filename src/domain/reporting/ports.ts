import type { CourseId, OrderId, UserId } from '../kernel/ids.ts';
import type { TeamRole } from '../kernel/literals.ts';
import type { Cents } from '../kernel/money.ts';
import type {
  AnsweredCell,
  ClassMember,
  ClassQuery,
  ClassSums,
  MissedQuestion,
  StudentEstimate,
} from './class-directory.ts';
import type { RecentEnrolment, Span, SpanFigures, TopCourse, Totals } from './figures.ts';
import type { StudentSummary, StudentsFilter, StudentsPage } from './student-directory.ts';
import type { OpenMatters } from './to-do.ts';

/**
 * The books added up. Reads join freely and hold no rule; each is a constant number of queries. Money is what was kept:
 * an order counts on the day it was paid, and what went back of it is taken away on the day it went back, so that a
 * month that is over never changes. Contract: tests/contracts/figures-reader.contract.ts.
 */
export interface FiguresReader {
  /** Time of the first enrolment or payment. */
  firstAt(): Promise<Date | undefined>;
  totals(): Promise<Totals>;
  /** Students whose account was made in the span. */
  newStudents(span: Span): Promise<number>;
  /** One for each span, in their order. Spans do not overlap. */
  perSpan(spans: readonly Span[]): Promise<SpanFigures[]>;
  /** Begun in the span, newest first. */
  recentEnrolments(span: Span, limit: number): Promise<RecentEnrolment[]>;
  /** Courses with activity in the span; most revenue first, then most enrolments, then by id. */
  topCourses(span: Span, limit: number): Promise<TopCourse[]>;
}

/** Counts what waits for an owner, in one read. Contract: tests/contracts/to-do-reader.test.ts. */
export interface ToDoReader {
  /**
   * `from` is now; access that ends at or after it and before `before` ends soon. With `heavy`, videos that play but
   * are heavy are to be converted too. A converter begins within ten minutes.
   */
  openMatters(ending: Span, viewer: UserId, videos: { readonly heavy: boolean }): Promise<OpenMatters>;
}

/** Answered by support. */
export interface WaitingThreads {
  /** Counts messages that these roles answer, and that have waited longer than a day. */
  count(roles: readonly TeamRole[]): Promise<number>;
}

/** Answered by catalog. */
export interface UnfinishedCourses {
  count(): Promise<number>;
}

/**
 * Read model of the student screens: joins freely and holds no rule. Constant number of queries per call, for any
 * number of students and courses. Contract: tests/contracts/student-reader.contract.ts.
 */
export interface StudentReader {
  count(filter: StudentsFilter): Promise<number>;
  /** Ties are sorted by name, e-mail, then id, so that no row is on two pages. */
  page(query: StudentsPage): Promise<StudentSummary[]>;
  /** Next page by name, after `last` (cursor pagination): stays right while students join. */
  after(filter: StudentsFilter, last: StudentSummary | undefined, limit: number): Promise<StudentSummary[]>;
}

/** A course as its class page names it. */
export interface ClassCourse {
  readonly id: CourseId;
  readonly title: string;
  /** Items that students may have. */
  readonly itemCount: number;
}

/**
 * Read model of a course's class: joins freely and holds no rule. Constant number of queries per call. Administrators
 * are in no class, and an account that was erased is gone from rows and sums. Contract:
 * tests/contracts/class-reader.test.ts.
 */
export interface ClassReader {
  course(courseId: CourseId): Promise<ClassCourse | undefined>;
  count(query: ClassQuery): Promise<number>;
  /** Silent for the most days first, then by the weakest cluster with enough answers, then by name. */
  page(query: ClassQuery & { readonly offset: number; readonly limit: number }): Promise<ClassMember[]>;
  /** Next page by name, after `last` (cursor pagination). */
  after(query: ClassQuery, last: ClassMember | undefined, limit: number): Promise<ClassMember[]>;
  /** These three are of everybody who may enter the course now. */
  sums(courseId: CourseId): Promise<ClassSums>;
  cells(courseId: CourseId): Promise<AnsweredCell[]>;
  /** Answered since then at least MIN_ANSWERS times; the lowest share of right answers first. */
  missed(courseId: CourseId, since: Date, limit: number): Promise<MissedQuestion[]>;
}

/** Clusters and subjects of the exam rules of today. */
export interface CurrentAreas {
  readonly clusters: readonly { readonly id: string; readonly short: string; readonly title: string }[];
  readonly subjects: readonly { readonly id: string; readonly title: string }[];
}

/** Answered by exam. */
export interface ExamAreas {
  current(): Promise<CurrentAreas>;
}

/** Answered by readiness, in one statement. */
export interface NewestEstimates {
  of(userIds: readonly UserId[]): Promise<StudentEstimate[]>;
}

/** One person, as the school knows them. */
export interface StudentProfile {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly joinedAt: Date;
  /** Since when an administrator has shut the account; null while it is open. */
  readonly disabledAt: Date | null;
  /** Since when the address is known to be theirs; null while they have not confirmed it. */
  readonly emailConfirmedAt: Date | null;
  /** Since when a mail service refuses it; null again once they confirm it anew. */
  readonly emailRefusedAt: Date | null;
}

/** Answered by identity. */
export interface StudentProfiles {
  /** Undefined for an administrator too. */
  find(id: UserId): Promise<StudentProfile | undefined>;
  /** On how many devices they are signed in now. */
  countDevices(id: UserId): Promise<number>;
  /** Another address of theirs that waits for its link to be opened. */
  waitingEmailOf(id: UserId): Promise<WaitingEmail | null>;
  /** Networks in which their account streams: one read. */
  streamsOf(id: UserId): Promise<StudentStreams>;
}

export interface WaitingEmail {
  readonly email: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  /** Name of the member of the team who corrects it; null where the student changes it. */
  readonly correctedBy: string | null;
}

export interface StudentStreams {
  readonly runningCount: number;
  /** Within a day. */
  readonly networkCount: number;
  readonly limits: { readonly atOnce: number; readonly networksADay: number };
  /** Networks of a week, last seen first. */
  readonly networks: readonly {
    readonly network: string;
    readonly lastSeenAt: Date;
    readonly isStreaming: boolean;
    readonly devices: readonly string[];
  }[];
}

/** Enrolment of a student in one course, as it is stored. */
export interface StudentEnrolment {
  readonly courseId: CourseId;
  readonly since: Date;
  /** The last moment of access, also where it has ended. */
  readonly endsAt: Date;
  readonly isActive: boolean;
  /** Null when an administrator enrolled them by hand. */
  readonly orderId: OrderId | null;
  readonly revokedAt: Date | null;
}

export interface StudentOrder {
  readonly id: OrderId;
  readonly courseId: CourseId;
  /** Title at the time of purchase. */
  readonly courseTitle: string;
  readonly status: 'pending' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'refunded';
  readonly totalCents: Cents;
  readonly discountCents: Cents;
  readonly coupon: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

/** Answered by enrolment. */
export interface StudentOrders {
  /** Revoked ones too; oldest first. */
  enrolmentsOf(userId: UserId): Promise<readonly StudentEnrolment[]>;
  /** Orders in every state, newest first. */
  ordersOf(userId: UserId): Promise<readonly StudentOrder[]>;
}

/** Progress of a student in one course. */
export interface CourseCompletion {
  /** Current title. */
  readonly title: string;
  readonly itemCount: number;
  readonly doneCount: number;
}

/** Answered by learning, in a constant number of queries. */
export interface StudyRecords {
  of(
    userId: UserId,
    courseIds: readonly CourseId[],
  ): Promise<{
    /** A course that is gone is absent. */
    readonly completions: ReadonlyMap<CourseId, CourseCompletion>;
    /** Time of the last activity by course, deleted ones too; absent without any. */
    readonly lastActivityAt: ReadonlyMap<CourseId, Date>;
  }>;
}
