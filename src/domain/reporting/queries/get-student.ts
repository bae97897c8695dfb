import type { AuditLog } from '../../kernel/audit.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import type {
  CourseCompletion,
  StudentEnrolment,
  StudentOrder,
  StudentOrders,
  StudentProfile,
  StudentProfiles,
  StudentStreams,
  StudyRecords,
  WaitingEmail,
} from '../ports.ts';

export interface StudentCourse {
  readonly enrolment: StudentEnrolment;
  /** Current title, else the title on the order; null if deleted and never bought. */
  readonly title: string | null;
  readonly isGone: boolean;
  readonly itemCount: number;
  readonly doneCount: number;
  /** Null when nothing was opened yet. */
  readonly lastActivityAt: Date | null;
}

export interface StudentRecord {
  readonly student: StudentProfile;
  readonly waitingEmail: WaitingEmail | null;
  readonly deviceCount: number;
  readonly streams: StudentStreams;
  /** Active enrolments before ended ones, oldest first. */
  readonly courses: readonly StudentCourse[];
  /** Newest first, in every state. */
  readonly orders: readonly StudentOrder[];
  readonly actions: Awaited<ReturnType<AuditLog['listAbout']>>;
}

/** Returns a student's account, courses and orders in a constant number of reads; player events are read apart. */
export class GetStudent {
  constructor(
    private readonly students: StudentProfiles,
    private readonly orders: StudentOrders,
    private readonly records: StudyRecords,
    private readonly auditLog: AuditLog,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<StudentRecord> {
    const student = await this.students.find(userId);
    if (!student) throw noSuchStudent();
    const enrolments = await this.orders.enrolmentsOf(userId);
    const orders = await this.orders.ordersOf(userId);
    const { completions, lastActivityAt } = await this.records.of(
      userId,
      enrolments.map(({ courseId }) => courseId),
    );
    const courses = enrolments.map((enrolment) => ({
      ...completionOf(enrolment.courseId, completions.get(enrolment.courseId), orders),
      enrolment,
      lastActivityAt: lastActivityAt.get(enrolment.courseId) ?? null,
    }));
    return {
      student,
      waitingEmail: await this.students.waitingEmailOf(userId),
      deviceCount: await this.students.countDevices(userId),
      streams: await this.students.streamsOf(userId),
      courses: [
        ...courses.filter(({ enrolment }) => mayEnter(enrolment)),
        ...courses.filter(({ enrolment }) => !mayEnter(enrolment)),
      ],
      orders,
      actions: await this.auditLog.listAbout(userId),
    };
  }
}

const mayEnter = ({ isActive, revokedAt }: StudentEnrolment): boolean => isActive && revokedAt === null;

/** A course that is gone has no items to count; the order that paid for it still knows its title. */
const completionOf = (
  courseId: CourseId,
  completion: CourseCompletion | undefined,
  orders: readonly StudentOrder[],
): Omit<StudentCourse, 'enrolment' | 'lastActivityAt'> =>
  completion
    ? { ...completion, isGone: false }
    : {
        title: orders.find((order) => order.courseId === courseId)?.courseTitle ?? null,
        isGone: true,
        itemCount: 0,
        doneCount: 0,
      };

/**
 * Refuses administrators and unknown ids alike, in the words in which enrolment refuses them: clients know one code.
 */
const noSuchStudent = (): DomainError =>
  new DomainError('not-found', 'enrolment/no-student', 'There is no such student.');
